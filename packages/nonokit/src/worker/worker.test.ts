/** The worker's verbs: the answers of the own thread, mistakes, and hostile input. */
import {
  BLACK_ON_WHITE,
  gridOf,
  type PartialGrid,
  puzzleOf,
  randomOf,
  UNKNOWN,
} from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { safeDiagnose, safeExplain, safeHint, safeRate } from '../explaining.js';
import { ALL_FORMATS, safeReadPuzzles, safeWritePuzzles } from '../formats.js';
import { solve } from '../solving.js';
import { localWorker } from '../testing/local-worker.js';
import { type ExplainReport, workerClient } from '../worker-client.js';

const random = randomOf('worker');

/** A picture of noise as a puzzle, with a title. */
function noise(side: number) {
  const rows = Array.from({ length: side }, () =>
    Array.from({ length: side }, () => random.below(2)),
  );
  return puzzleOf(gridOf(rows), BLACK_ON_WHITE, { title: 'A secret' });
}

function unmarked(width: number, height = width): PartialGrid {
  return { width, height, cells: new Int32Array(width * height).fill(UNKNOWN) };
}

const HOUSE = puzzleOf(
  gridOf([
    [0, 0, 1, 0, 0],
    [0, 1, 1, 1, 0],
    [1, 1, 1, 1, 1],
    [0, 1, 0, 1, 0],
    [0, 1, 0, 1, 0],
  ]),
  BLACK_ON_WHITE,
  { title: 'House', author: 'Nobody' },
);
const CHEQUER = { rows: [[1], [1]], columns: [[1], [1]] };
const client = workerClient(localWorker().worker);

/** Plain copies, so that answers with helpers compare with answers from a worker. */
const plain = <T>(value: T): T => structuredClone(value);

describe('a worker gives the same answers as the main thread', () => {
  it.each([4, 8, 12])('about steps, for random puzzles with sides of %i cells', async (side) => {
    for (let i = 0; i < 5; i++) {
      const puzzle = noise(side);
      const marks = unmarked(side);
      const reports: ExplainReport[] = [];
      const onProgress = (report: ExplainReport): unknown => reports.push(report);
      expect(plain(await client.solve(puzzle))).toEqual(plain(solve(puzzle)));
      expect(await client.explain(puzzle)).toEqual(safeExplain(puzzle));
      expect(await client.explain(puzzle, { onProgress })).toEqual(safeExplain(puzzle));
      expect(await client.hint(puzzle, marks)).toEqual(safeHint(puzzle, marks));
      expect(await client.rate(puzzle)).toEqual(safeRate(puzzle));
      expect(await client.diagnose(puzzle)).toEqual(safeDiagnose(puzzle));
    }
  });

  it('about clues in the form that programs write', async () => {
    expect(await client.solve(CHEQUER)).toMatchObject({ status: 'multiple' });
  });

  it('about files, in every format', async () => {
    for (const { id } of ALL_FORMATS) {
      const expected = safeWritePuzzles([HOUSE], id);
      const made = await client.write(HOUSE, id);
      expect(made.ok).toBe(expected.ok);
      if (!made.ok || !expected.ok) continue;
      expect(made.value.bytes).toEqual(expected.value);
      expect(made.value.lost).toEqual(expected.warnings);
      const again = await client.read(made.value.bytes, { format: id });
      const own = safeReadPuzzles(expected.value, { from: id });
      expect(again.ok).toBe(own.ok);
      if (again.ok && own.ok) expect(again.value.puzzles).toEqual(own.value.puzzles);
    }
  });

  it('detects its own JSON and the files of other programs', async () => {
    for (const id of ['json', 'webpbn']) {
      const written = await client.write(HOUSE, id);
      if (!written.ok) throw new Error(written.problem.message);
      expect(await client.read(written.value.bytes)).toMatchObject({
        ok: true,
        value: { format: id, puzzles: [{ ok: true, value: { meta: { title: 'House' } } }] },
      });
    }
  });
});

describe('reported mistakes', () => {
  it('are the wrong marks, or the fewest that clash', async () => {
    const marks = unmarked(5);
    expect(await client.mistakes(HOUSE, marks)).toMatchObject({ value: { kind: 'none' } });
    marks.cells[0] = 1;
    expect(await client.mistakes(HOUSE, marks)).toMatchObject({
      value: { kind: 'mistakes', cells: [{ row: 0, column: 0, marked: 1 }] },
    });
    const both = { width: 2, height: 2, cells: Int32Array.of(1, UNKNOWN, UNKNOWN, 0) };
    expect(await client.mistakes(CHEQUER, both)).toMatchObject({
      value: { kind: 'clash', cells: [{ marked: 1 }, { marked: 0 }], smallest: true },
    });
  });

  it('are searched for only as long as allowed, and the answer then claims nothing', async () => {
    const puzzle = noise(60);
    const checked = await client.mistakes(puzzle, unmarked(60), { timeoutMs: 0 });
    expect(checked).toMatchObject({ ok: true, value: { kind: 'unknown' } });
  });
});

