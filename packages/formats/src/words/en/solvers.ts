/** Messages of the readers of solvers’ files, in English. */

import { counted } from '@nonokit/core';
import { message } from '../message.js';
import type { LineKind, Thing } from '../thing.js';

export const iniFound = message(
  'bad-ini',
  'iniFound',
  ({ found, what }: { found: string; what: Thing }) => `found "${found}", expected ${what.english}`,
);
export const unaryNumber = message(
  'bad-number',
  'unaryNumber',
  ({ found }: { found: number }) =>
    `found the number ${found} in a unary clue, expected 1, 0 or -1`,
);
export const unaryList = message(
  'bad-number',
  'unaryList',
  () => 'found a list in a unary clue, expected 1, 0 or -1',
);
export const unaryAfterEnd = message(
  'bad-number',
  'unaryAfterEnd',
  ({ found }: { found: number }) => `found ${found} after a -1 in a unary clue, expected -1`,
);
export const olsakColorTwice = message(
  'given-twice',
  'olsakColorTwice',
  ({ id }: { id: string }) => `the colour "${id}" is declared twice`,
);
export const olsakTooManyColors = message(
  'too-many-colors',
  'olsakTooManyColors',
  ({ most }: { most: number }) => `more than the ${most} colours of a .g file`,
);
export const olsakNoColor = message('bad-color', 'olsakNoColor', ({ found }: { found: string }) =>
  [
    `"${found}" declares no colour, expected a character,`,
    '":", and a colour like "r:* #c8141e red"',
  ].join(' '),
);
export const olsakTriangle = message(
  'triangles',
  'olsakTriangle',
  () =>
    'the file holds a trianogram, which has cells cut by a diagonal: a nonogram of another ' +
    'kind, which is not taken here',
);
export const olsakWrongEnd = message(
  'triangles',
  'olsakWrongEnd',
  ({ found, id }: { found: string; id: string }) =>
    `the block "${found}" has the triangle "${id}" at an end for which it is not declared`,
);
export const olsakShortBlock = message(
  'bad-number',
  'olsakShortBlock',
  ({ found }: { found: string }) => `the block "${found}" has more triangles than cells`,
);
export const olsakUnknownLook = message(
  'bad-color',
  'olsakUnknownLook',
  ({ found }: { found: string }) =>
    `"${found}" is no colour known here, expected "#RRGGBB" or a common name`,
);
export const olsakNoNumber = message(
  'bad-number',
  'olsakNoNumber',
  ({ found }: { found: string }) =>
    `found "${found}", expected a number and perhaps the character of a colour`,
);
export const olsakNoDefault = message(
  'unknown-color',
  'olsakNoDefault',
  ({ found }: { found: string }) => `the block "${found}" has no colour and no default is declared`,
);
export const olsakUndeclared = message(
  'unknown-color',
  'olsakUndeclared',
  ({ found, id }: { found: string; id: string }) =>
    `the block "${found}" has the undeclared colour "${id}"`,
);
export const olsakTriddler = message(
  'triddler',
  'olsakTriddler',
  () =>
    'the file holds a triddler, whose lines go in three directions: a nonogram of another ' +
    'kind, which is not taken here',
);
export const olsakSixSides = message(
  'missing-section',
  'olsakSixSides',
  ({ found }: { found: number }) =>
    `the clues of a triddler stand in 6 sections, each after a line with ":", found ${found}`,
);
export const olsakNoColon = message(
  'missing-section',
  'olsakNoColon',
  () => 'no line starts with ":", expected one before the rows',
);
export const olsakNoColumns = message(
  'no-clues',
  'olsakNoColumns',
  () => 'no columns, expected a line each',
);
export const olsakTooFewSigns = message(
  'too-many-colors',
  'olsakTooFewSigns',
  ({ colors, most }: { colors: number; most: number }) =>
    `${counted(colors, 'colour')}, but .g has signs for ${most}`,
);
export const prologNoLists = message(
  'no-clues',
  'prologNoLists',
  () => 'there is no list of lists of numbers, expected rows and columns',
);
export const prologOneList = message(
  'no-clues',
  'prologOneList',
  () => 'there is one list of clues, expected two',
);
export const tomlFound = message(
  'bad-toml',
  'tomlFound',
  ({ found, what }: { found: string; what: Thing }) => `found "${found}", expected ${what.english}`,
);
export const tomlLineEnds = message(
  'bad-toml',
  'tomlLineEnds',
  ({ what }: { what: Thing }) => `the line ends, expected ${what.english}`,
);
export const xcspNoArray = message(
  'missing-size',
  'xcspNoArray',
  () => 'there is no array with two sizes, expected the cells',
);
export const xcspTooFewLines = message(
  'wrong-line-count',
  'xcspTooFewLines',
  ({ kind, found, expected }: { kind: LineKind; found: number; expected: number }) =>
    `there are constraints for ${found} ${kind}s, expected ${expected}`,
);
export const xcspNoLine = message(
  'bad-line',
  'xcspNoLine',
  ({ found }: { found: string }) =>
    `"${found}" is no row or column of the array, expected one like x[0][]`,
);
export const xcspOddAutomaton = message(
  'bad-automaton',
  'xcspOddAutomaton',
  () => 'an automaton is not that of a clue, expected runs of ones between zeros',
);
export const lpBlocksAnnounced = message(
  'too-many-blocks',
  'lpBlocksAnnounced',
  ({ name, blocks, length }: { name: string; blocks: number; length: number }) =>
    `${name} announces ${counted(blocks, 'block')}, but it has ${counted(length, 'cell')}`,
);
export const lpWrongWord = message(
  'bad-keyword',
  'lpWrongWord',
  ({ found, what }: { found: string; what: Thing }) => `found "${found}", expected ${what.english}`,
);
export const gecodeGoesOn = message(
  'trailing-text',
  'gecodeGoesOn',
  ({ found }: { found: string }) => `found "${found}", expected "}" after the last clue`,
);
export const gecodeNoBrace = message(
  'bad-array',
  'gecodeNoBrace',
  ({ found }: { found: string }) => `found "${found}", expected "{" and numbers`,
);
export const gecodeNoArray = message(
  'bad-array',
  'gecodeNoArray',
  () => 'there is no array, expected "{" and numbers',
);
export const mathprogNoTable = message(
  'no-clues',
  'mathprogNoTable',
  ({ name }: { name: string }) => `there is no table "param ${name}", expected one`,
);
export const mathprogNoSizes = message(
  'missing-size',
  'mathprogNoSizes',
  ({ name }: { name: string }) => `"param ${name}" stands before m and n`,
);
export const mathprogBadIndex = message(
  'wrong-line-count',
  'mathprogBadIndex',
  ({ index, name, count }: { index: number; name: string; count: number }) =>
    `line ${index} of "${name}", expected each of 1 to ${count} once`,
);
export const mathprogTooFewLines = message(
  'wrong-line-count',
  'mathprogTooFewLines',
  ({ name, found, count }: { name: string; found: number; count: number }) =>
    `"${name}" has ${counted(found, 'line')}, expected nearly ${count}`,
);
export const mathprogFound = message(
  'bad-number',
  'mathprogFound',
  ({ found, what }: { found: string; what: Thing }) => `found "${found}", expected ${what.english}`,
);
