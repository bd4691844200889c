/**
 * Triddlers in Olšák's `.g`: six sections of clues instead of two, around the board against the
 * clock from the upper left side. Numbers of the lower two sides are read upwards.
 */
import { bad, type Clue, type Problem, problem, type Result } from '@nonokit/core';
import { toMeta } from '../lexing/checked-puzzle.js';
import { cluesOfLines } from '../lexing/clue-words.js';
import type { Word } from '../lexing/cursor.js';
import { oneLine } from '../lexing/one-line.js';
import { olsakSixSides, olsakTriddler } from '../words/en/solvers.js';
import { blackOnly, readClue, readColors } from './olsak-colors.js';

/** The number of sections, each with a line that begins with a colon. */
const SIDES = 6;

/** The line that says that the file holds a triddler, if it does. */
export function triddlerLine(lines: readonly Word[], sections: number): number | undefined {
  const at = lines.findIndex(({ text }, i) => i < sections && /^#t(?![a-z0-9])/i.test(text));
  return at < 0 ? undefined : at;
}

/** What a triddler's file says: always a problem, since it is another kind of puzzle. */
export function readTriddler(lines: readonly Word[], keyword: number): Result<never> {
  const place = lines[keyword]?.place;
  const colons = [...lines.keys()].filter((i) => lines[i]?.text.startsWith(':') === true);
  if (colons.length < SIDES) return bad(olsakSixSides, { found: colons.length }, place);
  const first = colons[0] ?? 0;
  const colorsFrom = lines.findIndex(({ text }, i) => i < first && /^#d(?![a-z0-9])/i.test(text));
  const colors = colorsFrom < 0 ? undefined : readColors(lines.slice(colorsFrom + 1, first));
  if (colors !== undefined && !colors.ok) return colors;
  const inks = colors?.value ?? blackOnly();
  const sides: Clue[][] = [];
  for (let side = 0; side < SIDES; side++) {
    const section = lines.slice((colons[side] ?? 0) + 1, colons[side + 1] ?? lines.length);
    // how long its lines are follows from all sides together
    const read = cluesOfLines(section, lines.length * 2, (line, length) =>
      readClue(line, length, inks),
    );
    if (!read.ok) return read;
    sides.push(read.value);
  }
  const [topLeft = [], bottomLeft = [], bottom = [], bottomRight = [], topRight = [], top = []] =
    sides;
  const [title = '', copyright = '', ...more] = lines
    .slice(0, Math.min(keyword, first))
    .map(({ text }) => oneLine(text));
  return {
    ok: false,
    problem: toldAt(place),
    kind: {
      board: {
        shape: 'triangle',
        topLeft: topLeft.length,
        bottomLeft: bottomLeft.length,
        top: top.length,
        topRight: topRight.length,
        bottom: bottom.length,
        bottomRight: bottomRight.length,
      },
      palette: inks.palette,
      clues: [
        [...topLeft, ...bottomLeft],
        [...top].reverse().concat([...topRight].reverse()),
        [...bottom, ...bottomRight].map((clue) => [...clue].reverse()),
      ],
      meta: toMeta({ title, copyright, description: more.join('\n').trim() }),
      place,
    },
  };
}

function toldAt(place: Word['place'] | undefined): Problem {
  return place === undefined ? problem(olsakTriddler) : problem(olsakTriddler, {}, place);
}