describe('pictures', () => {
  it('include the solution, which is found if it is not known', async () => {
    const { goal: _, ...clues } = HOUSE;
    const drawn = { output: 'svg', what: 'solution' } as const;
    const known = await client.draw(HOUSE, drawn);
    expect(known).toMatchObject({ ok: true, value: expect.stringMatching(/^<svg/) });
    expect(await client.draw(clues, drawn)).toEqual(known);
  });

  it('are problems if there is nothing to draw', async () => {
    const none = puzzleOf(gridOf([[1]]), BLACK_ON_WHITE);
    const { goal: _, ...clues } = { ...none, columns: [[]], rows: [[{ size: 1, color: 1 }]] };
    const drawn = await client.draw(clues, { output: 'png', style: 'plain' });
    expect(drawn).toMatchObject({ ok: false, problem: { code: 'no-picture' } });
    expect(await client.draw(clues, { output: 'gif', frames: 'lines' })).toMatchObject({
      ok: false,
      problem: { code: 'no-solution' },
    });
    expect(await client.draw([HOUSE, HOUSE], { output: 'svg' })).toMatchObject({
      ok: false,
      problem: { code: 'several-puzzles' },
    });
  });

  it('need files only for PNG sheets, and a missing file is a problem that is retried', async () => {
    const asked: string[] = [];
    const missing = localWorker({
      fetch: async (address) => {
        asked.push(address);
        return { ok: false, status: 404, arrayBuffer: async () => new ArrayBuffer(0) };
      },
    });
    const pictures = workerClient(missing.worker, { assets: { wasm: '/wasm', font: '/font' } });
    const plainFile = await pictures.draw(HOUSE, { output: 'png', style: 'plain' });
    expect(plainFile).toMatchObject({ ok: true, value: expect.any(Uint8Array) });
    const film = await pictures.draw(HOUSE, { output: 'gif', style: 'plain' });
    expect(film).toMatchObject({ ok: true, value: expect.any(Uint8Array) });
    expect(asked).toEqual([]);
    for (let time = 1; time <= 2; time++) {
      const drawn = await pictures.draw(HOUSE, { output: 'png' });
      expect(drawn).toMatchObject({ ok: false, problem: { code: 'asset-not-loaded' } });
      expect(asked.length).toBe(2 * time);
    }
  });
});

describe('blinding a puzzle', () => {
  it('returns clues, facts and sealed texts, but no picture and no title', async () => {
    const blind = await client.blind(HOUSE);
    expect(blind).toMatchObject({ facts: { isUnique: true, difficulty: expect.any(String) } });
    expect(blind.sealed.length).toBe(1);
    expect(blind).not.toHaveProperty('clues.goal');
    expect(JSON.stringify(blind)).not.toMatch(/House|Nobody/);
    const unrated = await client.blind(HOUSE, { rate: false });
    expect(unrated.facts).toEqual({ isUnique: true });
  });

  it('seals the texts with every solution, or with the goal if the search finds none', async () => {
    const several = puzzleOf(
      gridOf([
        [1, 0],
        [0, 1],
      ]),
      BLACK_ON_WHITE,
      { title: 'Stairs' },
    );
    expect(await client.blind(several)).toMatchObject({ facts: { isUnique: false } });
    expect((await client.blind(several)).sealed.length).toBe(2);
    const hard = await client.blind(noise(60), { timeoutMs: 0 });
    expect(hard.facts).toEqual({});
    expect(hard.sealed.length).toBe(1);
  });
});

describe('make', () => {
  it('makes a puzzle from an image', async () => {
    const rgba = new Uint8Array(4 * 16 * 16).fill(255);
    for (let i = 0; i < 16; i++) rgba.fill(0, 4 * (16 * i + 4), 4 * (16 * i + 5 + i / 2));
    for (let i = 3; i < rgba.length; i += 4) rgba[i] = 255;
    const image = { width: 16, height: 16, rgba };
    const made = await client.make(image, { size: { width: 8, height: 8 }, difficulty: 'easy' });
    expect(made).toMatchObject({ ok: true });
    const blank = { ...image, rgba: new Uint8Array(rgba.length).fill(255) };
    expect(await client.make(blank)).toMatchObject({ ok: false });
  });
});

