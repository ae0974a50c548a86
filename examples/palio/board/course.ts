import type { AddedModule } from "../../../web/src/games/added/contract";

export const course: AddedModule["course"] & object = {
  rounds: 9,
  gains:
    () =>
    ({ name, args }) =>
      name === "runs"
        ? { seat: Number(args["seat"]), points: Number(args["stretches"]), end: false }
        : null,
};
