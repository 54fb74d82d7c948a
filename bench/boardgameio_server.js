// A game of the specimen's size on boardgame.io's own server: hands that only their holder sees, a supply, turns.
const { Server, Origins } = require('boardgame.io/server');
const { PlayerView, TurnOrder } = require('boardgame.io/core');

const FACES = ['knife', 'shield', 'scanner', 'ration', 'flare', 'rope'];

const Crew = {
  name: 'crew',
  setup: ({ ctx, random }) => {
    const supply = random.Shuffle(Array.from({ length: 48 }, (_, i) => ({ handle: i, face: FACES[i % 6] })));
    const players = {};
    const seats = [];
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      players[seat] = { hand: supply.splice(0, 2), role: seat === 0 ? 'alien' : 'human' };
      seats.push({ seat, lives: 3, cards: 2, label: null, content: null });
    }
    return { secret: { supply }, players, seats, oxygen: 4, round: 1, discard: [], supply: supply.length };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1, order: TurnOrder.DEFAULT },
  moves: {
    search: {
      client: false,
      move: ({ G, playerID }) => {
        if (!G.secret.supply.length) {
          G.secret.supply = G.discard.splice(0);
        }
        G.players[playerID].hand.push(G.secret.supply.pop());
        if (G.players[playerID].hand.length > 4) {
          G.discard.push(G.players[playerID].hand.shift());
        }
        G.seats[playerID].cards = G.players[playerID].hand.length;
        G.supply = G.secret.supply.length;
      },
    },
    rest: ({ G }) => {
      G.round += 1;
    },
  },
};

const server = Server({ games: [Crew], origins: [Origins.LOCALHOST] });
server.run(Number(process.env.PORT), () => console.log('ready'));
