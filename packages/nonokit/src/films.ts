/**
 * Films: the course of a solution as pictures and as a GIF file.
 *
 * @example
 * ```js
 * import { puzzleOf, solve } from 'nonokit';
 * import { encodeGif, framesOf } from 'nonokit/films';
 * import { loadAssets } from 'nonokit/node';
 * import { renderFilm } from 'nonokit/render';
 *
 * const puzzle = puzzleOf(['.#.', '###', '.#.']);
 * const frames = await framesOf(puzzle, {
 *   frames: 'lines',
 *   lang: 'en',
 *   lineOnly: false,
 *   showStuck: false,
 *   timeoutMs: undefined,
 *   signal: new AbortController().signal,
 *   solutions: async () => ({ first: solve(puzzle).solution }),
 * });
 * const film = await renderFilm(puzzle, { cell: 12 }, frames, loadAssets);
 * const gif = encodeGif(film, { frameDelayMs: 100, endDelayMs: 1000 });
 * console.log(new TextDecoder().decode(gif.subarray(0, 6))); // GIF89a
 * ```
 *
 * @module nonokit/films
 */
export {
  type FrameKind,
  type Frames,
  type FramesOptions,
  framesOf,
  type ShownSolutions,
} from './films/frames.js';
export { encodeGif, type FilmTimes } from './films/gif.js';
export { FILMS_RU } from './words/ru/films.js';
