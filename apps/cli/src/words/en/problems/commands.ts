/** Problems of requests to commands, in English; those of `draw` are in `draw.ts`. */
import { message } from '../../message.js';

export const useDraw = message(
  'use-draw',
  'useDraw',
  () => 'solve writes text; "nonokit draw FILE --what solution -o FILE.png" draws pictures',
);

export const needsNext = message(
  'needs-next',
  'needsNext',
  () => 'sets how much of a hint to reveal, so it needs --next (or use "nonokit hint")',
);
export const notWithNext = message(
  'not-with-next',
  'notWithNext',
  () => 'cannot be combined with --next, which is already one step',
);

export const pauseNeedsTerminal = message(
  'needs-terminal',
  'pauseNeedsTerminal',
  () => 'waits for keys, so it needs a terminal for input and output, without --json',
);
export const pairsNeedBlack = message(
  'too-many-colors',
  'pairsNeedBlack',
  () => 'clues over two lines are for one ink, and this puzzle has several: leave out --pairs',
);
export const nothingToVary = message(
  'nothing-to-vary',
  'nothingToVary',
  () => 'lines alone do not solve the puzzle, or need all its numbers, so nothing was changed',
);
export const trianglesAsJson = message(
  'unknown-format',
  'trianglesAsJson',
  () => 'puzzles on triangles are written as our own JSON: let the name end in .json',
);
export const noTriangles = message(
  'not-solvable',
  'noTriangles',
  () =>
    'lines alone do not lead to this picture on triangles: try another --size, fewer --colors, or ' +
    'another image',
);
export const notOfKinds = message(
  'not-this-kind',
  'notOfKinds',
  () => 'is not for hidden numbers, two-line clues or triangles: leave it out to see all steps',
);
export const kindsApart = message(
  'one-puzzle',
  'kindsApart',
  () =>
    'hidden numbers, two-line clues and triangles are written one puzzle a file: ' +
    'name a folder, as in "out/"',
);
export const applyNeedsMarks = message(
  'needs-marks',
  'applyNeedsMarks',
  () => 'writes the marks after the hint, so name a file for them: nonokit hint FILE MARKS --apply',
);
export const noMarksFile = message(
  'no-such-file',
  'noMarksFile',
  () => 'there is no such file; --apply creates it, starting from an empty board',
);

export const unknownFormatId = message(
  'unknown-format-id',
  'unknownFormatId',
  // `meant` is the nearest id, if there is a similar one
  ({ id, meant }: { id: string; meant: string | null }) =>
    `there is no format "${id}"${meant === null ? ';' : `; did you mean "${meant}"?`} ` +
    '"nonokit formats" lists them all',
);
export const imagesAreRead = message(
  'unknown-format-id',
  'imagesAreRead',
  () => 'images of this kind can be read but not written, because most blur the drawing: use .png',
);
export const stdoutNeedsFormat = message(
  'unknown-format-id',
  'stdoutNeedsFormat',
  () => 'standard output needs --to FORMAT; "nonokit formats" lists them',
);
export const unknownExtension = message(
  'unknown-format-id',
  'unknownExtension',
  () => 'no format has this extension; choose one with --to FORMAT, "nonokit formats" lists them',
);
export const losesDepth = message(
  'loses-depth',
  'losesDepth',
  () => 'ROFL holds 8 bits per colour channel; the 16 bits of the image are reduced',
);

export const contradiction = message(
  'contradiction',
  'contradiction',
  ({ one, other }: { one: string; other: string }) => `${one} and ${other} contradict each other`,
);
export const emptyImage = message(
  'empty-file',
  'emptyImage',
  () => 'the file is empty, expected an image',
);
export const noImage = message(
  'no-image',
  'noImage',
  () =>
    'the file is not a known kind of image, expected PNG, JPEG, GIF, WebP, AVIF, TIFF, BMP, PNM or SVG',
);
export const noPicture = message(
  'no-picture',
  'noPicture',
  () => 'is a puzzle without its picture, expected an image',
);
export const noSuchColor = message(
  'no-such-color',
  'noSuchColor',
  ({ color }: { color: string }) => `no pixel has the background colour ${color}`,
);
export const noneIsExact = message(
  'contradiction',
  'noneIsExact',
  () => '--background none fills every pixel, so it needs --exact',
);

export const neverGuessed = message(
  'never-guessed',
  'neverGuessed',
  () => 'a puzzle that is solvable line by line is never rated guess',
);

/** A picture that has fewer filled cells than colours. */
type ColorsAndRoom = {
  readonly colors: number;
  readonly room: number;
  /** "both"; null if no symmetry is required. */
  readonly symmetry: string | null;
  readonly width: number;
  readonly height: number;
  readonly density: number;
};

export const noRoomForColors = message(
  'too-many-colors',
  'noRoomForColors',
  ({ colors, room, symmetry, width, height, density }: ColorsAndRoom) => {
    const alike = symmetry === null ? '' : ` (with the symmetry ${symmetry})`;
    return (
      `${colors} colours are more than the ${room} filled cells${alike} of ${width}x${height} ` +
      `at the density ${density}`
    );
  },
);
export const onePuzzleAFile = message(
  'several-puzzles',
  'onePuzzleAFile',
  ({ format, count }: { format: string; count: number }) =>
    `${format} holds one puzzle per file, got ${count}: name a folder, as in "out/"`,
);

export const notAnswers = message(
  'not-answers',
  'notAnswers',
  () => 'the line is not an answer of "nonokit bench --json"',
);
export const noAnswers = message('no-answers', 'noAnswers', () => 'holds no measured puzzle');
export const nothingInCommon = message(
  'nothing-in-common',
  'nothingInCommon',
  () => 'has no puzzle in common with these: the file names must be the same',
);
