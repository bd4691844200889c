import { describe, expect, it } from 'vitest';
import { problemIn, puzzleIn } from '../testing/sources.js';
import { svg } from './svg.js';

/** A plain picture as `nonokit draw` makes it, with more after its paper. */
function drawn(more: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="16" viewBox="0 0 40 16" role="img">
<title>Nonogram, 5 by 2</title>
<desc>Nonogram, 5 cells wide and 2 high, 8 clue numbers</desc>
<rect width="100%" height="100%" fill="#ffffff"/>
<rect x="24" y="48" width="42" height="48" fill="#f3f4f6"/>
<g transform="scale(8)" shape-rendering="crispEdges">
<rect width="5" height="2" fill="#ffffff"/>
${more}
</g>
<path stroke="#b9bec7" stroke-width="1" d="M90.5 24v72M114.5 24v72"/>
</svg>`;
}

describe('the SVG reader', () => {
  it('reads the drawings of the command draw, plain and with clues', () => {
    const strokes = '<path d="M0 0.5h2M4 0.5h1"/>\n<path d="M0 1.5h1M2 1.5h1"/>';
    const puzzle = puzzleIn(svg, drawn(`<g stroke="#1c1e22">${strokes}</g>`));
    expect(puzzle.goal?.cells.join('')).toBe('1100110100');
    expect(puzzle.palette.map(({ rgb }) => rgb)).toEqual(['#ffffff', '#1c1e22']);
    expect(puzzle.meta).toEqual({});
  });

  it.each([
    ['<rect x="0" y="0" width="1" height="1" fill="url(#a)"/>', 'bad-color'],
    ['<rect x="4" y="0" width="2" height="1"/>', 'bad-goal'],
    ['<rect x="0" y="2" width="1" height="1"/>', 'bad-goal'],
    [
      '<rect x="0" y="0" width="5" height="2"/><rect x="0" y="0" width="1" height="1"/>',
      'bad-goal',
    ],
    ['<g stroke="#000"><path d="M0 0.5l2"/></g>', 'bad-goal'],
    ['<path stroke="#000" stroke-dasharray="1 1" d="M0 0.5h2"/>', 'unknown-cell'],
  ])('refuses %s in line 8', (more, code) => {
    expect(problemIn(svg, drawn(more))).toMatchObject({ code, line: 8 });
  });

  it('refuses drawings without cells', () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="5"/></svg>';
    expect(problemIn(svg, drawing).code).toBe('no-picture');
  });
});
