import { type Puzzle, puzzleOf, randomOf } from '@nonokit/core';
import { paletteOf, randomGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { ALL_FORMATS, formatById, lossesOf, readPuzzles, writePuzzles } from '../index.js';
import { json } from '../own/json.js';
import { EXAMPLES } from '../testing/examples.js';
import { unpackBrotli } from '../testing/unpack-brotli.js';

const { p1, p3 } = EXAMPLES as { p1: Puzzle; p3: Puzzle };

function codes(puzzles: readonly Puzzle[], id: string): string[] {
  const written = writePuzzles(puzzles, id);
  return written.ok ? written.warnings.map(({ code }) => code) : [written.problem.code];
}

describe('writePuzzles', () => {
  it.each([
    ['colours in a black format', [p3], 'nin', 'needs-black'],
    ['several puzzles in a format for one', [p1, p1], 'nin', 'several-puzzles'],
    ['no puzzle', [], 'nin', 'no-puzzles'],
    ['a format nobody knows', [p1], 'nan', 'unknown-format-id'],
    ['anything in a format that is only read', [p1], 'jap', 'read-only'],
  ])('refuses %s', (_, puzzles, id, code) => {
    expect(codes(puzzles, id)).toEqual([code]);
  });

  it('refuses colours that look the same, in a format that distinguishes them only by looks', () => {
    const twins = [{ rgb: '#ffffff' }, { rgb: '#112233' }, { rgb: '#112233' }];
    const goal = { width: 2, height: 1, cells: Uint16Array.of(1, 2) };
    expect(codes([puzzleOf(goal, twins)], 'pzl')).toEqual(['same-colors']);
    expect(codes([puzzleOf(goal, twins)], 'non-mikix')).toEqual([]);
  });

  it.each([
    ['non-mikix', 27],
    ['olsak', 73],
  ])('refuses more colours than %s has symbols', (id, inks) => {
    const palette = Array.from({ length: inks + 1 }, (_, i) => ({
      rgb: `#${i.toString(16).padStart(6, '0')}`,
    }));
    const cells = Uint16Array.from({ length: inks }, (_, i) => i + 1);
    expect(codes([puzzleOf({ width: inks, height: 1, cells }, palette)], id)).toEqual([
      'too-many-colors',
    ]);
  });
});

describe('a warning about lost information', () => {
  const { goal: _, ...clues } = p1;
  const rich: Puzzle = {
    ...clues,
    palette: [{ rgb: '#eeeeee' }, { rgb: '#aa0000' }],
    meta: { title: 'Key', author: 'me', license: '' },
    extra: { label: 'line' },
  };

  it.each([
    ['pzl', ['loses-background', 'loses-texts', 'loses-extra']],
    ['nin', ['loses-colors', 'loses-background', 'loses-texts', 'loses-extra']],
    ['freesummerwind', ['loses-colors', 'loses-background', 'loses-texts', 'loses-extra']],
    ['non', ['loses-colors', 'loses-background', 'loses-extra']],
    ['olsak', ['loses-texts', 'loses-extra']],
  ])('is given by %s once for each kind', (id, expected) => {
    expect(codes([rich], id)).toEqual(expected);
  });

  it.each([
    ['pzl', 'the background colour #eeeeee, which becomes white'],
    ['nin', 'what the colours look like: #aa0000, which becomes black'],
    ['freesummerwind', 'what the colours look like: #aa0000'],
    ['pzl', 'the title "Key", the author "me"'],
    ['nin', 'the extra members "label"'],
  ])('is given by %s and names what is lost: %s', (id, what) => {
    const format = formatById(id, ALL_FORMATS);
    const losses = format === undefined ? [] : lossesOf([rich], format);
    expect(losses.map(({ message }) => message)).toContain(`${format?.name} does not hold ${what}`);
  });

  it('about several puzzles is given once for each kind, with a count', () => {
    const format = { ...json, holds: { ...json.holds, meta: [], goal: false } };
    const titled = (title: string): Puzzle => ({ ...p1, meta: { title } });
    const all = [...['Key', 'Boot', 'Key', 'Cup'].map(titled), clues];
    expect(lossesOf(all, format).map(({ message }) => message)).toEqual([
      "Nonokit JSON does not hold the author's picture of 4 of the 5 puzzles, only the clues",
      'Nonokit JSON does not hold the title "Key" and 2 more',
    ]);
  });

  it('names exactly what is missing when the file is read again', () => {
    for (const format of ALL_FORMATS.filter(({ readOnly }) => readOnly !== true)) {
      // PGM refuses colours other than greys
      const ink = format.id === 'pgm' ? '#777777' : '#aa0000';
      const palette = [{ rgb: '#eeeeee' }, { rgb: ink }];
      const goal = format.holds.clues || p1.goal === undefined ? {} : { goal: p1.goal };
      const puzzle: Puzzle = { ...rich, palette, ...goal };
      const written = writePuzzles([puzzle], format.id);
      const read = written.ok
        ? readPuzzles(written.value, { from: format.id, unpackBrotli })
        : written;
      const [back] = read.ok ? read.value.puzzles : [];
      if (!written.ok || back?.ok !== true) throw new Error(`${format.id} is not read back`);
      const told = new Set(written.warnings.map(({ code }) => code));
      const { palette: looks, meta, extra } = back.value;
      expect([format.id, told.has('loses-texts')]).toEqual([
        format.id,
        meta.title !== 'Key' || meta.author !== 'me',
      ]);
      expect([format.id, told.has('loses-background')]).toEqual([
        format.id,
        looks[0]?.rgb !== '#eeeeee',
      ]);
      expect([format.id, told.has('loses-colors')]).toEqual([format.id, looks[1]?.rgb !== ink]);
      expect([format.id, told.has('loses-extra')]).toEqual([format.id, extra === undefined]);
    }
  });

  it('is absent if the format holds everything', () => {
    expect(codes([clues], 'nin')).toEqual([]);
    expect(codes([p1], 'nin')).toEqual(['loses-goal']);
    expect(codes([p1], 'non')).toEqual([]);
  });
});

describe('the declared limits of a format', () => {
  const writable = ALL_FORMATS.filter(
    ({ readOnly, holds }) => !readOnly && holds.only === undefined,
  );

  /** A row of the given number of inks, above a blank row. */
  const inked = (inks: number): Puzzle => {
    const cells = Uint16Array.from({ length: 2 * inks }, (_, i) => (i < inks ? i + 1 : 0));
    return puzzleOf({ width: inks, height: 2, cells }, paletteOf(inks));
  };
  /** Three rows, the second without a cell. */
  const wide = (width: number): Puzzle => {
    const cells = Uint16Array.from({ length: 3 * width }, (_, i) =>
      i < width || i >= 2 * width ? ((i * 7) % 5 === 0 ? 1 : 0) : 0,
    );
    return puzzleOf({ width, height: 3, cells }, paletteOf(1));
  };

  it.each(writable.filter(({ holds }) => holds.colors !== 'none'))(
    'include the number of colours: $id',
    (format) => {
      const { maxInks } = format.holds;
      expect(codes([inked(maxInks ?? 1000)], format.id)).not.toContain('too-many-colors');
      expect(readBack(inked(maxInks ?? 1000), format.id)).toBe(true);
      if (maxInks !== undefined) {
        expect(codes([inked(maxInks + 1)], format.id)).toEqual(['too-many-colors']);
      }
    },
  );

  it.each(writable)('include the size: $id', (format) => {
    const { maxSide } = format.holds;
    expect(readBack(wide(maxSide ?? 1200), format.id)).toBe(true);
    if (maxSide !== undefined) expect(codes([wide(maxSide + 1)], format.id)).toEqual(['too-large']);
  });

  function readBack(puzzle: Puzzle, id: string): boolean {
    const written = writePuzzles([puzzle], id);
    const read = written.ok ? readPuzzles(written.value, { from: id, unpackBrotli }) : written;
    const [back] = read.ok ? read.value.puzzles : [];
    return back?.ok === true && back.value.width === puzzle.width;
  }
});

it.each(['pzl', 'freesummerwind', 'json'])('%s holds 200x100 cells in 1,337 colours', (id) => {
  const puzzle = puzzleOf(randomGrid(randomOf(id), 200, 100, 1337, 0.9), paletteOf(1337));
  const written = writePuzzles([puzzle], id);
  const file = written.ok ? readPuzzles(written.value) : written;
  if (!file.ok) throw new Error(file.problem.message);
  expect(file.value.format.id).toBe(id);
  const [read] = file.value.puzzles;
  expect(read?.ok && { rows: read.value.rows, columns: read.value.columns }).toEqual({
    rows: puzzle.rows,
    columns: puzzle.columns,
  });
});
