/** Problems of the options and files of `draw`, in English. */
import { message } from '../../message.js';

export const noOutput = message(
  'no-output',
  'noOutput',
  () =>
    'where should the picture go? expected -o FILE, --each DIR for an animation, or --open to view it',
);
export const noName = message('no-name', 'noName', () => 'the file name of the picture is empty');
export const unknownKind = message(
  'unknown-kind',
  'unknownKind',
  () =>
    'the kind of picture is not clear: expected a name that ends in .png, .svg, .gif, .pdf, .txt ' +
    'or .brf, or --to',
);
export const notDrawnOfKinds = message(
  'unknown-kind',
  'notDrawnOfKinds',
  () =>
    'puzzles with hidden numbers, two-line clues or triangles have only sheets without captions and ' +
    'marks: leave out --frames steps, --style plain, --show-stuck and --braille',
);
export const kindsUnsolved = message(
  'no-picture',
  'kindsUnsolved',
  () => 'no solution was found to draw',
);
export const oneFileAtATime = message(
  'bad-options',
  'oneFileAtATime',
  () =>
    '--open, --each, --booklet and --solutions need one file, and -o names a folder: ' +
    'name a file after -o',
);

export const openNeedsName = message(
  'bad-options',
  'openNeedsName',
  () => '--open shows a file, so it needs a name instead of -o -',
);
export const eachNeedsFilm = message(
  'bad-options',
  'eachNeedsFilm',
  () => '--each writes the frames of an animation: name a .gif with -o, or leave -o out',
);
export const filmShowsSolution = message(
  'bad-options',
  'filmShowsSolution',
  () => 'an animation shows how the solution is found: leave --what out',
);
export const onlyForFilms = message(
  'bad-options',
  'onlyForFilms',
  () =>
    '--frames, --frame-delay and --end-delay are for animations: name a .gif, or give --each DIR',
);
export const stepsNeedSheet = message(
  'bad-options',
  'stepsNeedSheet',
  () => '--frames steps writes captions below a sheet: leave --style plain out',
);
export const onlyForPdf = message(
  'bad-options',
  'onlyForPdf',
  () => '--paper, --per-page, --line-pages, --cover and --solutions are for PDF: name a .pdf',
);
export const bookletIsPdf = message(
  'bad-options',
  'bookletIsPdf',
  () => '--booklet makes a PDF: name a .pdf',
);
export const tooManyPerPage = message(
  'bad-options',
  'tooManyPerPage',
  ({ perPage, most }: { perPage: number; most: number }) =>
    `--per-page ${perPage} is more than the ${most} puzzles a page can hold`,
);
export const pdfNeedsSheet = message(
  'bad-options',
  'pdfNeedsSheet',
  () => 'a PDF is made of sheets: leave --style plain out',
);
export const cellInPdf = message(
  'bad-options',
  'cellInPdf',
  () => '--cell counts pixels, but the cells of a PDF fit the paper: leave it out',
);
export const stuckNeedsSheet = message(
  'bad-options',
  'stuckNeedsSheet',
  () => '--show-stuck marks cells of a sheet: leave --style plain out',
);
export const stuckInText = message(
  'bad-options',
  'stuckInText',
  () =>
    '--show-stuck marks cells in colour, which text cannot show: use --line-only, or another kind',
);
export const severalNeedPdf = message(
  'bad-options',
  'severalNeedPdf',
  () =>
    'several puzzles fit into one file only as a booklet: name a .pdf, or a folder that ends in "/"',
);
export const solutionsApart = message(
  'bad-options',
  'solutionsApart',
  () => '--solutions takes the solutions out of a PDF of both: leave out --what',
);
export const plainIsSolution = message(
  'bad-options',
  'plainIsSolution',
  () => 'a plain picture is the solution without clues: --what puzzle and both need --style sheet',
);

export const nothingToDraw = message(
  'no-puzzle',
  'nothingToDraw',
  () => 'nothing is written: none of the files holds a puzzle',
);
export const noFolderForFrames = message(
  'not-a-folder',
  'noFolderForFrames',
  () => 'is not a folder, expected one for the frames of the animation',
);
export const frameExists = message(
  'exists',
  'frameExists',
  ({ name }: { name: string }) => `${name} already exists and was kept; --force overwrites it`,
);
export const noViewer = message(
  'no-viewer',
  'noViewer',
  ({ program }: { program: string }) =>
    `was written, but there is no viewer to show it: ${program} is missing`,
);
export const viewerFailed = message(
  'no-viewer',
  'viewerFailed',
  ({ program, status }: { program: string; status: number }) =>
    `was written, but ${program} could not show it (status ${status})`,
);
export const brailleFiles = message(
  'bad-options',
  'brailleFiles',
  () =>
    'a sheet for fingers is a .brf for an embosser, or an .svg with --braille for swell paper: ' +
    'name one of them, and leave out --style plain, --what both and --show-stuck',
);
export const brailleInks = message(
  'no-colors',
  'brailleInks',
  ({ inks }: { inks: number }) => `a sheet for fingers has no colours, but the puzzle has ${inks}`,
);
export const brailleWidth = message(
  'too-large',
  'brailleWidth',
  ({ width, most }: { width: number; most: number }) =>
    `the sheet takes ${width} braille cells a line, and an embosser has ${most}: ` +
    'draw an .svg with --braille',
);
