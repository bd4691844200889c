/** Plain lines of a batch: read as their format reads them and answered as `solve` answers. */
import { type Puzzle, puzzleOf, randomOf } from '@nonokit/core';
import { createFixedRandom, paletteOf, randomGrid } from '@nonokit/core/testing';
import { jsonLine } from '@nonokit/formats/own';
import { clueWordsOf } from '@nonokit/solver';
import { describe, expect, it } from 'vitest';
import { AnswerBytes } from './answer-bytes.js';
import { type Outcome, writeAnswers } from './answer-chunk.js';
import { readPiece } from './pieces.js';
import { clueWords, line as lineRead, quickLine } from './quick-line.js';

const random = createFixedRandom('plain lines');

function line(puzzle: Puzzle, more: Readonly<Record<string, unknown>> = {}): string {
  const { width, height, rows, columns } = puzzle;
  const sizes = (clues: Puzzle['rows']) => clues.map((clue) => clue.map(({ size }) => size));
  return JSON.stringify({ ...more, width, height, rows: sizes(rows), columns: sizes(columns) });
}

function noise(most: number): Puzzle {
  const width = 1 + random.below(most);
  const height = 1 + random.below(most);
  return puzzleOf(randomGrid(random, width, height, 1, random.next()), paletteOf(1));
}

/** What the quick reader says of a line, wherever it stands among others. */
function quickly(text: string) {
  const before = '["]}, {'.slice(random.below(7));
  const from = Buffer.byteLength(before);
  const length = Buffer.byteLength(text);
  const bytes = Buffer.from(before + text + ['', '\n', '\n{"id":"x"}\n'][random.below(3)]);
  if (!quickLine(bytes, from, from + length)) return undefined;
  const { id, title, ...size } = lineRead;
  const textAt = ({ from: start, to }: typeof id): string | null =>
    to === 0 ? null : JSON.parse(bytes.toString('utf8', start, to));
  return { ...size, id: textAt(id), title: textAt(title) };
}

/** What both readers say of a line must be the same, if the quick one says anything. */
function readsAlike(text: string): boolean {
  const quick = quickly(text);
  if (quick === undefined) return false;
  const words = clueWords.slice(0, quick.height + quick.width);
  const read = readPiece('ndjson', { text, line: 1 });
  if (!read.ok) throw new Error(`${read.problem.message}: ${text}`);
  const { width, height, meta } = read.value;
  const { id = null, title = null } = meta;
  expect(quick, text).toEqual({ id, title, width, height });
  expect(words, text).toEqual(clueWordsOf(read.value));
  expect(read.value.palette).toHaveLength(2);
  return true;
}

const TITLES = ['A, b: {c}', 'Сова', '鸟 🐦 \u2028'];

