/** Games after which a rating says something. */
const ENOUGH = 5;

export const isRated = ({ games }: { games: number }): boolean => games >= ENOUGH;
