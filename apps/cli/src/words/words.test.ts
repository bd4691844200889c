/**
 * The words of both languages: everything is translated, and problems mention the same parameters.
 */
import { messageTable } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '../io/language.js';
import * as english from './en/problems/index.js';
import { RUSSIAN } from './ru/index.js';
import { CLI_RU } from './ru/problems/index.js';
import { USAGE } from './ru/usage.js';

/** Every text in a tree of words. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return words instanceof Object ? Object.values(words).flatMap(textsIn) : [];
}

it('every Russian text contains Russian letters', () => {
  const foreign = textsIn(RUSSIAN).filter((text) => !/[а-яё]/i.test(text));
  expect(foreign).toEqual(['95 %', 'RGB', 'RGB+']);
});

it('no Russian text has two English words in a row', () => {
  const plain = textsIn(RUSSIAN).map((text) =>
    text
      .replace(/^ {2}\$ .*$/gm, '')
      .replace(/«[^»]*»|[{"][^}"]*[}"]/g, '')
      .replace(/\bnonokit( \w+)?|--\w+ url/g, ''),
  );
  expect(plain.filter((text) => /\b[A-Za-z]{2,} [A-Za-z]{2,}\b/.test(text))).toEqual([]);
});

it('problems are translated with all their parameters', async () => {
  const table = messageTable({ owner: 'cli', english, russian: CLI_RU, samples: SAMPLES });
  await expect(table).toMatchFileSnapshot('problems.golden.md');
});

const kind = 'JPEG';
const SAMPLES = {
  notInCatalogue: [
    { name: 'nonsense', near: null, tag: 'nonsense', tagged: 0 },
    { name: 'owl', near: null, tag: 'owl', tagged: 3 },
    { name: 'owll', near: null, tag: 'owl', tagged: 3 },
    { name: 'farms', near: 'farm', tag: 'farms', tagged: 0 },
  ],
  noSuchFileMeant: [
    { name: 'cat', file: 'cat.non', tagged: 0 },
    { name: 'owl', file: null, tagged: 3 },
  ],
  badSiteAddress: [{ address: 'nonsense' }],
  warned: [{ what: 'It is trivial.' }],
  answeredTwice: [{ index: 7, file: 'a.ndjson' }],
  brailleInks: [{ inks: 3 }],
  brailleWidth: [{ width: 52, most: 40 }],
  puzzleTooLong: [{ most: 67_108_864 }],
  manyPages: [{ pages: 300, most: 50 }],
  notOnePuzzle: [{ found: 2 }],
  gaveUp: [{ tries: 11 }],
  queueGone: [{ server: 'db.example.org', reason: 'connect ECONNREFUSED' }],
  queuePassword: [{ server: 'db.example.org' }],
  queueNoDatabase: [{ server: 'db.example.org', database: 'puzzles' }],
  queueNoRights: [{ database: 'puzzles' }],
  queueNoTables: [{ database: 'puzzles' }],
  queueOtherVersion: [{ found: 25, expected: 24 }],
  queueUnusable: [{ reason: 'a reason' }],
  otherChunkSize: [{ size: 100 }],
  otherPuzzles: [{ chunk: 4 }],
  moreChunks: [{ found: 5, expected: 3 }],
  noMarks: [{ rows: 5 }],
  markRows: [
    { found: 1, expected: 5 },
    { found: 6, expected: 5 },
  ],
  markCells: [{ row: 2, found: 3, expected: 5 }],
  badMark: [{ row: 2, found: 'z', expected: ['?', '.', '#'] }],
  markRowNoArray: [{ row: 2 }],
  badMarkIndex: [{ row: 2, column: 3, found: '7', last: 1 }],
  noBlock: [{ found: '3!' }],
  blankLetter: [{ found: '3x' }],
  badCell: [{ cell: 4, found: 'z', inks: ['r', 'b'] }],
  lineTooLong: [{ blocks: 50_001, cells: 100_001, most: 1_000_000_000 }],
  clueNeedsCells: [{ needs: 6, cells: 5 }],
  unknownFormatId: [
    { id: 'webpbm', meant: 'webpbn' },
    { id: 'nonsense', meant: null },
  ],
  contradiction: [{ one: '--exact', other: '--size' }],
  noSuchColor: [{ color: '#c8141e' }],
  noneIsExact: [{}],
  noRoomForColors: [
    { colors: 9, room: 6, symmetry: null, width: 3, height: 3, density: 0.6 },
    { colors: 2, room: 1, symmetry: 'both', width: 2, height: 2, density: 0.6 },
  ],
  onePuzzleAFile: [{ format: 'webpbn XML', count: 12 }],
  tooManyPerPage: [{ perPage: 99, most: 60 }],
  frameExists: [{ name: 'film/001.png' }],
  portTaken: [{ port: 4807 }],
  cannotListen: [{ port: 80, reason: 'EACCES' }],
  noViewer: [{ program: 'xdg-open' }],
  viewerFailed: [{ program: 'xdg-open', status: 3 }],
  fileTooLong: [{ most: 268_435_456 }],
  cannotRead: [{ reason: 'EIO' }],
  cannotWrite: ['ENOENT', 'ENOTDIR', 'EACCES', 'EROFS', 'ENOSPC', 'ENAMETOOLONG', 'EIO'].map(
    (error) => ({ error, folder: 'pictures' }),
  ),
  severalPuzzles: [{ example: 'puzzles.json#1' }],
  noSuchPuzzle: [
    { pick: 9, count: 1 },
    { pick: 9, count: 4 },
  ],
  noKnownImage: [{ kinds: ['PNG', 'JPEG', 'SVG'] }],
  noDecoder: [{ kind }],
  imageTooLarge: [{ kind, most: 50_000_000 }],
  imageTooSlow: [{ kind, seconds: 20 }],
  imageDamaged: [{ kind, reason: 'premature end' }],
  imageCannotBeDrawn: [{ kind: 'SVG', reason: 'no size' }],
};

describe('Russian messages of commander', () => {
  it.each([
    [
      "unknown option '--x'\n(Did you mean one of --y, --z?)",
      "'--x'\n(Может быть, одно из: --y, --z?)",
    ],
    [
      "option '--seed <n>' argument 'a' is invalid. Нужно",
      "'--seed <число>' недопустимое значение",
    ],
    ["option '-q <url>' value 'a' from env 'B' is invalid. Нужно", "из переменной окружения 'B'"],
    ["command-argument value 'a' is invalid for argument 'file'. Нужно", "У аргумента 'file'"],
    ['too many arguments. Expected 1 argument but got 2.', 'аргументов: нужен 1, а указано 2'],
  ])('replace %j', (text, russian) => {
    expect(USAGE.complaint(text).toLowerCase()).toContain(russian.toLowerCase());
  });
});

describe('chooseLanguage', () => {
  it.each([
    [[], {}, 'en'],
    [['solve', '--lang', 'ru'], {}, 'ru'],
    [['--lang=ru', 'solve'], {}, 'ru'],
    [['line', '3', '--', '--lang', 'ru'], {}, 'en'],
    [['--lang', 'fi'], { LANG: 'ru_RU.UTF-8' }, 'ru'],
    [['--lang', 'fr'], { LANG: 'ru_RU.UTF-8' }, 'fr'],
    [[], { LANG: 'pl_PL.UTF-8' }, 'pl'],
    [['--lang'], {}, 'en'],
    [[], { LC_MESSAGES: 'ru', LANG: 'de_DE' }, 'ru'],
    [[], { LC_ALL: '', LANG: 'RU' }, 'ru'],
    [[], { LC_ALL: 'C', LANG: 'ru_RU' }, 'en'],
  ])('chooses from %j and %j: %s', (args, env, language) => {
    expect(chooseLanguage({ args, env })).toBe(language);
  });
});
