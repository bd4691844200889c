/** Prints in black: games, sport and motion. */
import { Print } from './print.mjs';
import { scene } from './stage.mjs';

function chessKing() {
  const c = new Print(56, 60).rect(0, 0, 56, 60, '#');
  for (let row = 0; row < 4; row++)
    for (let k = -5; k < 6; k++) {
      const at = (line, edge) => [
        28 + (edge + (row % 2 ? 0.5 : 0)) * (5 + line * 1.5) * 2,
        42 + line * 4.6,
      ];
      c.polygon([at(row, k), at(row, k + 0.5), at(row + 1, k + 0.5), at(row + 1, k)], '.');
    }
  c.front(
    1,
    (l) => {
      l.rects('16,2,3,9 13,5,9,3', '.')
        .polygon('9,13 26,13 23,25 12,25', '.')
        .rects('11,26,13,3', '.')
        .polygon('13,30 22,30 25,48 10,48', '.')
        .polygon('8,49 27,49 29,55 6,55', '.')
        .rects('12,16,2,6', '#')
        .polygon('18,30 22,30 25,48 20,48', 's')
        .hatch('s', 'columns', 'mid')
        .rects('8,52,20,1', '#');
    },
    '#',
  );
  c.front(
    1,
    (l) => {
      l.polygon(
        '34,51 36,40 33,36 36,27 32,28 28,32 26,30 29,22 35,17 37,13 40,17 46,22 49,32 48,42 50,51',
        '.',
      ).polygon('32,52 52,52 53,58 31,58', '.');
      l.polygon('40,18 45,23 47,32 46,42 44,42 45,33 43,26', '#')
        .rects('35,22,2,2 28,29,2,1', '#')
        .stroke('37,38 44,39', 1, '#')
        .rects('33,55,19,1', '#');
    },
    '#',
  );
  return scene(
    'king-and-knight',
    'King and knight',
    'Король и конь',
    'chess, board, game, pieces | шахматы, доска, игра, фигуры',
    'games',
    c,
  );
}

function sailingRace() {
  const c = new Print(58, 60);
  c.rect(0, 0, 58, 44, 's').hatch('s', 'rows', 'light').clouds('50,16,7 8,26,6', '.');
  const boat = (l, x, y, s, ink) => {
    const at = (path) =>
      path
        .split(' ')
        .map((t) => t.split(',').map(Number))
        .map(([a, b]) => [x + a * s, y + b * s]);
    l.polygon(at('0,-30 1.4,-30 1.4,0 0,0'), '#')
      .polygon(at('2.4,-28 14,-3 2.4,-3'), ink)
      .polygon(at('-1,-25 -11,-3 -1,-3'), '#')
      .polygon(at('-14,-1 17,-1 12,5 -9,5'), '#');
    if (ink === 's') l.contour('s', 1, 1).replace('s', '.');
  };
  c.front(1, (l) => boat(l, 46, 38, 0.62, 's'));
  c.front(1, (l) => boat(l, 10, 39, 0.5, '#'));
  c.below((x) => 42 + Math.sin(x / 3.6) * 1, '#');
  c.front(1, (l) => {
    boat(l, 27, 47, 1.5, 's');
    l.rects('36,22,4,1 33,28,9,1 33,34,11,1', '#');
    l.rects('18,49,3,2 24,49,3,2 30,49,3,2 36,49,3,2', '.');
  });
  c.front(1, (l) => l.where((x, y) => y > 54 + Math.sin(x / 3) * 1.6, '#'));
  c.dashes('3,48,7 50,47,6 2,51,4', '.');
  return scene(
    'sailing-race',
    'Sailing race',
    'Парусная гонка',
    'yacht, sea, wind, regatta | яхта, море, ветер, регата',
    'sport',
    c,
  );
}

/** The pictures of this file; see `../README.md`. */
export const pictures = [chessKing(), sailingRace()];
