/** Certificates of other kinds: their formulas by definition, their proofs by the checker. */
import {
  clueOf,
  cutColor,
  drive,
  isPairClue,
  type KindBoard,
  type KindClue,
  type KindPuzzle,
  type LineClue,
  type Palette,
  pairClueOf,
  type Random,
  randomOf,
} from '@nonokit/core';
import { cellCount, checkKind, directionsOf, satisfies } from '@nonokit/kinds';
import { describe, expect, it } from 'vitest';
import { listClauses, propagateNaively } from '../testing/naive-propagation.js';
import { checkKindFormula } from './check-kind-certificate.js';
import { encodeKind } from './encode-kind.js';
import { proveKindWork } from './prove-kind.js';

const SQUARE: KindBoard = { shape: 'square', width: 4, height: 3 };
const HEXAGON: KindBoard = {
  shape: 'triangle',
  topLeft: 1,
  bottomLeft: 1,
  top: 2,
  topRight: 1,
  bottom: 2,
  bottomRight: 1,
};

/** What is unusual about a random puzzle. */
type Drawn = 'hidden' | 'pairs' | 'plain' | 'cut';

const CUT: Palette = [
  { rgb: '#ffffff' },
  { rgb: '#000000' },
  cutColor({ slash: '/', left: '#ffffff', right: '#000000' }),
];

/** A random puzzle: some numbers are hidden, or the first two rows share a clue. */
function drawn(board: KindBoard, kind: Drawn, random: Random): KindPuzzle {
  const inks = kind === 'cut' ? 2 : 1;
  const cells = Array.from({ length: cellCount(board) }, () =>
    random.next() < 0.55 ? 1 + Math.floor(random.next() * inks) : 0,
  );
  const clues = directionsOf(board).map(({ lines }, d): KindClue[] => {
    const colors = lines.map((line) => line.map((cell) => cells[cell] ?? 0));
    if (kind === 'pairs' && d === 0) {
      const [first = [], second = [], ...more] = colors;
      return [pairClueOf(first, second), ...more.map((line) => clueOf(line))];
    }
    if (kind === 'cut') return colors.map(gluedClue);
    const hide = (): boolean => kind === 'hidden' && random.next() < 0.4;
    return colors.map((line) =>
      clueOf(line).map((block) => (hide() ? { hidden: true, color: block.color } : block)),
    );
  });
  const checked = checkKind({ board, clues, ...(kind === 'cut' && { palette: CUT }) });
  if (!checked.ok) throw new Error(checked.problem.message);
  return checked.value;
}

/** The clue of a line in which everything that touches is glued. */
function gluedClue(line: readonly number[]): LineClue {
  const starts = line.flatMap((color, k) =>
    color !== 0 && color !== line[k - 1] ? [line[k - 1] ?? 0] : [],
  );
  return clueOf(line).map((block, k) =>
    (starts[k] ?? 0) === 0 ? block : { ...block, glued: true },
  );
}

function* everyPicture(board: KindBoard, colors: number): Generator<number[]> {
  const cells = cellCount(board);
  for (let number = 0; number < colors ** cells; number++) {
    yield Array.from({ length: cells }, (_, cell) => Math.floor(number / colors ** cell) % colors);
  }
}

const CASES = [
  ['hidden numbers', SQUARE, 'hidden'],
  ['two-line clues', SQUARE, 'pairs'],
  ['triangles', HEXAGON, 'plain'],
  ['cut cells', { shape: 'square', width: 3, height: 2 }, 'cut'],
] as const;

describe.each(CASES)('certificates of %s', (name, board, kind) => {
  it('say by definition what a picture is', () => {
    const random = randomOf(`formula ${name}`);
    for (let k = 0; k < 4; k++) {
      const puzzle = drawn(board, kind, random);
      const encoding = encodeKind(puzzle);
      if (encoding === undefined) throw new Error('too large');
      const clauses = listClauses(encoding.clauses.literals);
      for (const picture of everyPicture(board, puzzle.palette.length)) {
        const known = picture.map((color, cell) => encoding.cell(cell, color));
        const isPicture = propagateNaively(clauses, known) !== undefined;
        expect(isPicture, picture.join('')).toBe(satisfies(picture, puzzle));
      }
    }
  });

  it('are accepted with all pictures, and refused where one is left out or changed', () => {
    const random = randomOf(`proof ${name}`);
    let several = 0;
    for (let k = 0; k < 25; k++) {
      const puzzle = drawn(board, kind, random);
      const every = [...everyPicture(board, puzzle.palette.length)];
      const expected = every.filter((cells) => satisfies(cells, puzzle));
      const proved = drive(proveKindWork(puzzle, { maxSolutions: 5000 }));
      if (!('certificate' in proved)) throw new Error(proved.status);
      const { formula, proof } = proved.certificate;
      const { verdict, pictures } = checkKindFormula(puzzle, formula, proof);
      expect(verdict.accepted).toBe(true);
      const texts = (list: readonly (readonly number[])[]) =>
        list.map((one) => one.join('')).sort();
      expect(texts(pictures)).toEqual(texts(expected));
      // the clause of the last picture is the end of the formula
      const { length } = formula.literals;
      const fewer = {
        ...formula,
        literals: formula.literals.slice(0, length - cellCount(board) - 1),
      };
      expect(checkKindFormula(puzzle, fewer, proof).verdict.accepted).toBe(false);
      const other = formula.literals.slice();
      other[length - 2] = -(other[length - 2] ?? 0);
      const changed = checkKindFormula(puzzle, { ...formula, literals: other }, proof);
      expect(changed.verdict.accepted).toBe(false);
      if (expected.length > 1) several++;
    }
    expect(several > 0).toBe(kind !== 'plain');
  });

  it('are of one puzzle alone', () => {
    const random = randomOf(`other ${name}`);
    const puzzle = drawn(board, kind, random);
    const proved = drive(proveKindWork(puzzle));
    if (!('certificate' in proved)) throw new Error(proved.status);
    const { formula, proof } = proved.certificate;
    const clues = puzzle.clues.map((lines, d) =>
      d < 1 ? lines : lines.map((clue) => (isPairClue(clue) ? clue : [])),
    );
    const { verdict } = checkKindFormula({ ...puzzle, clues }, formula, proof);
    expect(verdict).toEqual({ accepted: false, reason: 'formula' });
  });
});
