/** Our own share strings: the vectors of docs/formats/share.md, damage, and forbidden sizes. */
import { readFileSync } from 'node:fs';
import { describeProblem, type Palette, type Puzzle, puzzleOf, randomOf } from '@nonokit/core';
import { arbitraryPuzzle, drawnGrid, paletteOf, randomGrid } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPuzzles, writePuzzles } from '../index.js';
import { BitWriter } from '../lexing/base64url-bits.js';
import { crc24 } from '../lexing/crc24.js';
import { encodeText } from '../lexing/text-encoding.js';
import { EXAMPLES } from '../testing/examples.js';
import { problemIn, puzzleIn, readAll, written } from '../testing/sources.js';
import { share, writeShareString } from './share.js';

const DOCUMENT = readFileSync(
  new URL('../../../../docs/formats/share.md', import.meta.url),
  'utf8',
);

const GRAY: Palette = [{ rgb: '#eeeeee' }, { rgb: '#102030' }];

/** A puzzle without its picture. */
function cluesOnly({ goal: _, ...puzzle }: Puzzle): Puzzle {
  return puzzle;
}

const { p1 = expect.fail(), p2 = expect.fail(), p3 = expect.fail() } = EXAMPLES;
const SAMPLES: Readonly<Record<string, Puzzle>> = {
  'p1 and its picture': p1,
  'p1 without its picture': cluesOnly(p1),
  'p3 and its picture': p3,
  'p3, "Tulip", without its picture': { ...cluesOnly(p3), meta: { title: 'Tulip' } },
  'a long bar': puzzleOf(drawnGrid(`${'#'.repeat(40)}..`), GRAY, { title: 'Жук ☃' }),
  'equal rows': puzzleOf(drawnGrid(...new Array<string>(12).fill('#.##..#.')), p1.palette),
};

