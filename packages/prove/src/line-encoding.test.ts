/**
 * Unit propagation in the encoding of a line finds what settling finds, no more and no less:
 * against all arrangements of lines of up to ten cells, from known cells and from bounds on blocks.
 */
import { BLANK, type Clue, leastLength, type Random, randomOf } from '@nonokit/core';
import { listArrangements } from '@nonokit/core/testing';
import { settleCells } from '@nonokit/solver';
import { describe, expect, it } from 'vitest';
import { ClauseList } from './clauses.js';
import { encodeLine, type LineStarts } from './line-encoding.js';
import { listClauses, propagateNaively } from './testing/naive-propagation.js';

/** An encoded line with everything that the tests compare with. */
interface Scene {
  readonly clue: Clue;
  readonly length: number;
  readonly inks: number;
  readonly clauses: readonly number[][];
  readonly starts: readonly LineStarts[];
  readonly arrangements: readonly number[][];
}

/** The literal "cell `x` has this colour", where one ink needs one variable a cell. */
function cellLiteral(inks: number, x: number, color: number): number {
  if (inks > 1) return 1 + x * (inks + 1) + color;
  return color === BLANK ? -(1 + x) : 1 + x;
}

function sceneOf(clue: Clue, length: number, inks: number): Scene {
  const list = new ClauseList();
  const colors = Array.from({ length: inks + 1 }, (_, color) => color);
  const cell = (x: number, color: number) => cellLiteral(inks, x, color);
  for (let x = 0; x < length && inks > 1; x++) {
    for (const color of colors) list.put(cell(x, color));
    list.close();
    for (const a of colors) for (const b of colors) if (a < b) list.add(-cell(x, a), -cell(x, b));
  }
  const starts: LineStarts[] = [];
  const cells = length * (inks > 1 ? inks + 1 : 1);
  encodeLine(list, { clue, length, colors: () => colors, cell }, cells, starts);
  const clauses = listClauses(list.literals);
  return { clue, length, inks, clauses, starts, arrangements: listArrangements(clue, length) };
}

/** The first cells of the blocks of an arrangement. */
function startsOf(cells: readonly number[]): number[] {
  return cells.flatMap((color, x) => (color !== BLANK && color !== cells[x - 1] ? [x] : []));
}

/** All literals about cells and about the order of blocks, with their meaning. */
function literalsOf({ length, inks, starts }: Scene): Map<number, (cells: number[]) => boolean> {
  const meanings = new Map<number, (cells: number[]) => boolean>();
  const put = (literal: number, holds: (cells: number[]) => boolean) => {
    meanings.set(literal, holds).set(-literal, (cells) => !holds(cells));
  };
  for (let x = 0; x < length; x++) {
    for (let color = 0; color <= inks; color++) {
      put(cellLiteral(inks, x, color), (cells) => cells[x] === color);
    }
  }
  starts.forEach(({ least, slack, first }, b) => {
    for (let d = 1; d <= slack; d++) {
      put(first + d - 1, (cells) => (startsOf(cells)[b] as number) >= least + d);
    }
  });
  return meanings;
}

/** Expects of propagation exactly what all arrangements have in common that agree. */
function expectComplete(scene: Scene, meanings: ReturnType<typeof literalsOf>, known: number[]) {
  const agreeing = scene.arrangements.filter((cells) =>
    known.every((literal) => meanings.get(literal)?.(cells)),
  );
  const found = propagateNaively(scene.clauses, known);
  const common = [...meanings].filter(([, holds]) => agreeing.every(holds)).map(([p]) => p);
  const label = `${JSON.stringify(scene.clue)} in ${scene.length}, ${known}`;
  if (agreeing.length === 0) expect(found, label).toBeUndefined();
  else {
    const seen = [...meanings.keys()].filter((literal) => found?.has(literal));
    expect(seen.sort(ascending), label).toEqual(common.sort(ascending));
  }
}

const ascending = (a: number, b: number) => a - b;

/** All clues of these inks that fit into `length` cells. */
function cluesOfLength(length: number, inks: number): Clue[] {
  const found: Clue[] = [];
  const extend = (clue: Clue): void => {
    found.push(clue);
    for (let color = 1; color <= inks; color++) {
      for (let size = 1; size <= length; size++) {
        const longer = [...clue, { size, color }];
        if (leastLength(longer) <= length) extend(longer);
      }
    }
  };
  extend([]);
  return found;
}

/** Some of the literals, most of them true of one arrangement, so that few states conflict. */
function randomKnown(scene: Scene, literals: readonly number[], random: Random): number[] {
  const meanings = literalsOf(scene);
  const cells = scene.arrangements[random.below(scene.arrangements.length)] as number[];
  const share = random.next() * random.next();
  const isMistaken = random.below(4) === 0;
  return literals.filter((literal) => {
    if (random.next() > share) return false;
    return meanings.get(literal)?.(cells) === true || (isMistaken && random.below(9) === 0);
  });
}

describe('the encoding of a line', () => {
  it('implies what settling finds, for all states of lines of up to 6 cells', () => {
    let states = 0;
    for (let length = 1; length <= 6; length++) {
      for (const clue of cluesOfLength(length, 1)) {
        const scene = sceneOf(clue, length, 1);
        for (let state = 0; state < 3 ** length; state++) {
          const cells = Array.from({ length }, (_, x) => (Math.floor(state / 3 ** x) % 3) - 1);
          const known = cells.flatMap((color, x) => (color < 0 ? [] : cellLiteral(1, x, color)));
          const found = propagateNaively(scene.clauses, known);
          const settled = settleCells(clue, cells);
          const expected = settled && Array.from(settled);
          const colors = cells.map((_, x) => {
            if (found?.has(1 + x)) return 1;
            return found?.has(-1 - x) ? BLANK : -1;
          });
          if (expected === undefined) expect(found).toBeUndefined();
          else expect(colors).toEqual(expected);
          states++;
        }
      }
    }
    expect(states).toBe(19_284);
  });

  it('implies what all arrangements have in common, for each clue of up to 10 cells', () => {
    const random = randomOf('line encoding');
    for (let length = 1; length <= 10; length++) {
      for (const clue of cluesOfLength(length, 1)) {
        const scene = sceneOf(clue, length, 1);
        const meanings = literalsOf(scene);
        const literals = [...meanings.keys()];
        for (let time = 0; time < 30; time++) {
          expectComplete(scene, meanings, randomKnown(scene, literals, random));
        }
      }
    }
  });

  it('implies the same for two and three inks, as candidates are removed', () => {
    const random = randomOf('coloured line encoding');
    for (let time = 0; time < 600; time++) {
      const length = 1 + random.below(10);
      const inks = 2 + random.below(2);
      const clue: { size: number; color: number }[] = [];
      for (let tries = random.below(6); tries > 0; tries--) {
        const longer = [...clue, { size: 1 + random.below(3), color: 1 + random.below(inks) }];
        if (leastLength(longer) <= length) clue.push(...longer.slice(-1));
      }
      const scene = sceneOf(clue, length, inks);
      const meanings = literalsOf(scene);
      const literals = [...meanings.keys()];
      for (let state = 0; state < 10; state++) {
        expectComplete(scene, meanings, randomKnown(scene, literals, random));
      }
    }
  });
});
