/** English texts of all commands: shared help, and remarks on files. */
import { counted } from '@nonokit/core';

/** Words that people type for other commands. */
const MEANT: Readonly<Record<string, string>> = {
  print: 'nonokit draw FILE -o FILE.pdf',
  pdf: 'nonokit draw FILE -o FILE.pdf',
  show: 'nonokit solve FILE',
  view: 'nonokit solve FILE',
  picture: 'nonokit solve FILE',
  verify: 'nonokit check FILE',
  validate: 'nonokit check FILE',
  unique: 'nonokit check FILE',
  steps: 'nonokit explain FILE',
  next: 'nonokit hint FILE',
  tip: 'nonokit hint FILE',
  difficulty: 'nonokit rate FILE',
  new: 'nonokit generate',
  random: 'nonokit generate',
  create: 'nonokit make IMAGE -o FILE',
  image: 'nonokit make IMAGE -o FILE',
  serve: 'nonokit play FILE',
  man: 'man nonokit',
};

/** A puzzle in progress when Ctrl-C came. */
export interface StoppedIn {
  readonly name: string;
  readonly seconds: number;
  /** Number of cells that are the same in every solution. */
  readonly certain: number;
  readonly cells: number;
  /** Whether a solution was found. */
  readonly isFound: boolean;
}

export const COMMON = {
  /** The program in one sentence, from its manifest. */
  description: (english: string): string => english.replace(/^The program nonokit: s/, 'S'),
  version: 'print the version',
  help: 'print help',
  helpCommand: 'print help for a command',
  /** Text below the list of commands. */
  epilogue: `
Start with:
  $ nonokit solve puzzle.non         the picture, in the terminal
  $ nonokit check puzzles/           every puzzle in a folder: unique? how hard?
  $ nonokit hint puzzle.non          where to look next, and why
  $ nonokit solve --rows "2 1, 3" --columns "2, 1, 2"
  $ nonokit draw puzzle.non -o sheet.png

Puzzles can be in any known format, gzipped or not; "nonokit formats" lists them
all. Exit status: 0 success, 1 a negative answer, 2 bad usage or unreadable
input, 3 undecided within the budget, 130 interrupted; if several apply, the
last of them in the order 0 1 3 2 130.`,
  /** Text below a complaint about usage; `command` begins with a space or is empty. */
  tryHelp: (command: string): string => `Try "nonokit${command} --help".`,
  /** How puzzles can be named on the command line. */
  inputNames: `Names: a file of any format, a folder (read in order of names), FILE#2 for the
second puzzle of a file, "-" for standard input.`,
  /** The exit statuses of a command that writes one file. */
  oneFileStatus: `Exit status: 0 written, 1 the puzzle has no solution to draw, 3 none found
within the budget, 2 something cannot be read or written. Nothing is written
unless the status is 0.`,
  files: 'files, folders, FILE#2 or -',
  /** The name of clues on the command line, in messages. */
  typedClues: 'the clues',
  bothClues: '--rows needs --columns and vice versa, as in --rows "2 1, 3" --columns "2, 1, 2"',
  cluesOrFiles: 'name files or give --rows and --columns, not both',
  /** The command to suggest for a mistyped or guessed name; undefined for unknown words. */
  meant: (word: string): string | undefined =>
    Object.hasOwn(MEANT, word) ? MEANT[word] : undefined,
  options: {
    rows: 'clues of the rows instead of a file, as in "2 1, 3"; colours as in "2red 1blue"',
    columns: 'clues of the columns, left to right',
    lang: 'the language of steps, problems and drawings (default: from the environment); the program itself speaks en and ru',
    from: 'the format to read, instead of detecting it',
    maxSolutions:
      'stop after this many solutions, or all: up to 100,000 per puzzle, or 10 million cells of them ' +
      '(default: 2, which decides uniqueness)',
    timeout: 'time limit per puzzle (default: none)',
    seed: 'how the search breaks ties (default: 1)',
    lineOnly: 'line logic only, no search',
    jobs: 'worker threads, or max',
    quiet: 'print only errors, no remarks or progress',
    color: 'colours of pictures',
    force: 'overwrite files',
    json: 'print one JSON object per puzzle',
    csv: 'print one line of CSV per puzzle, for spreadsheets',
  },
  /** The expected values of options. */
  expected: {
    wholeNumber: (least: number, digits: boolean): string =>
      `Expected a whole number from ${least}${digits ? ', of 15 digits at most' : ''}.`,
    atMost: (most: number): string => `Expected a whole number from 1 to ${most}.`,
    share: 'Expected a number from 0 to 1, as in 0.4.',
    seconds: 'Expected a number of seconds above 0.',
    countOrAll: 'Expected a whole number from 1, or all.',
    port: 'Expected a port, from 0 (any free one) to 65535.',
    jobs: 'Expected a whole number from 1 to 256, or max.',
    milliseconds: 'Expected milliseconds from 20 to 655350.',
    size: 'Expected columns and rows, as in 30x20.',
    sizeOrAuto: 'Expected columns and rows, as in 30x20, or auto.',
    density: 'Expected a number from 0.01 to 0.99.',
    color: 'Expected a colour, as in #c8141e or red.',
    colors: 'Expected two or more different colours, the background first.',
  },
  /** The name of "-" in messages. */
  standardInput: 'standard input',
  /** A terminal waits for the puzzle. */
  typePuzzle: 'type the puzzle, then Ctrl-D',
  /** Puzzles of one file that failed like those before. */
  moreFailures: (file: string, more: number): string =>
    `${file}: ${counted(more, 'more puzzle')} of this file cannot be read`,
  skipped: (file: string, more: number): string =>
    `skipped ${file}${more > 0 ? ` and ${more} more` : ''}: no puzzle found`,
  /** Folders that a walk leaves out. */
  foreign: (folder: string, more: number): string =>
    `skipped ${folder}${more > 0 ? ` and ${counted(more, 'other folder')}` : ''}: on another file system`,
  /** A question on a terminal. */
  manyFiles: (folder: string, count: number): string =>
    `${folder} has more than ${count} files: Enter continues, q quits `,
  cannotPrint: (reason: string): string => `cannot write to standard output: ${reason}`,
  /** Text after the message of an internal error. */
  bug: [
    'This is a bug in nonokit. Please report it with the command, the file and the output of',
    'a run with the environment variable DEBUG set to nonokit.',
  ],
  reading: (file: string): string => `reading ${file}`,
  /** `more` puzzles are in progress beside `name`. */
  solving: (name: string, more: number): string =>
    `solving ${name}${more > 0 ? ` and ${more} more` : ''}`,
  /** After Ctrl-C: the number of finished puzzles. */
  stopped: (done: number): string => `stopped after ${counted(done, 'puzzle')}`,
  /** The same, and how far the puzzle in progress came. */
  stoppedIn: (done: number, { name, seconds, certain, cells, isFound }: StoppedIn): string =>
    `stopped${done > 0 ? ` after ${counted(done, 'puzzle')}` : ''}; ${name} was not finished after ${seconds} s: ` +
    `${certain} of ${cells} cells are certain, ${isFound ? 'one solution' : 'no solution'} found so far`,
  /** The name of long work, and its duration so far. */
  working: (doing: string, seconds: number): string => `${doing} … ${seconds} s`,
};
