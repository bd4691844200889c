/** Writes a puzzle of another kind in our own JSON, version 2. */
import {
  ANY_BLOCKS,
  type ClueItem,
  cutText,
  gluedGroups,
  isPairClue,
  type KindClue,
  type KindPuzzle,
  type PaletteColor,
} from '@nonokit/core';
import { directionsOf } from './board.js';

/** The names of the lists of clues, by the shape of the board. */
const LISTS = {
  square: ['rows', 'columns'],
  triangle: ['rows', 'slashes', 'backslashes'],
} as const;

/** The digits of a picture: colour 10 is "a"; no palette here has more than 31. */
const DIGITS = '0123456789abcdefghijklmnopqrstuv';

/** The file of a puzzle, one member a line. */
export function writeKind({ board, palette, clues, goal, meta }: KindPuzzle): string {
  const { shape, ...sides } = board;
  const [rows] = directionsOf(board);
  const members = {
    format: 'nonokit',
    version: 2,
    ...meta,
    ...(shape === 'square' ? sides : { sides }),
    palette: palette.map(colorJson),
    ...Object.fromEntries(
      LISTS[shape].map((list, d) => [list, clues[d].map((clue) => clueJson(clue, palette.length))]),
    ),
    ...(goal === undefined
      ? {}
      : { goal: rows.lines.map((line) => line.map((cell) => DIGITS[goal[cell]]).join('')) }),
  };
  const lines = Object.entries(members)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

function colorJson({ rgb, cut, name, symbol }: PaletteColor): unknown {
  const color = cut === undefined ? rgb : cutText(cut);
  return name === undefined && symbol === undefined ? color : { color, name, symbol };
}

function clueJson(clue: KindClue, colors: number): unknown {
  if (!isPairClue(clue)) {
    return gluedGroups(clue).map((group) => {
      const items = group.map((item) => itemJson(item, colors));
      return items.length === 1 ? items[0] : { glued: items };
    });
  }
  const { large, small } = clue;
  return { pair: small.flatMap((lists, k) => (k < large.length ? [lists, large[k]] : [lists])) };
}

function itemJson(item: ClueItem, colors: number): unknown {
  if (item === ANY_BLOCKS) return '*';
  const size = 'hidden' in item ? '?' : item.size;
  return colors > 2 ? [size, item.color] : size;
}
