/** Trianograms: solving beside brute force and a second method, words, files and sheets. */
import {
  cutColor,
  featuresOf,
  type KindBoard,
  type KindClue,
  type KindPuzzle,
  type LineClue,
  type Palette,
  randomOf,
} from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { cellCount } from './board.js';
import { checkKind } from './check-kind.js';
import { explainKind } from './explain-kind.js';
import { gluedTexts } from './glued-texts.js';
import { kindClueText } from './kind-text.js';
import { satisfies } from './satisfies.js';
import { kindSheet } from './sheet/sheet.js';
import { kindSheetSvg } from './sheet/sheet-svg.js';
import { solveKind } from './solve.js';
import { sorted } from './testing/pictures.js';
import { secondSolutions } from './testing/second-method.js';
import { CUT_PALETTE, cutClues, everyInkPicture } from './testing/trianograms.js';
import { KIND_WORDS_DE } from './words/all-de.js';
import { KIND_WORDS_ES } from './words/all-es.js';
import { KIND_WORDS_FR } from './words/all-fr.js';
import { KIND_WORDS_JA } from './words/all-ja.js';
import { KIND_WORDS_PL } from './words/all-pl.js';
import { KIND_WORDS_UK } from './words/all-uk.js';
import { kindStepText } from './words/step-text.js';
import { writeKind } from './write-kind.js';

const square = (width: number, height: number): KindBoard => ({ shape: 'square', width, height });

function kindPuzzle(board: KindBoard, clues: KindClue[][], palette = CUT_PALETTE): KindPuzzle {
  const result = checkKind({ board, clues, palette });
  if (!result.ok) throw new Error(`${result.problem.message} ${JSON.stringify(clues)}`);
  return result.value;
}

/** "a4b / 4 / c4d", the example of docs/kinds. */
const FRAME: Palette = [
  ...CUT_PALETTE,
  cutColor({ slash: '\\', left: '#ffffff', right: '#000000' }),
  cutColor({ slash: '/', left: '#000000', right: '#ffffff' }),
];
const glued = (...blocks: readonly (readonly [size: number, color: number])[]): LineClue =>
  blocks.map(([size, color], k) => ({ size, color, ...(k > 0 && { glued: true as const }) }));
const OCTAGON = kindPuzzle(
  square(4, 3),
  [
    [glued([1, 2], [2, 1], [1, 3]), glued([4, 1]), glued([1, 4], [2, 1], [1, 5])],
    [glued([1, 2], [1, 1], [1, 4]), glued([3, 1]), glued([3, 1]), glued([1, 3], [1, 1], [1, 5])],
  ],
  FRAME,
);

describe('all solutions are found', () => {
  it.each([
    ['two cut inks and black', square(2, 2), 4],
    ['one cut ink and black', square(3, 2), 3],
    ['two cut inks and black in a row', square(4, 1), 4],
  ] as const)('of every picture with %s', (_, board, colors) => {
    const palette = CUT_PALETTE.slice(0, colors);
    const pictures = [...everyInkPicture(board, colors)];
    const random = randomOf('glue');
    const seen = new Set<string>();
    for (const cells of pictures) {
      for (const chance of [0, 1]) {
        const clues = cutClues(cells, board, palette, () => random.next() < chance);
        if (seen.has(JSON.stringify(clues))) continue;
        seen.add(JSON.stringify(clues));
        const puzzle = kindPuzzle(board, clues, palette);
        const { solutions, status } = solveKind(puzzle, { maxSolutions: 1e9 });
        const expected = pictures.filter((picture) => satisfies(picture, puzzle));
        expect(sorted(solutions), JSON.stringify(clues)).toEqual(sorted(expected));
        expect(status).toBe(expected.length === 1 ? 'unique' : 'multiple');
      }
    }
    expect(seen.size).toBeGreaterThan(100);
  });

  it.each([
    ['glued', square(4, 4), 0],
    ['glued with hidden numbers', square(4, 4), 0.3],
    ['wide and glued', square(5, 3), 0],
  ] as const)('of random puzzles, %s, as the second method does', (name, board, hiding) => {
    const random = randomOf(name);
    for (let k = 0; k < 100; k++) {
      const cells = Array.from({ length: cellCount(board) }, () =>
        random.next() < 0.7 ? 1 + Math.floor(random.next() * 3) : 0,
      );
      const clues = cutClues(cells, board, CUT_PALETTE, () => random.next() < 0.7).map((lines) =>
        lines.map((clue) =>
          'large' in clue
            ? clue
            : clue.map((item) => {
                if (item === 'any' || random.next() >= hiding) return item;
                const { color, glued: isGlued } = item;
                return { hidden: true as const, color, ...(isGlued && { glued: isGlued }) };
              }),
        ),
      );
      const puzzle = kindPuzzle(board, clues);
      const found = solveKind(puzzle, { maxSolutions: 200 });
      const expected = secondSolutions(puzzle, 200);
      expect(found.solutions.length, JSON.stringify(clues)).toBe(expected.length);
      if (expected.length < 200) expect(sorted(found.solutions)).toEqual(sorted(expected));
      const told = explainKind(puzzle);
      for (const [cell, color] of told.known.entries()) {
        if (color < 0 || expected.length === 200) continue;
        expect(new Set(expected.map((one) => one[cell]))).toEqual(new Set([color]));
      }
    }
  });
});

