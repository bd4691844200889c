/** The cases about pictures: drawing, films, making puzzles of images, image files. */
import { type Case, digest, type Facts, HOUSE, type Host, valueIn } from './host.js';

/** An image of a red disc on white, 40 pixels per side. */
function disc() {
  const side = 40;
  const rgba = new Uint8Array(4 * side * side).fill(255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (Math.hypot(x - 19, y - 21) < 15) rgba.set([200, 30, 30], 4 * (y * side + x));
    }
  }
  return { width: side, height: side, rgba };
}

/** A film of how the house is found, as a GIF file. */
async function makeFilm({ kit, loadAssets }: Host, frames: 'lines' | 'steps'): Promise<Uint8Array> {
  const { nonokit, films, render } = kit;
  const puzzle = nonokit.puzzleOf(HOUSE);
  const solved = nonokit.solve(puzzle);
  const steps = await films.framesOf(puzzle, {
    frames,
    lang: 'en',
    lineOnly: false,
    showStuck: false,
    timeoutMs: undefined,
    signal: new AbortController().signal,
    solutions: async () => (solved.status === 'unique' ? { first: solved.solution } : undefined),
  });
  if (steps === undefined || 'problem' in steps) throw new Error('there is no film');
  const film = valueIn(await render.safeRenderFilm(puzzle, { cell: 12 }, steps, loadAssets));
  return films.encodeGif(film, { frameDelayMs: 100, endDelayMs: 1000 });
}

/** All cases about pictures. */
export const pictureCases: readonly Case[] = [
  {
    name: 'render: text, terminal and SVG',
    facts: ({ kit: { nonokit } }) => {
      const puzzle = nonokit.puzzleOf(HOUSE, undefined, { title: 'House' });
      const { palette } = puzzle;
      const picture = nonokit.gridOf(HOUSE.map((row) => [...row].map((c) => (c === '#' ? 1 : 0))));
      const svg = valueIn(nonokit.safeRenderSvg(puzzle, { what: 'both', picture }));
      const options = { colors: 'truecolor', columnsPerCell: 2 } as const;
      return {
        text: nonokit.renderText(picture, palette),
        terminal: digest(nonokit.renderTerminal(picture, palette, options)),
        isSvg: svg.startsWith('<svg'),
        svg: digest(svg),
      };
    },
    expected: { text: `${HOUSE.join('\n')}\n`, isSvg: true },
  },
  {
    name: 'render: PNG, by WebAssembly',
    facts: async ({ kit: { nonokit, formats }, loadAssets }) => {
      const puzzle = nonokit.puzzleOf(HOUSE);
      const png = valueIn(await nonokit.safeRenderPng(puzzle, { cell: 16 }, loadAssets));
      const plain = valueIn(await nonokit.safeRenderPng(puzzle, { style: 'plain' }, loadAssets));
      const again = formats.safeReadPuzzle(plain);
      return { head: [...png.subarray(1, 4)], png: digest(png), reads: again.ok };
    },
    expected: { head: [0x50, 0x4e, 0x47], reads: true },
  },
  {
    name: 'films: GIF, by lines and by steps',
    facts: async (host) => {
      const lines = await makeFilm(host, 'lines');
      const steps = await makeFilm(host, 'steps');
      const head = [...lines.subarray(0, 6)];
      return { head, lines: digest(lines), steps: digest(steps) };
    },
    expected: { head: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61] },
  },
  {
    name: 'make: an image becomes a puzzle',
    facts: async ({ kit: { nonokit } }): Promise<Facts> => {
      const size = { width: 15, height: 15 };
      const [best] = valueIn(nonokit.safeMakePuzzle(disc(), { size })).candidates;
      const seen: string[] = [];
      const made = await nonokit.safeMakePuzzleAsync(disc(), { size }, ({ stage }) =>
        seen.push(stage),
      );
      const [later] = valueIn(made).candidates;
      const rows = best === undefined ? '' : String(nonokit.solve(best.puzzle));
      const same = later !== undefined && String(nonokit.solve(later.puzzle)) === rows;
      return { status: best?.status, lines: best?.lineSolvable, rows, same, told: seen.length > 0 };
    },
    expected: { status: 'unique', lines: true, same: true, told: true },
  },
  {
    name: 'generate: a random puzzle from a seed',
    facts: ({ kit: { nonokit, make } }) => {
      const puzzle = make.generate({ width: 10, height: 10, colors: 2, seed: 'all runtimes' });
      if (puzzle === undefined) return { status: 'nothing' };
      const result = nonokit.solve(puzzle);
      return { status: result.status, picture: String(result) };
    },
    expected: { status: 'unique' },
  },
  {
    name: 'ROFL images: every pixel comes back',
    facts: ({ kit: { nonokit } }) => {
      const image = disc();
      const { bytes } = nonokit.encodeRofl(nonokit.roflImageOf(image));
      const back = nonokit.rgbaOf(valueIn(nonokit.safeDecodeRofl(bytes)));
      return { same: digest(back.rgba) === digest(image.rgba), file: digest(bytes) };
    },
    expected: { same: true },
  },
];
