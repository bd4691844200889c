/** `nonokit convert`: what it writes and what it refuses. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROKEN, MULTIPLE, NONE, UNIQUE } from '@nonokit/core/testing';
import { readPuzzles } from '@nonokit/formats';
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';

const files = { 'a.json': UNIQUE, 'multiple.json': MULTIPLE, 'none.json': NONE };

/** The only puzzle of a file. */
function puzzleIn(path: string) {
  const read = readPuzzles(readFileSync(path), { name: path });
  const [puzzle] = read.ok ? read.value.puzzles : [];
  if (puzzle?.ok !== true) throw new Error(`${path} cannot be read`);
  return puzzle.value;
}

describe('nonokit convert', () => {
  it('writes the format of the file extension, and the same puzzle', async () => {
    const cwd = folderWith(files);
    const run = await nonokit(['convert', 'a.json', 'b.non'], { cwd });
    expect(run).toMatchObject({ stdout: '', status: 0 });
    const before = puzzleIn(join(cwd, 'a.json'));
    const after = puzzleIn(join(cwd, 'b.non'));
    expect(after.rows).toEqual(before.rows);
    expect(after.columns).toEqual(before.columns);
    expect(after.meta.title).toBe('Tree');
  });

  it('solves a puzzle to write it as a picture', async () => {
    const cwd = folderWith(files);
    expect(await nonokit(['convert', 'a.json', 'a.png'], { cwd })).toMatchObject({ status: 0 });
    expect(puzzleIn(join(cwd, 'a.png')).rows).toEqual(puzzleIn(join(cwd, 'a.json')).rows);
    const first = await nonokit(['convert', 'multiple.json', 'm.png'], { cwd });
    expect(first.stderr).toContain('more than one solution');
    expect(first.status).toBe(0);
    const none = await nonokit(['convert', 'none.json', 'n.png'], { cwd });
    expect(none.stderr).toMatch(/^nonokit: none\.json: has no solution.*\n$/);
    expect(none.status).toBe(1);
    expect(existsSync(join(cwd, 'n.png'))).toBe(false);
  });

  it('writes to standard output with --to', async () => {
    const run = await nonokit(['convert', '-', '-', '--to', 'nin'], { input: UNIQUE });
    expect(run.stdout).toMatch(/^5 5\n/);
    expect(run.status).toBe(0);
  });

  it('prints the shortest URL that holds the puzzle with --to url', async () => {
    const cwd = folderWith({ 'a.json': UNIQUE });
    for (const args of [
      ['--to', 'url'],
      ['-', '--to', 'url'],
    ]) {
      const run = await nonokit(['convert', 'a.json', ...args], { cwd });
      expect(run.stdout).toMatch(/^https:\/\/davidje13\S+#name=Tree&rules=R[\w-]+\n$/);
      expect(run.status).toBe(0);
    }
    const red = UNIQUE.replace('{', '{"palette":["#fff","#f00"],');
    const run = await nonokit(['convert', '-', '--to', 'url'], { cwd, input: red });
    expect(run.stdout).toMatch(/^NK1\.[\w-]+\n$/);
  });

  it('reports each kind of loss once', async () => {
    const cwd = folderWith({ 'a.json': UNIQUE });
    const { stderr, status } = await nonokit(['convert', 'a.json', 'a.nin'], { cwd });
    expect(stderr).toBe('nonokit: NIN does not hold the title "Tree"\n');
    expect(status).toBe(0);
    expect((await nonokit(['convert', '-q', 'a.json', 'b.nin'], { cwd })).stderr).toBe('');
  });

  it('names the lost information', async () => {
    const rich = { ...JSON.parse(UNIQUE), palette: ['#fffff0', '#aa0000'], label: 'line' };
    const cwd = folderWith({ 'a.json': JSON.stringify({ ...rich, author: 'Ann' }) });
    const { stderr, status } = await nonokit(['convert', 'a.json', 'a.nin'], { cwd });
    expect(stderr.trim().split('\n')).toEqual([
      'nonokit: NIN does not hold what the colours look like: #aa0000, which becomes black',
      'nonokit: NIN does not hold the background colour #fffff0, which becomes white',
      'nonokit: NIN does not hold the title "Tree", the author "Ann"',
      'nonokit: NIN does not hold the extra members "label"',
    ]);
    expect(status).toBe(0);
  });

  it('writes nothing with --strict if information would be lost', async () => {
    const cwd = folderWith({ 'a.json': UNIQUE, 'kept.nin': 'precious' });
    const lossy = await nonokit(['convert', '--strict', 'a.json', 'a.nin'], { cwd });
    expect(lossy.stderr).toBe('nonokit: a.nin: NIN does not hold the title "Tree"\n');
    expect(lossy.status).toBe(2);
    const args = ['convert', '-q', '--strict', '--force', 'a.json', 'kept.nin'];
    const quiet = await nonokit(args, { cwd });
    expect(quiet.stderr).toBe('nonokit: kept.nin: NIN does not hold the title "Tree"\n');
    expect(readFileSync(join(cwd, 'kept.nin'), 'utf8')).toBe('precious');
    expect(readdirSync(cwd).sort()).toEqual(['a.json', 'kept.nin']);
    const whole = await nonokit(['convert', '--strict', 'a.json', 'a.non'], { cwd });
    expect(whole).toMatchObject({ stderr: '', status: 0 });
  });

  it('keeps an existing file, and checks for it before working', async () => {
    const cwd = folderWith({ ...files, 'out.non': 'precious', 'bad.json': BROKEN });
    const run = await nonokit(['convert', 'bad.json', 'out.non'], { cwd });
    expect(run.stderr).toBe(
      'nonokit: out.non: already exists and was kept; --force overwrites it\n',
    );
    expect(run.status).toBe(2);
    expect(readFileSync(join(cwd, 'out.non'), 'utf8')).toBe('precious');
    const args = ['convert', 'a.json', 'out.non', '--force'];
    expect((await nonokit(args, { cwd })).status).toBe(0);
    expect(puzzleIn(join(cwd, 'out.non')).meta.title).toBe('Tree');
  });

  it('leaves out what is damaged, says so, and writes the rest', async () => {
    const cwd = folderWith({
      'two.json': `[${UNIQUE},${MULTIPLE}]`,
      'bad.json': `[${UNIQUE},${BROKEN}]`,
    });
    const copy = await nonokit(['convert', 'two.json', 'copy.ndjson'], { cwd });
    expect([copy.status, copy.stderr]).toEqual([0, '2 puzzles written to copy.ndjson\n']);
    expect(readFileSync(join(cwd, 'copy.ndjson'), 'utf8')).toContain('Chequer');
    const bad = await nonokit(['convert', 'bad.json', 'two.json', 'better.json'], { cwd });
    expect(bad.stderr).toMatch(
      /^nonokit: bad\.json#2: .*\n3 puzzles written to better\.json; 1 could not be read\n$/,
    );
    const strict = await nonokit(['convert', '--strict', 'bad.json', 'none.json'], { cwd });
    expect(strict.stderr).toContain('--strict writes everything or nothing');
    const several = await nonokit(['convert', 'two.json', 'one.nin'], { cwd });
    expect(several.stderr).toContain('one puzzle');
    expect([bad.status, strict.status, several.status]).toEqual([2, 2, 2]);
    const names = ['bad.json', 'better.json', 'copy.ndjson', 'two.json'];
    expect(readdirSync(cwd).sort()).toEqual(names);
    expect((await nonokit(['convert', 'two.json#2', 'one.nin'], { cwd })).status).toBe(0);
  });

  it.each([
    [['a.json', 'b.unknown'], 'no format has this extension'],
    [['a.json', '-'], 'standard output needs --to FORMAT'],
    [
      ['a.json', 'b', '--to', 'nonsense'],
      'there is no format "nonsense"; "nonokit formats" lists them all',
    ],
    [
      ['a.json', 'b', '--to', 'webpnb'],
      'there is no format "webpnb"; did you mean "webpbn"? "nonokit',
    ],
    [['a.json', 'x/b.non'], 'the folder x does not exist'],
    [['a.json', 'b.jap'], 'none are written'],
  ])('refuses %j', async (args, message) => {
    const cwd = folderWith(files);
    const run = await nonokit(['convert', ...args], { cwd });
    expect(run).toMatchObject({ stdout: '', status: 2 });
    expect(run.stderr).toContain(message);
    expect(run.stderr.trim().split('\n')).toHaveLength(1);
  });
});
