/** Which ruled squares are the grid: the drawings are of sheets that were read wrongly. */
import { describe, expect, it } from 'vitest';
import { findGrid } from './grid.js';

/** Squares as drawn: '+' ruled, 'N' ruled with a number, 'n' a number alone, '.' neither. */
function gridIn(...lines: readonly string[]): unknown {
  const columns = lines[0]?.length ?? 0;
  const all = lines.join('');
  const marked = (marks: string): Uint8Array =>
    Uint8Array.from(all, (mark) => (marks.includes(mark) ? 1 : 0));
  const found = findGrid({
    left: 0,
    top: 0,
    columns,
    rows: lines.length,
    ruled: marked('+N'),
    inked: marked('Nn'),
    filled: marked(''),
  });
  if (found === undefined || typeof found === 'string') return found;
  return `${found.left},${found.top} ${found.right - found.left}x${found.bottom - found.top}`;
}

describe('findGrid', () => {
  it('leaves out numbers beside the last column, of which most seem ruled', () => {
    const beside = '..NNnNNnNNnNNnNNnNNNNNN..';
    const rows = [...beside].map((mark) => `${'+'.repeat(21)}${mark}`);
    expect(gridIn(...rows)).toBe('0,0 21x25');
  });

  it('finds the grid between rails that are ruled in part', () => {
    const beside = '.+NNNNNNNNN.N...............NNNNNNN.';
    const rows = [...beside].map((mark) => `.${mark}${'+'.repeat(30)}${mark}.`);
    expect(gridIn(...rows)).toBe('2,0 30x36');
  });

  it('leaves out blank squares between numbers and grid', () => {
    expect(
      gridIn(
        '...NNNNNN',
        '...NNNNNN',
        '...++N++N',
        '...++++++',
        'NNN++++++',
        'NN+++++++',
        'N++++++++',
        'NN+++++++',
        'N++++++++',
        'NN+++++++',
      ),
    ).toBe('3,4 6x6');
  });

  it('keeps lines whose numbers stand elsewhere, beside the edges of chips', () => {
    expect(
      gridIn(
        '......++N++N+N',
        '....++++++++++',
        '....++++++++++',
        '..nN++++++++++',
        'nnnN++++++++++',
        '...N++++++++++',
        '...N++++++++++',
        '....++++++++++',
      ),
    ).toBe('4,1 10x7');
  });

  it('refuses squares that hold numbers', () => {
    expect(gridIn('N+N+N+', '+NN+N+', 'NN++NN', '++NN+N', 'N+NN++', '+N+NN+')).toBe(
      'numbers-inside',
    );
  });
});
