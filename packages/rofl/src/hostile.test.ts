/**
 * Files that demand too much: a reader refuses what exceeds the limits of the specification, before
 * it takes time or memory.
 */
import type { Clue } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { codeClues } from './clue-code.js';
import { type Kind, packHeader } from './header.js';
import { decodeRofl } from './index.js';
import { codePixels } from './pixels.js';
import { encoder } from './range-coder.js';

/** A file with a correct file checksum, with any clues, whose cells are all given. */
function writeFile(colors: number, rows: readonly Clue[], columns: readonly Clue[]): Uint8Array {
  const coder = encoder();
  const width = columns.length;
  const height = rows.length;
  codePixels(coder, { width: colors, height: 1 }, false, new Uint32Array(colors).fill(255));
  codeClues(coder, { width, height, colors }, { rows, columns });
  for (let i = 0; i < 100; i++) coder.evenBit(1);
  return sealed('clues', width, height, colors, coder.finish());
}

function sealed(
  kind: Kind,
  width: number,
  height: number,
  colors: number,
  body: Uint8Array = new Uint8Array(0),
) {
  return packHeader({ width, height, colors, kind, alpha: false, body, pixels: 0 });
}

function linesOf(count: number, blocks: number, colors: number): Clue[] {
  const clue = Array.from({ length: blocks }, (_, i) => ({
    size: 1,
    color: 1 + (i % (colors - 1)),
  }));
  return new Array<Clue>(count).fill(clue);
}

/** A staircase: only its ends are certain, and then, step by step, the rest. */
function stairs(count: number): [rows: Clue[], columns: Clue[]] {
  const step = (isEnd: boolean): Clue => [{ size: isEnd ? 1 : 2, color: 1 }];
  const rows = Array.from({ length: count }, (_, i) => step(i === 0));
  return [rows, rows.toReversed()];
}

describe('a file that needs too much memory', () => {
  it.each([
    ['blocks', writeFile(2, linesOf(2500, 420, 2), linesOf(2500, 420, 2)), 'bad-clues'],
    ['given cells', writeFile(2, ...stairs(2500)), 'bad-clues'],
    [
      'colours of lines',
      writeFile(400, linesOf(900, 399, 400), linesOf(900, 399, 400)),
      'too-large',
    ],
    ['lines times colours', sealed('clues', 4000, 4000, 3000), 'too-large'],
    ['pixels told one by one', sealed('pixels', 4000, 4000, 2), 'too-large'],
    ['cells told one by one', sealed('cells', 4000, 4000, 2), 'too-large'],
    ['colours', sealed('cells', 2, 2, 2 ** 20), 'too-many-colors'],
    ['pixels', sealed('packed', 2 ** 20, 2 ** 20, 2), 'too-large'],
    ['rows', sealed('packed', 1, 2 ** 20, 2), 'too-large'],
    ['pixels that are not there', sealed('packed', 4000, 4000, 2), 'stops-short'],
  ])('is refused (%s)', (_, bytes, code) => {
    expect(bytes.length).toBeLessThan(5000);
    const read = decodeRofl(bytes);
    expect(read.ok || read.problem.code).toBe(code);
  });

  it('is read if the limits are raised', () => {
    const bytes = sealed('cells', 2, 2, 2 ** 20);
    const read = decodeRofl(bytes, { maxColors: 2 ** 20 });
    expect(read.ok || read.problem.code).toBe('pixels-differ');
  });
});