it('glue tells more than touching blocks of two colours', () => {
  const row = (isGlued: boolean): KindClue => [
    { size: 1, color: 2 },
    { size: 1, color: 1, ...(isGlued && { glued: true }) },
  ];
  const any: KindClue[] = [['any'], ['any'], ['any']];
  const count = (isGlued: boolean): number =>
    solveKind(kindPuzzle(square(3, 1), [[row(isGlued)], any]), { maxSolutions: 99 }).solutions
      .length;
  expect(count(true)).toBe(2);
  expect(count(false)).toBe(3);
});

describe('what is refused', () => {
  const message = (claims: Parameters<typeof checkKind>[0]): string => {
    const result = checkKind(claims);
    return result.ok ? 'nothing' : result.problem.message;
  };
  const one = (row: KindClue, palette: Palette = CUT_PALETTE): string =>
    message({ board: square(3, 1), palette, clues: [[row], [['any'], ['any'], ['any']]] });

  it('is glue without a block before it, of one colour, or between whole cells', () => {
    expect(one([{ size: 1, color: 1, glued: true }])).toContain('row 1 has a glued block');
    expect(one(['any', { size: 1, color: 2, glued: true }])).toContain('glued');
    expect(one(glued([1, 2], [1, 2]))).toContain('glued');
    const inks = [...CUT_PALETTE, { rgb: '#ff0000' }];
    expect(one(glued([1, 1], [1, 4]), inks)).toContain('neither of the two is cut');
    expect(one(glued([1, 1], [1, 2]))).toBe('nothing');
  });

  it('is a cut background, and cut cells that are triangles', () => {
    const [, black, cut] = CUT_PALETTE;
    if (black === undefined || cut === undefined) throw new Error('no palette');
    expect(one([], [cut, black])).toBe('the background is cut by a diagonal, expected one colour');
    const board = {
      shape: 'triangle',
      topLeft: 1,
      bottomLeft: 0,
      top: 0,
      topRight: 1,
      bottom: 1,
      bottomRight: 0,
    } as const;
    expect(message({ board, palette: CUT_PALETTE, clues: [[['any']], [['any']], [['any']]] })).toBe(
      'cells cut by a diagonal are for boards of square cells',
    );
  });
});