describe('a plain line', () => {
  it.each([6, 32])('is read exactly as its format reads it: up to %i cells', (most) => {
    for (let round = 0; round < 200; round++) {
      expect(
        readsAlike(line(noise(most), { id: `r${round}`, title: TITLES[round % 3], author: 'Ж' })),
      ).toBe(true);
    }
  });

  it.each([9, 32])('may be the output of our own programs: up to %i cells', (most) => {
    for (let round = 0; round < 100; round++) {
      const puzzle = noise(most);
      expect(readsAlike(jsonLine(puzzle))).toBe(true);
      expect(readsAlike(jsonLine({ ...puzzle, meta: { id: '1/2', description: '' } }))).toBe(true);
    }
  });

  it('may have spaces, and its members in any order', () => {
    const text = line(noise(9), {
      format: 'nonokit',
      version: 1,
      title: '',
      author: 'N.',
      license: 'CC0-1.0',
      palette: ['#ffffff', '#000000'],
    });
    expect(readsAlike(text)).toBe(true);
    expect(readsAlike(`${text.replaceAll(',', ' ,\t')}\r`)).toBe(true);
  });

  it.each([
    ['another palette', { palette: ['#ffffff', '#ff0000'] }],
    ['another format', { format: 'other' }],
    ['another version', { version: 2 }],
    ['a number as id', { id: 7 }],
    ['a text with an escape', { title: 'a"b' }],
    ['a member that is passed through', { level: 3 }],
    ['the picture of another puzzle', { goal: ['1'] }],
    ['a picture of numbers', { goal: [[1]] }],
  ])('is left to its format if it has %s', (_, more) => {
    expect(quickly(line(noise(9), more))).toBeUndefined();
  });

  it.each([
    '',
    '{}',
    '[]',
    '{"title":"x"}',
    '{"width":1,"height":1,"rows":[[1]],"columns":[[1]]',
    '{"width":1,"height":1,"rows":[[1]],"columns":[[1]]} x',
    '{"width":1,"height":1,"rows":[[1]],"columns":[[1]],}',
    '{"width":1,"height":1,"rows":[[1]],"columns":[[]]}',
    '{"width":1,"height":1,"rows":[[2]],"columns":[[2]]}',
    '{"width":1,"height":1,"rows":[[0]],"columns":[[0]]}',
    '{"width":1,"height":1,"rows":[[1,]],"columns":[[1]]}',
    '{"width":1,"height":1,"rows":[[01]],"columns":[[1]]}',
    '{"width":1,"width":1,"height":1,"rows":[[1]],"columns":[[1]]}',
    '{"width":33,"height":1,"rows":[[1]],"columns":[[1]]}',
    '{"width":1,"height":1,"rows":[[[1,1]]],"columns":[[1]]}',
  ])('is left to its format if it is malformed: %s', (text) => {
    expect(quickly(text)).toBeUndefined();
  });

  it('is never read differently from its format, however it is damaged', () => {
    let read = 0;
    for (let round = 0; round < 4000; round++) {
      const text = round % 2 === 0 ? line(noise(4), { id: 'a1' }) : jsonLine(noise(4));
      const place = random.below(text.length);
      const other = '0123456789,[]{}": .ewx'.charAt(random.below(22));
      if (readsAlike(text.slice(0, place) + other + text.slice(place + random.below(3)))) read++;
    }
    expect(read).toBeGreaterThan(50);
  });

  it('has the same answer as on the slow path', () => {
    const kinds = randomOf('kinds');
    const texts = Array.from({ length: 400 }, (_, k) => {
      const puzzle = noise(k % 3 === 0 ? 25 : 8);
      const other = puzzleOf(randomGrid(random, puzzle.width, puzzle.height, 1, 0.5), paletteOf(1));
      const mixed = kinds.below(4) === 0 ? { ...puzzle, columns: other.columns } : puzzle;
      return k % 10 === 9
        ? 'damaged'
        : line(mixed, k % 2 === 0 ? { id: `r${k}` } : { title: TITLES[k % 3] });
    });
    const answers = (solutions: boolean) => {
      const bytes = new TextEncoder().encode(texts.join('\n'));
      // no UTF-8: both ways read it as a replacement character
      bytes[bytes.lastIndexOf(0xd0)] = 0xff;
      const body = { kind: 'ndjson', bytes, line: 1 } as const;
      const chunk = { file: 'a"b.ndjson', index: 5, count: texts.length, body };
      const progress = { from: 0, broken: new Map() };
      const options = { task: {}, solutions };
      const out = new AnswerBytes();
      const never = { aborted: false };
      const outcomes: Outcome[] = [];
      const onAnswer = (outcome: Outcome): void => void outcomes.push(outcome);
      writeAnswers(chunk, options, { signal: never, progress, onAnswer, out });
      const lines = Buffer.from(out.take()).toString('utf8').trimEnd().split('\n');
      expect(lines).toHaveLength(outcomes.length);
      return outcomes.map((outcome, k) => {
        const { solutions: _, complete: __, timeMs, ...answer } = JSON.parse(lines[k] ?? '');
        expect(timeMs ?? 0).toBeLessThan(60_000);
        return { outcome, keys: Object.keys(answer), answer };
      });
    };
    const quick = answers(false);
    expect(quick).toEqual(answers(true));
    expect(new Set(quick.map(({ answer }) => answer.status)).size).toBe(4);
  });
});
