/**
 * Messages of detection, reading and writing about a whole file, in English. Messages of single
 * formats are in the files beside this one, by family.
 */
import { describeProblem, type Problem } from '@nonokit/core';
import { message } from '../message.js';

/** Things that a format cannot hold: some by name, and the number of others. */
export type Lost = { readonly named: readonly string[]; readonly more: number };

/** The texts of one kind that a format does not hold: those with the key "author". */
export type LostText = { readonly key: string; readonly lost: Lost };

/** A problem that another mentions. */
export type Said = Pick<Problem, keyof Problem>;

/** The problem that the readers of some formats found in a file. */
export type Tried = {
  /** Formats whose readers say the same: ["nin", "keen"]. */
  readonly ids: readonly string[];
  /** The number of characters they read, if not all: 32,768. */
  readonly read?: number;
  readonly problem: Said;
};

export const detectEmpty = message(
  'empty-file',
  'detectEmpty',
  () => 'the file is empty, expected a puzzle',
);

export const detectBlank = message(
  'empty-file',
  'detectBlank',
  () => 'the file holds nothing but white space, expected a puzzle',
);

export const detectTooManyBytes = message(
  'too-many-bytes',
  'detectTooManyBytes',
  ({ most }: { most: number }) => `the file has more than the ${counted(most)} bytes allowed`,
);

export const detectTooManyLines = message(
  'too-many-lines',
  'detectTooManyLines',
  ({ most }: { most: number }) => `the file has more than the ${counted(most)} lines allowed`,
);

export const detectTooManyPuzzles = message(
  'too-many-puzzles',
  'detectTooManyPuzzles',
  ({ most }: { most: number }) => `the file holds more than the ${most} puzzles allowed`,
);

export const detectPackedTwice = message(
  'packed-twice',
  'detectPackedTwice',
  () => 'the file is gzipped twice, expected one packing at most',
);

export const detectArchive = message(
  'archive',
  'detectArchive',
  ({ kind }: { kind: string }) =>
    `the file is ${kind === 'xz' ? 'an' : 'a'} ${kind} archive, expected a puzzle: unpack it first`,
);

export const detectDocument = message('document', 'detectDocument', ({ kind }: { kind: string }) =>
  kind === 'PDF'
    ? 'the file is a PDF document, expected a puzzle: copy its clues into a text file'
    : `the file is a document of ${kind} programs, expected a puzzle: save its table as CSV`,
);

export const detectImage = message(
  'unread-image',
  'detectImage',
  ({ image }: { image: string }) =>
    `the file is a ${image} image, which no format reads as it is: ` +
    'the program reads it without --from, puzzleOfImage once it is decoded',
);

export const detectUnknownBytes = message(
  'unknown-format',
  'detectUnknownBytes',
  ({ start, readable }: { start: string; readable: readonly string[] }) => {
    const expected = ['a text file', readable.join(', ')].filter((text) => text !== '');
    const found = `the file is binary and starts with the bytes ${start}`;
    return `${found}, expected ${expected.join(' or ')}`;
  },
);

export const detectUnknown = message(
  'unknown-format',
  'detectUnknown',
  ({ tried, lines }: { tried: readonly Tried[]; lines: number }) => {
    const where = lines === 1 ? 'it' : `its ${counted(lines)} lines`;
    const why =
      tried.length === 0
        ? `no puzzle was found: nothing in ${where} looks like clues or a picture`
        : `no known format: ${asTried(tried)}`;
    return `${why}; ${TYPE_IT}`;
  },
);

export const detectForeignJson = message(
  'unknown-format',
  'detectForeignJson',
  ({ keys, more }: { keys: readonly string[]; more: number }) => {
    const names = keys.map((key) => `"${key}"`).join(', ');
    const found =
      names === '' ? '' : ` with ${names}${more > 0 ? ` and ${counted(more)} more` : ''}`;
    return `the file is JSON${found}, in which Nonokit knows no puzzle, expected lists like {"rows": [[2], [1, 1]], "columns": [[2], [1], [1]]}`;
  },
);

export const detectDamagedJson = message(
  'unknown-format',
  'detectDamagedJson',
  ({ problem }: { problem: Said }) =>
    `the file looks like JSON, but is damaged: ${describeProblem(problem)}; nothing in it looks like a puzzle`,
);

export const detectNumbers = message(
  'unknown-format',
  'detectNumbers',
  ({ tried, ids }: { tried: readonly Tried[]; ids: readonly string[] }) => {
    const why =
      tried.length === 0
        ? `tried as ${ids.join(', ')}, but the first line gives no sizes that fit the other lines, ` +
          'and no single blank line divides rows from columns'
        : asTried(tried);
    return `the file holds numbers but no consistent puzzle: ${why}; ${TYPE_IT}`;
  },
);

/** The plainest way to write a puzzle. */
const TYPE_IT = 'a puzzle can be typed as a line "rows: 2, 1 1" and a line "columns: 2, 1, 1"';

export const detectAmbiguous = message(
  'ambiguous-format',
  'detectAmbiguous',
  ({ ids }: { ids: readonly string[] }) =>
    `the numbers make different puzzles as ${ids.join(' and as ')}, ` +
    'expected a name that tells or --from',
);

