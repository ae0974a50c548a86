// A game for the comparison: a table of about the size of Signorie's, small choices, two seats.
const players = () =>
  [0, 1].map(() => ({
    florins: 1000,
    pieces: Array.from({ length: 60 }, (_, at) => ({ at, kind: "man", row: 0, value: at % 7 })),
  }));

module.exports.Comparison = {
  name: "comparison",
  setup: () => ({ players: players(), taken: [0, 0], count: 0 }),
  turn: { minMoves: 3, maxMoves: 3 },
  moves: {
    take: ({ G, ctx }, piece, value) => {
      const player = G.players[Number(ctx.currentPlayer)];
      if (!player.pieces[piece]) return "INVALID_MOVE";
      player.pieces[piece].value = value;
      player.florins += value - 3;
      G.taken[Number(ctx.currentPlayer)] += 1;
      G.count += 1;
    },
  },
};
