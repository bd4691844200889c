/**
 * The program as a whole: help, usage errors, pipes. What happens when a pipe closes, and which
 * files are loaded, needs the built program.
 */

import { puzzleJson, TREE, UNIQUE } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from './testing/run.js';
import { startProgram } from './testing/start.js';

const COMMANDS = [
  ...['solve', 'check', 'explain', 'convert', 'draw', 'make', 'generate', 'batch', 'line', 'bench'],
  ...['formats', 'hint', 'rate', 'completion', 'version', 'catalogue', 'fetch', 'play'],
  ...['proofread', 'prove', 'publish', 'scan', 'vary'],
];

/** Texts of the help in both languages. */
const LANGUAGES = [
  { lang: 'en', examples: 'Examples:', standard: 'default' },
  { lang: 'ru', examples: 'Примеры:', standard: 'по умолчанию' },
];
const HELPS = LANGUAGES.flatMap((language) =>
  COMMANDS.map((command) => ({ ...language, command })),
);
const PARTS = ['mcp', 'batch submit', 'batch work', 'batch collect'];

describe('nonokit', () => {
  it('prints its version', async () => {
    const run = await nonokit(['--version']);
    expect(run).toEqual({
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
      stderr: '',
      status: 0,
    });
  });

  it('lists every command in its help', async () => {
    const { stdout, status } = await nonokit(['--help']);
    expect(status).toBe(0);
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^ {2}${command} `, 'm'));
  });

  it.each(HELPS)('shows at least two examples for $command --help in $lang', async (help) => {
    const { command, lang, examples, standard } = help;
    const { stdout, stderr, status } = await nonokit([command, '--help', '--lang', lang]);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    const shown = stdout.split(examples)[1]?.match(/^ {2}\$ nonokit/gm) ?? [];
    expect(shown.length).toBeGreaterThan(1);
    // defaults appear as a user would type them
    expect(stdout).not.toMatch(new RegExp(`${standard}:\\s+[{[]`));
  });

  it.each(
    LANGUAGES.flatMap(({ lang }) =>
      ['', ...COMMANDS, ...PARTS].map((command) => ({ lang, command })),
    ),
  )('fits $command --help into 80 columns in $lang', async ({ lang, command }) => {
    const { stdout } = await nonokit([
      '--lang',
      lang,
      ...command.split(' ').filter(Boolean),
      '--help',
    ]);
    const lines = stdout.split('\n');
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    // prose with our own line breaks, wrapped again by commander, leaves very short lines
    const description = stdout.split('\n\n')[1]?.split('\n') ?? [];
    expect(description.slice(0, -1).filter((line) => line.length < 40)).toEqual([]);
  });

  it.each([
    [['slove'], "unknown command 'slove' (Did you mean solve?)"],
    [['help', 'slove'], "unknown command 'slove' (Did you mean solve?)"],
    [['solve', 'x.non', '--forse'], "unknown option '--forse' (Did you mean --force?)"],
    [['solve'], "missing required argument 'file'"],
    [['convert', 'a'], "missing required argument 'out'"],
    [['line', '1', '?', '?'], 'too many arguments'],
    [['check', 'a', '--timeout', '-1'], 'Expected a number of seconds above 0'],
    [['check', 'a', '--timeout', '0'], 'Expected a number of seconds above 0'],
    [['check', 'a', '--max-solutions', '0'], 'Expected a whole number from 1, or all'],
    [['check', 'a', '--jobs', '0'], 'Expected a whole number from 1 to 256, or max'],
    [['check', 'a', '--seed', '1.5'], 'Expected a whole number from 0'],
    [['check', 'a', '--seed', '1234567890123456'], 'from 0, of 15 digits at most'],
    [['solve', 'a', '--color', 'blue'], 'Allowed choices are auto, always, never'],
    [['solve', '--\u001b[31mred'], "unknown option '--red'"],
  ])(
    'explains a wrong call in one sentence and a hint, with status 2: %j',
    async (args, message) => {
      const { stdout, stderr, status } = await nonokit(args);
      expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
      const [sentence = '', hint, ...rest] = stderr.split('\n');
      expect(sentence).toContain(`nonokit: `);
      expect(sentence).toContain(message);
      expect(hint).toMatch(/^Try "nonokit( \w+)? --help"\.$/);
      expect(rest).toEqual(['']);
    },
  );

  it.each([
    [['slove'], "неизвестная команда 'slove' (Может быть, solve?)"],
    [['help', 'slove'], "неизвестная команда 'slove' (Может быть, solve?)"],
    [['solve', 'x.non', '--forse'], "неизвестный параметр '--forse' (Может быть, --force?)"],
    [['solve'], "не указан обязательный аргумент '<файл>'"],
    [['convert', 'a'], "не указан обязательный аргумент '<выход>'"],
    [['make', 'a'], "не указан обязательный параметр '-o, --output <файл>'"],
    [['solve', 'a', '--from'], "не указано значение параметра '--from <формат>'"],
    [['line', '1', '?', '?'], "слишком много аргументов для 'line': нужно 2, а указано 3"],
    [['bench', 'a', '--csv', '--json'], "параметр '--csv' несовместим с параметром '--json'"],
    [['check', 'a', '--timeout', '-1'], "недопустимое значение '-1'. Нужно число секунд больше 0."],
    [['check', 'a', '--seed', '1234567890123456'], 'целое число от 0, не больше 15 цифр.'],
    [['solve', 'a', '--color', 'blue'], "значение 'blue'. Допустимы: auto, always, never."],
  ])(
    'explains a wrong call in Russian in one sentence and a hint, with status 2: %j',
    async (args, message) => {
      const { stdout, stderr, status } = await nonokit(args, { env: { LANG: 'ru_RU.UTF-8' } });
      expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
      const [sentence = '', hint, ...rest] = stderr.split('\n');
      expect(sentence).toMatch(/^nonokit: /);
      expect(sentence).toContain(message);
      expect(hint).toMatch(/^Справка: nonokit( \w+)? --help$/);
      expect(rest).toEqual(['']);
    },
  );

  it.each([
    ['--lang ru solve a.json', {}, 'ru'],
    ['--lang=ru solve a.json', {}, 'ru'],
    ['solve a.json --lang ru', {}, 'ru'],
    ['solve --lang=ru a.json', {}, 'ru'],
    ['solve a.json', { LANG: 'ru_RU.UTF-8' }, 'ru'],
    ['solve a.json', { LANG: 'ru_RU.UTF-8', LC_ALL: 'C' }, 'en'],
    ['solve a.json --lang en', { LC_ALL: 'ru_RU.UTF-8' }, 'en'],
    ['--lang ru solve a.json --lang en', {}, 'en'],
    ['solve a.json', {}, 'en'],
  ])('answers %s with the environment %j in the language %s', async (args, env, lang) => {
    const cwd = folderWith({ 'a.json': UNIQUE });
    const { stderr } = await nonokit(args.split(' '), { cwd, env });
    expect(stderr).toContain(lang === 'ru' ? 'ровно одно решение' : 'exactly one solution');
  });

  it('names the languages that it supports', async () => {
    const { stderr, status } = await nonokit(['--lang', 'fi', 'solve', 'a.json']);
    expect(status).toBe(2);
    expect(stderr).toContain(
      "'fi' is invalid. Allowed choices are en, ru, de, fr, es, ja, pl, uk.",
    );
  });

  it('ends quietly when the reader closes the pipe', async () => {
    const many = JSON.stringify(Array.from({ length: 500 }, (_, i) => puzzleJson(TREE, `${i}`)));
    const cwd = folderWith({ 'many.json': many });
    const run = await startProgram(['check', '--json', 'many.json'], {
      cwd,
      onOutput: (_, child) => child.stdout?.destroy(),
    });
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
  });

  it('reports an unknown format as such', async () => {
    const cwd = folderWith({ 'a.json': UNIQUE });
    const run = await nonokit(['check', 'a.json', '--from', 'nonsense'], { cwd });
    expect(run.status).toBe(2);
    expect(run.stderr).toMatch(/^nonokit: a\.json: there is no format "nonsense".*\n$/);
  });

  it.each([
    ['--version', [], ['start', 'run-here', 'json', 'all-formats', 'solve']],
    ['-v --lang en', ['start'], ['json', 'all-formats', 'solve']],
    ['--help', ['start'], ['json', 'all-formats', 'solve']],
    [
      'solve a.json',
      ['json', 'solve'],
      ['all-formats', 'saxes', 'fflate', 'node:fs/promises', 'ru'],
    ],
    ['solve a.json --lang ru', ['json', 'solve', 'ru'], ['all-formats', 'saxes', 'fflate']],
    ['solve a.nin', ['json', 'solve', 'numbers'], ['all-formats', 'saxes']],
    ['solve a.non', ['json', 'solve', 'all-formats'], ['saxes', 'fflate', 'threads', 'pg']],
    ['solve a.xml', ['all-formats', 'saxes'], ['fflate', 'sharp', 'pdfkit', 'pg']],
  ])('loads for %s the module %j and none of %j', async (args, needed, spared) => {
    const non = 'width 1\nheight 1\nrows\n1\ncolumns\n1\n';
    const cwd = folderWith({
      'a.json': UNIQUE,
      'a.nin': '2 1\n2\n1\n1\n',
      'a.non': non,
      'a.xml': '<puzzle></puzzle>',
    });
    const { stderr } = await startProgram(args.split(' '), { cwd, env: { NODE_DEBUG: 'module' } });
    const loaded = [...stderr.matchAll(/_load REQUEST (\S+) /g)].map(([, name = '']) =>
      name.replace(/^\.\/(.*)-.{8}\.js$/, '$1'),
    );
    expect(loaded).toEqual(expect.arrayContaining(needed));
    expect(spared.filter((name) => loaded.includes(name))).toEqual([]);
  });
});