export const detectWrongMedia = message(
  'wrong-media',
  'detectWrongMedia',
  ({ format }: { format: string }) => `the file is binary, but ${format} files are text`,
);

export const detectNoPuzzles = message(
  'no-puzzles',
  'detectNoPuzzles',
  ({ format }: { format: string }) => `the ${format} file holds no puzzle`,
);

export const detectUnknownId = message(
  'unknown-format-id',
  'detectUnknownId',
  ({ wanted, ids }: { wanted: string; ids: readonly string[] }) =>
    `there is no format "${wanted}", expected one of ${ids.join(', ')}`,
);

export const detectIdMeant = message(
  'unknown-format-id',
  'detectIdMeant',
  ({ wanted, meant }: { wanted: string; meant: string }) =>
    `there is no format "${wanted}"; perhaps "${meant}" is meant`,
);

export const detectNotOwn = message(
  'unknown-format',
  'detectNotOwn',
  ({ problem }: { problem: Said }) =>
    `${problem.message}; other formats are read with \`formats: ALL_FORMATS\``,
);

export const detectNothingToWrite = message(
  'no-puzzles',
  'detectNothingToWrite',
  () => 'there is no puzzle to write',
);

export const detectOnePuzzle = message(
  'several-puzzles',
  'detectOnePuzzle',
  ({ format, found }: { format: string; found: number }) =>
    `${format} holds one puzzle a file, got ${found}: write each to its own file`,
);

export const detectOneColor = message(
  'needs-black',
  'detectOneColor',
  ({ format, found }: { format: string; found: number }) =>
    `${format} holds one colour besides the background, the puzzle has ${found}`,
);

export const detectTooManyColors = message(
  'too-many-colors',
  'detectTooManyColors',
  ({ format, most, found }: { format: string; most: number; found: number }) =>
    `${format} holds at most ${most} colours besides the background, the puzzle has ${found}`,
);

export const detectTooLarge = message(
  'too-large',
  'detectTooLarge',
  (large: { format: string; most: number; width: number; height: number }) => {
    const { format, most, width, height } = large;
    return `${format} holds at most ${most} rows and columns, the puzzle has ${width}x${height}`;
  },
);

export const detectNeedsGoal = message(
  'needs-goal',
  'detectNeedsGoal',
  ({ format }: { format: string }) => `${format} holds a picture, but the puzzle has only clues`,
);

export const detectLosesColors = message(
  'loses-colors',
  'detectLosesColors',
  ({ format, lost, isBlack }: { format: string; lost: Lost; isBlack: boolean }) => {
    const becomes = isBlack ? ', which becomes black' : '';
    return `${format} does not hold what the colours look like: ${listed(lost)}${becomes}`;
  },
);

export const detectLosesBackground = message(
  'loses-background',
  'detectLosesBackground',
  ({ format, lost }: { format: string; lost: Lost }) =>
    `${format} does not hold the background colour ${listed(lost)}, which becomes white`,
);

export const detectLosesGoal = message(
  'loses-goal',
  'detectLosesGoal',
  ({ format, lost, puzzles }: { format: string; lost: number; puzzles: number }) => {
    const whose = puzzles === 1 ? '' : ` of ${lost} of the ${puzzles} puzzles`;
    return `${format} does not hold the author's picture${whose}, only the clues`;
  },
);

export const detectLosesTexts = message(
  'loses-texts',
  'detectLosesTexts',
  ({ format, texts }: { format: string; texts: readonly LostText[] }) => {
    const each = texts.map(({ key, lost }) => `the ${TEXT_NAMES.get(key) ?? key} ${listed(lost)}`);
    return `${format} does not hold ${each.join(', ')}`;
  },
);

export const detectLosesExtra = message(
  'loses-extra',
  'detectLosesExtra',
  ({ format, lost }: { format: string; lost: Lost }) =>
    `${format} does not hold the extra members ${listed(lost)}`,
);

/** A format that has no form for hidden numbers, clues of two lines, or triangles. */
export const detectKindNotHeld = message(
  'not-held',
  'detectKindNotHeld',
  ({ format }: { format: string }) =>
    `${format} cannot hold this kind of nonogram; our own JSON can: write a name that ends in .json`,
);

/** Texts whose key is not an ordinary word. */
const TEXT_NAMES: ReadonlyMap<string, string> = new Map([
  ['authorId', 'author id'],
  ['license', 'licence'],
]);

function counted(count: number): string {
  return count.toLocaleString('en-US');
}

/** "#aa0000, #00bb00 and 3 more". */
function listed({ named, more }: Lost): string {
  return more > 0 ? `${named.join(', ')} and ${counted(more)} more` : named.join(', ');
}

/** "as nin or keen, line 5, column 1: …; as cwd, …". */
function asTried(tried: readonly Tried[]): string {
  return tried
    .map(({ ids, read, problem }) => {
      const part = read === undefined ? '' : ` (its first ${counted(read)} characters)`;
      return `as ${ids.join(' or ')}${part}, ${describeProblem(problem)}`;
    })
    .join('; ');
}
