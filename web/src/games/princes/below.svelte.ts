/** How high the market under the board is: on a wide screen the bribes take its place. */
export const below = $state({ height: 0 });
