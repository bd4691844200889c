/** Options of `draw`: the defaults, and one sentence for every contradictory pair. */
import { describe, expect, it } from 'vitest';
import { type DrawFlags, type Plan, parsePlan } from './draw-flags.js';

function plan(flags: DrawFlags): Plan {
  const result = parsePlan(flags, false);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

describe('parsePlan', () => {
  it('takes the kind of drawing from the file name, or from --to', () => {
    const names = ['a.png', 'a.SVG', 'a.gif', 'a.pdf', 'a.txt', 'a.svg.gz'];
    const kinds = names.map((output) => plan({ output }).kind);
    expect(kinds).toEqual(['png', 'svg', 'gif', 'pdf', 'txt', 'svg']);
    expect(plan({ output: 'a.dat', to: 'svg' }).kind).toBe('svg');
    expect(plan({ open: true }).kind).toBe('png');
    expect(plan({ open: true, to: 'pdf' })).toMatchObject({ kind: 'pdf', output: undefined });
    expect(plan({ booklet: true, output: '-' }).kind).toBe('pdf');
    expect(plan({ booklet: true, open: true })).toMatchObject({ kind: 'pdf', output: undefined });
    expect(plan({ each: 'frames' })).toMatchObject({ kind: undefined, what: 'solution' });
    expect(plan({ each: 'frames', output: 'a.gif' }).kind).toBe('gif');
  });

  it('has defaults that suit the kind', () => {
    expect(plan({ output: 'a.png' })).toMatchObject({ what: 'puzzle', style: 'sheet' });
    expect(plan({ output: 'a.png', style: 'plain' }).what).toBe('solution');
    expect(plan({ output: 'a.gif' })).toMatchObject({ what: 'solution', frames: 'lines' });
    expect(plan({ output: 'a.png' }).theme).toBe('light');
    expect(plan({ output: 'a.pdf' }).theme).toBe('print');
  });

  const conflicts: [DrawFlags, string][] = [
    [{}, 'where should the picture go?'],
    [{ output: '', to: 'png' }, 'file name of the picture is empty'],
    [{ each: '' }, 'file name of the picture is empty'],
    [{ output: 'a.webp' }, 'the kind of picture is not clear'],
    [{ output: 'a.txt.gz', open: true, to: 'txt', perPage: 2 }, '--per-page'],
    [{ output: '-', to: 'png', open: true }, '--open shows a file'],
    [{ output: 'a.png', each: 'x' }, '--each writes the frames of an animation'],
    [{ output: 'a.gif', what: 'both' }, 'leave --what out'],
    [{ output: 'a.png', frames: 'passes' }, 'are for animations'],
    [{ output: 'a.png', frameDelay: 50 }, 'are for animations'],
    [{ output: 'a.svg', endDelay: 50 }, 'are for animations'],
    [{ output: 'a.gif', frames: 'steps', style: 'plain' }, 'leave --style plain out'],
    [{ output: 'a.png', paper: 'a4' }, 'are for PDF'],
    [{ output: 'a.png', booklet: true }, '--booklet makes a PDF'],
    [{ output: 'a', to: 'svg', booklet: true }, '--booklet makes a PDF'],
    [{ booklet: true }, 'where should the picture go?'],
    [{ output: 'a.pdf', perPage: 61 }, 'more than the 60 puzzles'],
    [{ output: 'a.pdf', style: 'plain' }, 'leave --style plain out'],
    [{ output: 'a.pdf', cell: 20 }, '--cell counts pixels'],
    [{ output: 'a.png', style: 'plain', showStuck: true }, '--show-stuck marks cells of a sheet'],
    [{ output: 'a.txt', showStuck: true }, 'which text cannot show'],
    [{ output: 'a.png', style: 'plain', what: 'both' }, 'need --style sheet'],
  ];

  it.each(conflicts)('refuses %j', (flags, sentence) => {
    const result = parsePlan(flags, false);
    expect(result.ok ? 'accepted' : result.problem.message).toContain(sentence);
  });

  it('accepts several puzzles only for PDF', () => {
    expect(parsePlan({ output: 'a.pdf' }, true).ok).toBe(true);
    expect(parsePlan({ output: 'a.png' }, true)).toMatchObject({ ok: false });
  });
});
