// Random tic-tac-toe on boardgame.io's own client, without a server: node boardgameio_play.js SECONDS
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const won = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) {
        return INVALID_MOVE;
      }
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (won(G.cells)) {
      return { winner: ctx.currentPlayer };
    }
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function game() {
  const client = Client({ game: TicTacToe, debug: false });
  client.start();
  let moves = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const open = state.G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
    client.moves.click(open[Math.floor(Math.random() * open.length)]);
    moves += 1;
  }
  client.stop();
  return moves;
}

function rate(seconds, play) {
  play();
  const begin = cpu();
  let done = 0;
  while (cpu() < begin + seconds) {
    done += play();
  }
  return Math.round(done / (cpu() - begin));
}

console.log(JSON.stringify({ decisions: rate(Number(process.argv[2]), game) }));