describe('share strings', () => {
  it.each(Object.entries(SAMPLES))('are as documented: %s', (name, puzzle) => {
    const { text, body } = writeShareString(puzzle);
    expect(DOCUMENT).toContain(`| ${name} | ${body} | \`${text}\` |`);
    const read = puzzleIn(share, text);
    const { goal, ...rest } = puzzle;
    expect(read).toEqual(body === 'clues' ? rest : { ...rest, goal });
  });

  it('are read several at a time, also in addresses', () => {
    const [one, two] = [p1, p2].map((puzzle) => writeShareString(puzzle).text);
    const text = `${one}\n\n  https://example.org/play?x#puzzle=${two} \nhttp://example.org/#${one}\n`;
    const file = readPuzzles(encodeText(text));
    if (!file.ok) expect.fail(describeProblem(file.problem));
    expect(file.value.format.id).toBe('share');
    expect(file.value.puzzles.map((one) => one.ok && one.value.width)).toEqual([5, 10, 5]);
  });

  it('detect every damaged character of the examples', () => {
    const alphabet = [...'AQZaz09-_.:/#=&%+ \n\t~Ж'];
    for (const puzzle of Object.values(SAMPLES)) {
      const { text } = writeShareString(puzzle);
      for (let at = 0; at < text.length; at++) {
        for (const char of alphabet) {
          if (text[at] === char) continue;
          expectRefused(text.slice(0, at) + char + text.slice(at + 1));
        }
        expectRefused(text.slice(0, at) + text.slice(at + 1));
      }
    }
  });

  it('detect every damaged character of any puzzle', () => {
    const damage = fc.record({
      puzzle: arbitraryPuzzle({ maxSize: 12, maxInks: 4 }),
      at: fc.nat(),
      char: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    });
    fc.assert(
      fc.property(damage, ({ puzzle, at, char }) => {
        const { text } = writeShareString(puzzle);
        const index = at % text.length;
        fc.pre(text[index] !== char);
        expectRefused(text.slice(0, index) + char + text.slice(index + 1));
      }),
      { numRuns: 500 },
    );
  });

  it('report a lost picture only if it is lost', () => {
    // one block per line makes short clues, but long gaps between the runs of the picture
    const stripe = puzzleOf(
      drawnGrid(...Array.from({ length: 12 }, (_, y) => `${'.'.repeat(y)}#${'.'.repeat(11 - y)}`)),
      GRAY,
    );
    const listCodes = (puzzle: Puzzle): string[] => {
      const result = writePuzzles([puzzle], 'share');
      return result.ok ? result.warnings.map(({ code }) => code) : ['a problem'];
    };
    expect([writeShareString(p1).body, listCodes(p1)]).toEqual(['cells', []]);
    expect([writeShareString(stripe).body, listCodes(stripe)]).toEqual(['clues', ['loses-goal']]);
  });

  it('hold a random picture in one bit per cell, and hundreds of colours', () => {
    const dense = randomGrid(randomOf(1), 30, 30, 1, 0.5);
    expect(writeShareString(puzzleOf(dense, p1.palette))).toMatchObject({ body: 'cells' });
    expect(writeShareString(puzzleOf(dense, p1.palette)).text.length).toBeLessThan(170);
    const many = puzzleOf(randomGrid(randomOf(2), 9, 9, 300, 0.5), paletteOf(300));
    expect(puzzleIn(share, written(share, many))).toMatchObject({ rows: many.rows });
  });

  it('give a puzzle or a problem with a place, for any bits', () => {
    const bits = fc.array(fc.integer({ min: 0, max: 2 ** 12 - 1 }), { maxLength: 40 });
    fc.assert(
      fc.property(fc.nat(15), bits, (side, values) => {
        const text = writeString((writer) => {
          writer.putGolomb(side, 4);
          for (const value of values) writer.put(value, 12);
        });
        const [read] = readAll(share, text, { maxCells: 10_000 });
        if (read?.ok !== true) {
          expect(read?.problem).toMatchObject({ line: 1, column: expect.any(Number) });
          return;
        }
        const { rows, columns, palette } = read.value;
        const again = puzzleIn(share, writeShareString(read.value).text);
        expect(again).toMatchObject({ rows, columns, palette });
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['NK2.AAAAAAAA', 'unknown-version'],
    ['NK1.AAAAAAAA', 'wrong-checksum'],
    ['NK1.AAAA', 'bad-string'],
    ['NK1.', 'bad-string'],
    [writeString((writer) => writer.putGolomb(2 ** 24, 4)), 'too-large'],
    [writeString(() => {}), 'ends-early'],
    [writeString((writer) => putHead(writer, 0, 1, 1e5)), 'ends-early'],
    [writeString((writer) => putHead(writer, 1, 0, 1e5)), 'ends-early'],
    [writeString((writer) => writer.put(0b1000010000_0_0_10_00_0_010, 20)), 'ends-early'],
    [writeString((writer) => writer.put(0b1000010000_0_0_01_1_0000, 19)), 'trailing-text'],
    [writeString((writer) => writer.put(0b1000010000_0_0_00_00_1_010, 20)), 'clue-too-long'],
  ])('are refused: %s: %s', (text, code) => {
    expect(problemIn(share, text)).toMatchObject({ code, line: 1 });
  });
});

/** Writes the head of a one-cell puzzle, with a possibly wrong beginning of palette and title. */
function putHead(writer: BitWriter, title: number, palette: number, announced: number): void {
  writer.put(0b1000010000, 10);
  writer.put(palette, 1);
  if (palette === 0) writer.put(title, 1);
  writer.putGolomb(announced, palette === 1 ? 2 : 4);
}

/** A string with a correct checksum around any bits. */
function writeString(put: (writer: BitWriter) => void): string {
  const writer = new BitWriter();
  put(writer);
  const text = `NK1.${writer.text() || 'A'}`;
  const check = new BitWriter();
  check.put(crc24(encodeText(text)), 24);
  return text + check.text();
}

function expectRefused(text: string): void {
  const file = readPuzzles(encodeText(text));
  if (!file.ok) return;
  const read = file.value.puzzles.filter(({ ok }) => ok);
  expect(read, JSON.stringify(text)).toEqual([]);
}

describe('crc24', () => {
  it('is the one of OpenPGP', () => {
    expect(crc24(encodeText('123456789'))).toBe(0x21cf02);
    expect(crc24(new Uint8Array())).toBe(0xb704ce);
  });
});

it('every line of a file is read, even after a damaged one', () => {
  const { text } = writeShareString(p1);
  const results = readAll(share, `${text}\n${text.slice(1)}\n${text}\n`);
  expect(results.map(({ ok }) => ok)).toEqual([true, false, true]);
});