describe('preparing an image', () => {
  const bar = (shade: number) => {
    const rgba = new Uint8Array(4 * 12 * 12).fill(255);
    for (let i = 0; i < 12; i++) rgba.fill(shade, 4 * (12 * i + 4), 4 * (12 * i + 6 + i / 2) - 1);
    for (let i = 3; i < rgba.length; i += 4) rgba[i] = 255;
    return { width: 12, height: 12, rgba };
  };

  it('lets make refer to the image by its id, and keeps the last two images', async () => {
    const own = workerClient(localWorker().worker);
    const knowImage = async (shade: number) => {
      const known = await own.subject(bar(shade));
      if (!known.ok) throw new Error(known.problem.code);
      return known.value;
    };
    const known = await knowImage(0);
    expect(await knowImage(0)).toEqual(known);
    expect(await own.make(known)).toEqual(await own.make(bar(0)));
    await knowImage(20);
    expect(await own.make(known)).toMatchObject({ ok: true });
    await knowImage(40);
    expect(await own.make(known)).toMatchObject({ ok: true });
    await knowImage(60);
    await knowImage(80);
    expect(await own.make(known)).toMatchObject({ ok: false, problem: { code: 'unknown-image' } });
  });

  it('gives a problem if the image shows nothing', async () => {
    expect(await client.subject({ width: 1, height: 1, rgba: new Uint8Array(4) })).toMatchObject({
      ok: false,
      problem: { code: 'blank-image' },
    });
  });
});

describe('a wrong call is rejected', () => {
  it.each([
    ['given cells of another size', () => client.solve(HOUSE, { given: unmarked(1) }), RangeError],
    [
      'an image without its bytes',
      () => client.make({ width: 9, height: 9, rgba: new Uint8Array(3) }),
      RangeError,
    ],
    ['a negative limit', () => client.explain(HOUSE, { timeoutMs: -1 }), RangeError],
    ['a PNG sheet without files', () => client.draw(HOUSE, { output: 'png' }), /assets\.wasm/],
    ['a PDF without pdfkit', () => client.draw(HOUSE, { output: 'pdf' }), /worker-pdf/],
    ['clues that do not fit', () => client.solve({ rows: [[5]], columns: [[1]] }), /row 1/],
    ['a function', () => client.solve(HOUSE, { onSolution: () => true } as object), /function/],
  ])('if it has %s', async (_, call, expected) => {
    await expect(call()).rejects.toThrow(expected);
  });

  it('if its verb is unknown', async () => {
    const { worker, responses } = localWorker();
    for (const ask of ['toString', 'constructor', 'guess']) {
      worker.postMessage({ id: 7, ask, input: [], options: {}, reports: false } as never);
    }
    await expect.poll(() => responses.length).toBe(3);
    expect(responses[0]).toMatchObject({ id: 7, failure: { name: 'RangeError' } });
  });
});

describe('hostile input', () => {
  it('of random bytes gives a problem or a puzzle', async () => {
    for (let i = 0; i < 200; i++) {
      const bytes = Uint8Array.from({ length: random.below(400) }, () => random.below(256));
      const read = await client.read(bytes);
      if (!read.ok) expect(read.problem.code).toMatch(/^[a-z-]+$/);
    }
  });

  it('with huge sizes gives a problem', async () => {
    const wide = '{"width":1000000000,"height":1000000000,"rows":[],"columns":[]}';
    expect(await client.read(wide)).toMatchObject({ value: { puzzles: [{ ok: false }] } });
    const limits = { maxBytes: 10 };
    expect(await client.read(wide, { limits })).toMatchObject({ ok: false });
    expect(await client.hint(HOUSE, unmarked(4000, 1))).toMatchObject({ ok: false });
    const picture = { output: 'png', cell: 256 } as const;
    const large = { ...HOUSE, width: 3000, columns: Array.from({ length: 3000 }, () => []) };
    const { goal: _, ...clues } = { ...large, height: 1000, rows: large.columns.slice(0, 1000) };
    expect(await client.draw(clues, picture)).toMatchObject({
      ok: false,
      problem: { code: 'picture-too-large' },
    });
    expect(
      await client.make(
        { width: 1, height: 1, rgba: new Uint8Array(4) },
        {
          size: { width: 1e6, height: 1e6 },
        },
      ),
    ).toMatchObject({ ok: false });
  });
});
