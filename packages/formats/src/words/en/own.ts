/** Messages about our own share strings and ROFL images, in English. */
import { message } from '../message.js';

export const roflTransparent = message(
  'transparent-colors',
  'roflTransparent',
  () => 'the ROFL image has transparent colours, which are read as they look on white',
);
export const shareWriteOnly = message(
  'write-only',
  'shareWriteOnly',
  () => 'addresses are read as the formats they are in',
);
export const shareNoString = message(
  'bad-string',
  'shareNoString',
  ({ found, prefix }: { found: string; prefix: string }) =>
    `"${found}" is no share string, expected "${prefix}…"`,
);
export const shareVersion = message(
  'unknown-version',
  'shareVersion',
  ({ version }: { version: string }) =>
    `the share string is of version ${version}, expected 1: a later Nonokit may read it`,
);
export const shareBadCharacters = message(
  'bad-string',
  'shareBadCharacters',
  ({ found }: { found: string }) =>
    [
      `"${found}" is no share string, expected characters of A-Z,`,
      'a-z, 0-9, "-" and "_" behind the prefix',
    ].join(' '),
);
export const shareChecksum = message('wrong-checksum', 'shareChecksum', () =>
  [
    'the checksum does not fit: the share string is damaged',
    'or incomplete, expected it as it was written',
  ].join(' '),
);
export const shareEndsEarly = message(
  'ends-early',
  'shareEndsEarly',
  () => 'the share string holds no whole puzzle, expected more of it',
);
