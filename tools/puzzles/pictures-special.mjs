/**
 * Unusual puzzles: line logic does not finish them, or they have two solutions or none. The bicycle
 * of `pictures-travel.mjs` belongs here as well.
 */
import { artRows } from './canvas.mjs';

const BLACK = { '#': '#000000 black' };

const COFFEE = artRows(`
  ....#...#.....
  .....#...#....
  .....#...#....
  ....#...#.....
  ..............
  .##########...
  .##########...
  .#############
  .##########.##
  .##########.##
  .#############
  ..########....
  ...######.....
  ..............
  ##############
  ..##########..
`);

/** Name, title, format, inks and rows of each picture; `swap` names two columns to exchange. */
export const pictures = [
  {
    name: 'ambiguous',
    title: 'Ninja: which eye is higher?',
    format: 'olsak',
    note: 'two solutions',
    inks: BLACK,
    rows: artRows(`
      ....######...###
      ..##########.##.
      .##############.
      .###############
      .###......###.##
      .##.#......##...
      .##......#.##...
      .###......###...
      .############...
      .############...
      ..##########....
      ....######......
      ..###########...
      .##############.
      ################
    `),
  },
  {
    name: 'coffee',
    title: 'Cup of coffee',
    format: 'non',
    note: 'line logic does not finish it',
    inks: BLACK,
    rows: COFFEE,
  },
  {
    name: 'impossible',
    title: 'Coffee, two columns mixed up',
    format: 'json',
    note: 'no solution, although all sums agree',
    inks: BLACK,
    swap: [5, 8],
    rows: COFFEE,
  },
];
