import type { AddedModule } from "../../../web/src/games/added/contract";

/** A horse runs from where it was to where it is. */
export const motions: AddedModule["motions"] & object = {
  motion: ({ name, args }) => {
    const spot = [`horse:${args["seat"]}`];
    return { flights: name === "runs" ? [{ from: spot, to: spot }] : [], tumble: [], casts: [] };
  },
  spots: ({ name, args }) => (name === "runs" ? [`horse:${args["seat"]}`] : []),
};
