/** Problems of files, folders, images and standard input, in English. */
import { message } from '../../message.js';
import { listedBy } from '../catalogue.js';

export const fileTooLong = message(
  'too-large',
  'fileTooLong',
  ({ most }: { most: number }) =>
    `is longer than the ${most.toLocaleString('en-US')} bytes allowed`,
);
export const stdinTwice = message('stdin-twice', 'stdinTwice', () => 'can be read only once');
export const notFetched = message(
  'no-such-file',
  'notFetched',
  () =>
    'nothing is fetched from the web: save the page or file and name it; an address that holds its ' +
    'own puzzle can come from standard input, with "-"',
);
export const noSuchFile = message('no-such-file', 'noSuchFile', () => 'there is no such file');
export const noSuchFileMeant = message(
  'no-such-file',
  'noSuchFileMeant',
  // a file with a similar name, or else the number of puzzles of the catalogue with this tag
  ({ name, file, tagged }: { name: string; file: string | null; tagged: number }) =>
    `there is no such file; ${file !== null ? `did you mean ${file}?` : listedBy(name, tagged)}`,
);
export const fileNameTooLong = message(
  'no-such-file',
  'fileNameTooLong',
  () => 'there is no such file: the name is too long',
);
export const isFolder = message('is-directory', 'isFolder', () => 'is a folder, expected a file');
export const mayNotRead = message(
  'cannot-read',
  'mayNotRead',
  () => 'cannot be read: permission denied',
);
export const cannotRead = message(
  'cannot-read',
  'cannotRead',
  ({ reason }: { reason: string }) => `cannot be read: ${reason}`,
);

export const noTextForTerminal = message(
  'terminal',
  'noTextForTerminal',
  () => 'a terminal cannot show this kind of file; name a file, or pipe it to a program',
);
export const isDirectory = message(
  'is-directory',
  'isDirectory',
  () => 'is a directory, expected a file name',
);
export const exists = message(
  'exists',
  'exists',
  () => 'already exists and was kept; --force overwrites it',
);

/** The system errors with a sentence of their own. */
const REASONS: Readonly<Record<string, (folder: string) => string>> = {
  ENOENT: (folder) => `the folder ${folder} does not exist`,
  ENOTDIR: (folder) => `${folder} is not a folder`,
  EACCES: () => 'writing there is not permitted',
  EPERM: () => 'writing there is not permitted',
  EROFS: () => 'the file system is read-only',
  ENOSPC: () => 'the disk is full',
  ENAMETOOLONG: () => 'the name is too long',
};

export const cannotWrite = message(
  'cannot-write',
  'cannotWrite',
  // `error` is the system's code, `folder` the folder of the file
  ({ error, folder }: { error: string; folder: string }) =>
    `cannot be written: ${REASONS[error]?.(folder) ?? error}`,
);

export const severalPuzzles = message(
  'several-puzzles',
  'severalPuzzles',
  ({ example }: { example: string }) =>
    `holds several puzzles; name one of them, as in "${example}"`,
);
export const noPuzzle = message('no-puzzle', 'noPuzzle', () => 'holds no puzzle');
export const noSuchPuzzle = message(
  'no-such-puzzle',
  'noSuchPuzzle',
  ({ pick, count }: { pick: number; count: number }) =>
    `there is no puzzle ${pick}, the file holds ${count}`,
);

export const noKnownImage = message(
  'no-image',
  'noKnownImage',
  ({ kinds }: { kinds: readonly string[] }) =>
    `the file is not a known kind of image, expected one of ${kinds.join(', ')}`,
);
export const noDecoder = message(
  'no-decoder',
  'noDecoder',
  ({ kind }: { kind: string }) =>
    `the library that decodes ${kind} images is not installed (sharp)`,
);
export const imageTooLarge = message(
  'too-large',
  'imageTooLarge',
  ({ kind, most }: { kind: string; most: number }) =>
    `the ${kind} image has more than the ${most.toLocaleString('en-US')} pixels allowed`,
);
export const imageTooSlow = message(
  'too-slow',
  'imageTooSlow',
  ({ kind, seconds }: { kind: string; seconds: number }) =>
    `decoding the ${kind} image takes more than ${seconds} seconds`,
);
export const imageDamaged = message(
  'bad-image',
  'imageDamaged',
  ({ kind, reason }: { kind: string; reason: string }) =>
    `the ${kind} image is damaged or incomplete (${reason})`,
);
export const imageCannotBeDrawn = message(
  'bad-image',
  'imageCannotBeDrawn',
  ({ kind, reason }: { kind: string; reason: string }) =>
    `the ${kind} image cannot be drawn (${reason})`,
);
