/** What was written is read again; whatever else a file holds, reading ends without an error. */
import { puzzleOf, randomOf } from '@nonokit/core';
import { paletteOf, randomGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { checkFormula } from './check-certificate.js';
import { checkProof } from './check-proof.js';
import { writeCnf, writeDrat } from './dimacs.js';
import { prove } from './prove.js';
import { readCnf, readDrat } from './read-dimacs.js';
import { dominoes } from './testing/puzzles.js';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('formulas and proofs in DIMACS files', () => {
  it('are read as they were written', () => {
    const random = randomOf('files');
    const coloured = puzzleOf(randomGrid(random, 6, 6, 3, 0.9), paletteOf(3));
    for (const puzzle of [dominoes(6), dominoes(10), coloured]) {
      const result = prove(puzzle);
      if (!('certificate' in result)) throw new Error('it has few pictures');
      const { formula, proof } = result.certificate;
      const read = readCnf(writeCnf(formula, ['a comment', 'p cnf 1 1']));
      expect(read).toEqual(formula);
      expect(readDrat(writeDrat(proof))).toEqual(proof);
      // 10-Dom is there for its deletions, and takes long to check
      if (puzzle.width > 13) continue;
      const checked = checkFormula(puzzle, read ?? formula, proof);
      expect(checked.verdict).toMatchObject({ accepted: true });
      expect(checked.pictures).toEqual(result.pictures);
    }
  });

  it('are read with other white space, and without a last line end', () => {
    const formula = { variables: 2, literals: Int32Array.of(1, -2, 0, 2, 0) };
    expect(readCnf(bytesOf('c\np cnf 2 2 \r\n 1\n-2 0\t2 0'))).toEqual(formula);
    expect(readDrat(bytesOf('d 1 -2 0\r\n0'))).toEqual(Int32Array.of(-(2 ** 31), 1, -2, 0, 0));
  });

  it.each([
    '',
    'p cnf 2 2\n1 0\n',
    'p cnf 2 1\n1 2\n',
    'p cnf 2 1\n1 x 0\n',
    'p cnf 2 1\n1 - 0\n',
    'p cnf 2 1\n1 --2 0\n',
    'p cnf 2 1\nd 1 0\n',
    'p cnf 9 1\n99999999999 0\n',
    'p cnf 4000000000 1\n1 0\n',
    'p dnf 2 1\n1 0\n',
    'c only a comment',
  ])('are refused in %j', (text) => {
    expect(readCnf(bytesOf(text))).toBeUndefined();
  });

  it('are judged or refused, whatever their bytes are', () => {
    const random = randomOf('damaged files');
    const result = prove(dominoes(3));
    if (!('certificate' in result)) throw new Error('3-Dom is unique');
    const { formula, proof } = result.certificate;
    const files = [writeCnf(formula), writeDrat(proof)];
    for (let time = 0; time < 300; time++) {
      const [cnf, drat] = files.map((file) => {
        const damaged = file.slice(
          0,
          random.below(4) === 0 ? random.below(file.length) : undefined,
        );
        for (let k = random.below(4); k > 0; k--) {
          damaged[random.below(damaged.length || 1)] = random.below(128);
        }
        return damaged;
      });
      const read = readCnf(cnf ?? new Uint8Array());
      const steps = readDrat(drat ?? new Uint8Array());
      if (read !== undefined && steps !== undefined) checkProof(read, steps);
    }
  });
});
