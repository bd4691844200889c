/** Clues typed on the command line, in every command that takes files. */
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../testing/run.js';

const HEART = ['--rows', '1 1, 5, 5, 3, 1', '--columns', '2,4,4,4,2'];
const PICTURE = '.#.#.\n#####\n#####\n.###.\n..#..\n';

describe('--rows and --columns', () => {
  it.each([
    [['solve', ...HEART, '-q'], PICTURE],
    [['solve', '--rows', '1 1; 5; 5; 3; 1', '--columns', '2\n4\n4\n4\n2', '-q'], PICTURE],
    [['check', ...HEART], /^unique .* 5x5 .* the clues\n$/],
    [['rate', ...HEART, '-q'], /^trivial .* 5x5 +the clues\n$/],
    [['hint', ...HEART, '--tell', 'where'], 'Look at row 3.\n'],
    [['hint', ...HEART, '?????/?????/#####/?????/?????', '--tell', 'where'], /^Look at row 2\.\n$/],
    [['explain', ...HEART, '--only', '1', '-q'], /^ {3}1\. Row 3, /],
    [['draw', ...HEART, '-o', '-', '--to', 'txt', '--what', 'solution'], /#/],
    [['convert', ...HEART, '-', '--to', 'non'], /^width 5\nheight 5\n/],
    [['convert', ...HEART, '--to', 'url'], /^http/],
  ])('accept %j', async (args, expected) => {
    const { stdout, status } = await nonokit(args);
    if (typeof expected === 'string') expect(stdout).toBe(expected);
    else expect(stdout).toMatch(expected);
    expect(status).toBe(0);
  });

  it('accept colours by name', async () => {
    const args = ['solve', '--rows', '1red 1blue', '--columns', '1red, 1blue', '--plain', '-q'];
    expect((await nonokit(args)).stdout).toBe('RB\n');
  });

  it.each([
    [['solve', '--rows', '1'], '--rows needs --columns and vice versa'],
    [['hint', '--columns', '1'], '--rows needs --columns and vice versa'],
    [['solve', ...HEART, 'a.json'], 'name files or give --rows and --columns, not both'],
    [['explain', ...HEART, 'a.json'], 'name files or give --rows and --columns, not both'],
    [['solve', '--rows', '1', '--columns', 'x'], 'the clues: column 1: "x" is no block'],
    [['check', '--rows', '2', '--columns', '1'], 'the clues: '],
    [['solve', '--rows', '1', '--columns', '2', '--lang', 'ru'], 'эти числа: '],
  ])('refuse %j', async (args, message) => {
    const { stdout, stderr, status } = await nonokit(args);
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
    expect(stderr).toContain(message);
  });

  it.each([
    ['make', 'missing.png', '-o', 'there.json'],
    ['convert', 'missing.non', 'there.json'],
    ['draw', 'missing.non', '-o', 'there.png'],
  ])(
    'of %s %s get a message that names the missing input, not the existing output',
    async (...args) => {
      const cwd = folderWith({ 'there.json': '', 'there.png': '' });
      const { stderr, status } = await nonokit(args, { cwd });
      expect(stderr).toBe(`nonokit: ${args[1]}: there is no such file\n`);
      expect(status).toBe(2);
    },
  );

  it('are not mistaken for a file name', async () => {
    const cwd = folderWith({});
    const { stdout } = await nonokit(['solve', ...HEART, '--json'], { cwd });
    expect(JSON.parse(stdout)).toMatchObject({ file: 'the clues', index: 0, status: 'unique' });
  });
});