it('the example has one solution, and words for its halves', () => {
  expect(featuresOf(OCTAGON)).toEqual(['cut-cells']);
  const { status, lineSolvable, solutions } = solveKind(OCTAGON);
  expect([status, lineSolvable]).toEqual(['unique', true]);
  expect(solutions[0]?.join('')).toBe('211311114115');
  const [step] = explainKind(OCTAGON).steps;
  if (step === undefined) throw new Error('no step');
  const tongues = {
    de: { kinds: KIND_WORDS_DE },
    es: { kinds: KIND_WORDS_ES },
    fr: { kinds: KIND_WORDS_FR },
    ja: { kinds: KIND_WORDS_JA },
    pl: { kinds: KIND_WORDS_PL },
    uk: { kinds: KIND_WORDS_UK },
    en: 'en',
    ru: 'ru',
  } as const;
  const said = Object.entries(tongues).map(
    ([name, tongue]) => `${name}: ${kindStepText(step, OCTAGON, tongue)}`,
  );
  expect(said).toMatchInlineSnapshot(`
    [
      "de: Zeile 1 (1 weiß/schwarz+2 schwarz+1 schwarz\\weiß): In jeder Anordnung sind die Felder 2–3 schwarz; Feld 1 ist weiß/schwarz; Feld 4 ist schwarz\\weiß.",
      "es: Fila 1 (1 blanca/negra+2 negra+1 negra\\blanca): se coloque como se coloque, las casillas 2–3 son negras; la casilla 1 es blanca/negra; la casilla 4 es negra\\blanca.",
      "fr: Ligne 1 (1 blanche/noire+2 noire+1 noire\\blanche) : quelle que soit la disposition, les cases 2–3 sont noires ; la case 1 est blanche/noire ; la case 4 est noire\\blanche.",
      "ja: 1行目（1 白/黒+2 黒+1 黒\\白）：どう並べても、2〜3マス目は黒、1マス目は白/黒、4マス目は黒\\白です。",
      "pl: Wiersz 1 (1 biała/czarna+2 czarna+1 czarna\\biała): przy każdym rozmieszczeniu kratki 2–3 są czarne; kratka 1 jest biała/czarna; kratka 4 jest czarna\\biała.",
      "uk: Рядок 1 (1 біла/чорна+2 чорна+1 чорна\\біла): за будь-якого розташування клітинки 2–3 чорні; клітинка 1 біла/чорна; клітинка 4 чорна\\біла.",
      "en: Row 1 (1 white/black+2 black+1 black\\white): however it is arranged, cells 2–3 are black; cell 1 is white/black; cell 4 is black\\white.",
      "ru: Строка 1 (1 белая/чёрная+2 чёрная+1 чёрная\\белая): при любой расстановке клетки 2–3 чёрные; клетка 1 белая/чёрная; клетка 4 чёрная\\белая.",
    ]
  `);
});

it('clues say which blocks are glued', () => {
  const [[row] = []] = OCTAGON.clues;
  if (row === undefined || 'large' in row) throw new Error('no clue');
  expect(kindClueText(row, (color) => 'wkabcd'[color] ?? '')).toBe('1a+2k+1b');
  expect(gluedTexts(row, FRAME)).toEqual(['', '4', '']);
  expect(gluedTexts(glued([1, 2], [1, 3]), FRAME)).toEqual(['', '']);
  expect(gluedTexts(glued([2, 2], [1, 1]), FRAME)).toEqual(['2', '1']);
  expect(gluedTexts([{ size: 1, color: 2 }], FRAME)).toEqual(['1']);
});

it('files have cut inks as two colours, and glued blocks together', () => {
  expect(writeKind({ ...OCTAGON, goal: [...'211311114115'].map(Number) })).toMatchInlineSnapshot(`
    "{
      "format": "nonokit",
      "version": 2,
      "width": 4,
      "height": 3,
      "palette": ["#ffffff","#000000","#ffffff/#000000","#000000\\\\#ffffff","#ffffff\\\\#000000","#000000/#ffffff"],
      "rows": [[{"glued":[[1,2],[2,1],[1,3]]}],[[4,1]],[{"glued":[[1,4],[2,1],[1,5]]}]],
      "columns": [[{"glued":[[1,2],[1,1],[1,4]]}],[[3,1]],[[3,1]],[{"glued":[[1,3],[1,1],[1,5]]}]],
      "goal": ["2113","1111","4115"]
    }
    "
  `);
});

describe('sheets', () => {
  it('show cut cells in both colours, and frames around glued blocks', () => {
    const cells = [...'211311114115'].map(Number);
    const sheet = kindSheet(OCTAGON, { cells });
    expect(sheet.frames).toHaveLength(4);
    const [first] = sheet.cells;
    expect(first?.fill).toBe('#ffffff');
    expect(first?.half?.fill).toBe('#000000');
    const xs = first?.corners.map(({ x }) => x) ?? [];
    // "/" leaves the lower right half to the right
    expect(first?.half?.corners.map(({ x, y }) => [x > Math.min(...xs), y])).toEqual([
      [false, Math.max(...(first?.corners.map(({ y }) => y) ?? []))],
      [true, first?.corners[0]?.y],
      [true, first?.corners[2]?.y],
    ]);
    const svg = kindSheetSvg(OCTAGON, { cells });
    expect(svg.match(/>4</g)).toHaveLength(3);
    expect(svg).not.toContain('></text>');
  });

  it('of other kinds have no frame and no half', () => {
    const palette = CUT_PALETTE.slice(0, 2);
    const sheet = kindSheet(kindPuzzle(square(1, 1), [[['any']], [['any']]], palette));
    expect(sheet.frames).toEqual([]);
    expect(sheet.cells.some(({ half }) => half !== undefined)).toBe(false);
  });
});
