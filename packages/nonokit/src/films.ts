/**
 * Films: the course of a solution as pictures and as a GIF file.
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
