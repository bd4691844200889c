/** Messages of the readers of other programs’ files, in English. */

import { counted } from '@nonokit/core';
import { message } from '../message.js';
import type { Thing } from '../thing.js';

export const pzlBadColor = message(
  'bad-color',
  'pzlBadColor',
  ({ found, number, count }: { found: string; number: number; count: number }) =>
    `"${found}" is not colour ${number} of ${count}, expected "#" and six digits`,
);
export const pzlListedTwice = message(
  'listed-twice',
  'pzlListedTwice',
  ({ rgb }: { rgb: string }) => `${rgb} is listed twice, once counts`,
);
export const pzlBadChannel = message(
  'bad-color',
  'pzlBadChannel',
  ({ what, found }: { what: Thing; found: number }) =>
    `${what.english} is ${found}, expected 0..255`,
);
export const pzlUnknownColor = message(
  'unknown-color',
  'pzlUnknownColor',
  ({ channels, rgb, listed }: { channels: readonly number[]; rgb: string; listed: number }) =>
    [
      `a block has the colour ${channels.join(' ')} (${rgb}),`,
      `expected one of the ${listed} listed colours`,
    ].join(' '),
);
export const pzlSameColors = message(
  'same-colors',
  'pzlSameColors',
  ({ rgb }: { rgb: string }) =>
    `two colours are ${rgb}, but .pzl tells colours apart by their value`,
);
export const rosettaOneLine = message(
  'wrong-line-count',
  'rosettaOneLine',
  () => 'one line stands alone, expected rows and columns',
);
export const rosettaThreeLines = message(
  'wrong-line-count',
  'rosettaThreeLines',
  () => 'three lines stand together, expected rows and columns',
);
export const rosettaNoLetter = message(
  'bad-letter',
  'rosettaNoLetter',
  ({ found }: { found: string }) => `found "${found}", expected a letter from A to Z`,
);
export const rosettaNoBlocks = message(
  'needs-blocks',
  'rosettaNoBlocks',
  () => 'a line of the puzzle is blank, but letters have no empty clue',
);
export const rosettaLargeBlock = message(
  'block-too-large',
  'rosettaLargeBlock',
  ({ size, most }: { size: number; most: number }) =>
    `the puzzle has a block of ${counted(size, 'cell')}, but letters end at Z for ${most}`,
);
export const tathamOtherGame = message(
  'other-puzzle',
  'tathamOtherGame',
  ({ found }: { found: string }) => `the game is "${found}", expected "Pattern"`,
);
export const tathamMissing = message(
  'ends-early',
  'tathamMissing',
  ({ key }: { key: string }) => `the file has no ${key}, expected one`,
);
export const tathamBadLine = message(
  'bad-line',
  'tathamBadLine',
  ({ found }: { found: string }) =>
    `"${found}" is no line of a save file, expected "KEY     :length:value"`,
);
export const tathamWrongLength = message(
  'wrong-length',
  'tathamWrongLength',
  ({ key, found, expected }: { key: string; found: number; expected: number }) =>
    `${key} has ${counted(found, 'character')}, expected ${expected} as announced`,
);
export const tathamBadAddress = message(
  'bad-address',
  'tathamBadAddress',
  () => 'the address has a broken %, expected a game id',
);
export const tathamNoId = message(
  'no-clues',
  'tathamNoId',
  ({ found }: { found: string }) => `"${found}" is no game id, expected "WxH:clues"`,
);
export const tathamSeed = message('seed', 'tathamSeed', ({ found }: { found: string }) =>
  [
    `"${found}" is a random seed, expected the game id with`,
    'the clues (Game > Specific in the program)',
  ].join(' '),
);
export const tathamBadGiven = message(
  'bad-given',
  'tathamBadGiven',
  ({ found }: { found: string }) => `"${found}" among the given cells, expected letters`,
);
export const tathamGivenEnds = message(
  'bad-given',
  'tathamGivenEnds',
  ({ found, cells }: { found: number; cells: number }) =>
    `the given cells end at cell ${found} of ${cells}, expected the last`,
);
export const tathamGivenCells = message(
  'given-cells',
  'tathamGivenCells',
  ({ given }: { given: number }) =>
    [
      `${given === 1 ? 'a cell is given' : `${given} cells are given`}`,
      'beforehand and left out: only clues are kept',
    ].join(' '),
);
