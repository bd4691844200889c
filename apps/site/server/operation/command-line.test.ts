/** The command line: what is read, and what is said of everything that makes no sense. */
import { describe, expect, it } from 'vitest';
import { askedLanguage, readCommandLine } from './command-line.js';
import { COMMANDS } from './command-list.js';
import { SETTINGS } from './setting-list.js';
import { chooseLanguage } from './terminal-language.js';
import { usage } from './usage.js';

function wrong(...args: string[]): string {
  const line = readCommandLine(args);
  if (line.kind !== 'wrong') return '';
  expect(line.sentence.ru).toMatch(/[а-яё]{3}/);
  return line.sentence.en;
}

describe('readCommandLine', () => {
  it('reads a command with its files and settings', () => {
    const args = ['--port=80', 'import', 'a', '--data', 'd', 'b', '--lang', 'ru'];
    expect(readCommandLine(args)).toEqual({
      kind: 'command',
      command: 'import',
      files: ['a', 'b'],
      check: false,
      settings: { port: '80', data: 'd' },
      config: undefined,
      from: undefined,
      to: undefined,
      wishes: {},
    });
    expect(askedLanguage(args)).toBe('ru');
  });

  it('reads the job to be retried', () => {
    const args = ['jobs', '--retry', '4711'];
    expect(readCommandLine(args)).toMatchObject({ command: 'jobs', retry: '4711', settings: {} });
  });

  it('reads what an import is to do besides', () => {
    const args = ['import', 'a', '--author', 'Club', '--tags', 'bird, night,', '--dry-run'];
    expect(readCommandLine(args)).toMatchObject({
      settings: {},
      wishes: { author: 'Club', tags: ['bird', 'night'], isDryRun: true },
    });
    expect(wrong('export', 'a.ndjson.gz', '--dry-run')).toContain('has no option --dry-run');
  });

  it('starts the server if there is no command', () => {
    expect(readCommandLine([])).toMatchObject({ command: 'serve' });
    expect(readCommandLine(['--check'])).toMatchObject({ command: 'serve', check: true });
  });

  it.each([['--help'], ['help'], ['backup', '-h'], ['serve', '--help']])(
    'prints help for %s',
    (...args) => {
      expect(readCommandLine(args)).toEqual({ kind: 'help' });
    },
  );

  it.each([
    [['--prot', '3'], 'There is no option --prot.'],
    [['-x'], 'There is no option -x.'],
    [['--port'], '--port needs a value'],
    [['--port', '--host', 'a'], '--port needs a value'],
    [['--check=yes'], '--check takes no value'],
    [['toString'], 'There is no command "toString".'],
    [['serve', 'now'], 'Unexpected argument "now".'],
    [
      ['backup', 'a', 'b'],
      'Unexpected argument "b". Usage: nonokit-site backup FILE | backup --keep',
    ],
    [['mail-test'], 'An argument is missing. Usage: nonokit-site mail-test ADDRESS'],
    [['restore', 'a', '--keep', '3'], '"restore" has no option --keep.'],
    [['backup'], 'An argument is missing. Usage: nonokit-site backup FILE'],
    [['import'], 'An argument is missing.'],
    [['move', '--from', 'a'], 'An argument is missing.'],
    [['check', '--check'], '"check" has no option --check.'],
    [['backup', 'a', '--to', 'b'], '"backup" has no option --to.'],
    [['check', '--retry', 'all'], '"check" has no option --retry. Usage: nonokit-site check'],
    [['jobs', '--retry'], '--retry needs a value'],
    [['jobs', '4711'], 'Unexpected argument "4711". Usage: nonokit-site jobs [--retry ID|all]'],
    [['--lang', 'fr'], '"lang" is en or ru.'],
  ])('describes what is wrong with %j', (args, sentence) => {
    expect(wrong(...args)).toContain(sentence);
  });
});

describe('help', () => {
  it.each(['en', 'ru'] as const)('names every command and setting in %s', (language) => {
    const page = usage(language);
    for (const name of Object.keys(COMMANDS)) expect(page).toContain(`\n  ${name}`);
    for (const { name, variable } of SETTINGS) expect(page).toContain(`--${name} (${variable})`);
    const lines = page.split('\n');
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  });

  it('is in the requested language, or that of the environment', () => {
    expect(chooseLanguage('ru', { LANG: 'en_GB.UTF-8' })).toBe('ru');
    expect(chooseLanguage(undefined, { LANG: 'ru_RU.UTF-8' })).toBe('ru');
    expect(chooseLanguage(undefined, { LANG: 'ru_RU.UTF-8', LC_ALL: 'C' })).toBe('en');
  });
});
