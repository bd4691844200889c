/** What is wrong with what commands are asked for, in English; those of `draw` are in `draw.ts`. */
import { message } from '../../message.js';

export const useDraw = message(
  'use-draw',
  'useDraw',
  () => 'solve writes text; "nonokit draw FILE --what solution -o FILE.png" draws pictures',
);

export const needsNext = message(
  'needs-next',
  'needsNext',
  () => 'says how much of a hint to tell, which takes --next (or use "nonokit hint")',
);
export const notWithNext = message(
  'not-with-next',
  'notWithNext',
  () => 'does not go with --next, which is one step already',
);

export const pauseNeedsTerminal = message(
  'needs-terminal',
  'pauseNeedsTerminal',
  () => 'waits for keys, so it needs a terminal for input and output, and no --json',
);
export const applyNeedsMarks = message(
  'needs-marks',
  'applyNeedsMarks',
  () => 'writes the marks after the hint, so name a file for them: nonokit hint FILE MARKS --apply',
);
export const noMarksFile = message(
  'no-such-file',
  'noMarksFile',
  () => 'there is no such file; with --apply it is begun with an empty board',
);

export const unknownFormatId = message(
  'unknown-format-id',
  'unknownFormatId',
  // `meant` is the nearest id, if there is a similar one
  ({ id, meant }: { id: string; meant: string | null }) =>
    `there is no format "${id}"${meant === null ? '' : `, perhaps "${meant}" is meant`}; ` +
    'nonokit formats lists all',
);
export const imagesAreRead = message(
  'unknown-format-id',
  'imagesAreRead',
  () => 'images of this kind are read, not written, for most blur what is drawn: use .png',
);
export const stdoutNeedsFormat = message(
  'unknown-format-id',
  'stdoutNeedsFormat',
  () => 'standard output needs --to FORMAT; nonokit formats lists all',
);
export const unknownExtension = message(
  'unknown-format-id',
  'unknownExtension',
  () => 'no format has this extension; --to FORMAT names one, nonokit formats lists all',
);
export const losesDepth = message(
  'loses-depth',
  'losesDepth',
  () => 'ROFL holds 8 bits of each colour channel, the image has 16, which are cut',
);

export const contradiction = message(
  'contradiction',
  'contradiction',
  ({ one, other }: { one: string; other: string }) =>
    `${one} and ${other} cannot be meant together`,
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
    'the file is no image that is known, expected PNG, JPEG, GIF, WebP, AVIF, TIFF, BMP, PNM or SVG',
);
export const noPicture = message(
  'no-picture',
  'noPicture',
  () => 'is a puzzle without its picture, expected an image',
);
export const noSuchColor = message(
  'no-such-color',
  'noSuchColor',
  ({ color }: { color: string }) => `no pixel has the colour ${color} of the background`,
);
export const noneIsExact = message(
  'contradiction',
  'noneIsExact',
  () => '--background none makes a block of every pixel, so it needs --exact',
);

export const neverGuessed = message(
  'never-guessed',
  'neverGuessed',
  () => 'what is solvable line by line is never rated guess',
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
    const alike = symmetry === null ? '' : `, which the symmetry ${symmetry} leaves of them,`;
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
    `${format} holds one puzzle a file, got ${count}: name a folder, as in "out/"`,
);

export const notAnswers = message(
  'not-answers',
  'notAnswers',
  () => 'the line is no answer of "nonokit bench --json"',
);
export const noAnswers = message('no-answers', 'noAnswers', () => 'holds no measured puzzle');
export const nothingInCommon = message(
  'nothing-in-common',
  'nothingInCommon',
  () => 'has no puzzle in common with these: the names of the files must be the same',
);
