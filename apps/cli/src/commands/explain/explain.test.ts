/**
 * `nonokit explain`: steps in words and as JSON, hints from marks, and the endings. Runs the built
 * program.
 */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';

const HEART = JSON.stringify({
  format: 'nonokit',
  version: 1,
  width: 5,
  height: 5,
  title: 'Heart',
  rows: [[1, 1], [5], [5], [3], [1]],
  columns: [[2], [4], [4], [4], [2]],
});

/** A puzzle with two solutions: two cells on either diagonal. */
const EITHER = JSON.stringify({
  format: 'nonokit',
  version: 1,
  width: 2,
  height: 2,
  rows: [[1], [1]],
  columns: [[1], [1]],
});

const files = { 'heart.json': HEART, 'either.json': EITHER };

async function explain(args: readonly string[], more: Record<string, string> = {}) {
  const cwd = folderWith({ ...files, ...more });
  return nonokit(['explain', ...args], { cwd, env: { LC_ALL: 'C' } });
}

describe('nonokit explain', () => {
  it('prints each step and draws its line before and after', async () => {
    const { stdout, stderr, status } = await explain(['heart.json']);
    expect(stdout.split('\n').slice(0, 2)).toEqual([
      '   1. Row 3, complete line: the 5 is as long as the row, so the whole row is filled.',
      '      5  ?????  ->  #####',
    ]);
    expect(stderr).toBe(
      'heart.json "Heart": solved in 8 steps, the highest of level 1\n' +
        '- Techniques: complete line 5, finished line 3.\n',
    );
    expect(status).toBe(0);
  });

  it('uses Russian on request, or if the environment says so', async () => {
    const asked = await explain(['heart.json', '--lang', 'ru', '--only', '4', '--quiet']);
    expect(asked.stdout).toMatch(/^ {3}4\. Столбец 5, все блоки стоят: .*\n/);
    const cwd = folderWith(files);
    const env = { LC_ALL: '', LC_MESSAGES: '', LANG: 'ru_RU.UTF-8' };
    const inferred = await nonokit(['explain', 'heart.json', '--only', '4', '-q'], { cwd, env });
    expect(inferred.stdout).toBe(asked.stdout);
  });

  it('prints a range of steps, and the board on request', async () => {
    const some = await explain(['heart.json', '--only', '2-3', '--board', '3', '-q']);
    expect(some.stdout.match(/^ *\d+\. /gm)).toEqual(['   2. ', '   3. ']);
    // the clues of the columns, the first rule, and five rows
    expect(some.stdout).toMatch(/\n\n +\| +2 .*\n-+\+-+\n( *[\d ]+\|( +[?.#]){5}\n){5}\n$/);
    const rest = await explain(['heart.json', '--only', '7-', '-q']);
    expect(rest.stdout.match(/^ *\d+\. /gm)).toEqual(['   7. ', '   8. ']);
    const every = await explain(['heart.json', '--board', '-q']);
    expect(every.stdout.match(/-\+-/g)).toHaveLength(8);
  });

  it('shows clue, cells and a legend in colours on request', async () => {
    const flag = ['--rows', '1red 1blue', '--columns', '1red, 1blue', '-q'];
    const { stdout } = await explain([...flag, '--color', 'always']);
    const [legend = '', none, sentence = '', cells = ''] = stdout.split('\n');
    expect(legend).toMatch(/^ {6}\S+ R \S+ red {3}\S+ B \S+ blue$/);
    expect(none).toBe('');
    expect(sentence).toMatch(/^ {3}1\. [\w ,:()-]+\.$/);
    expect(cells).toMatch(/^ {6}\S.*▗▖.*$/);
    const plain = await explain(flag);
    expect(plain.stdout).toMatch(/^ {6}R red {3}B blue\n\n {3}1\. .*\n {6}\d[RB]/);
  });

  it('prints JSON that rebuilds the solution', async () => {
    const { stdout } = await explain(['heart.json', '--json', '--quiet']);
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const last = answers.pop();
    expect(last).toMatchObject({ status: 'solved', steps: 8, level: 1 });
    const cells = last.known.map((row: number[]) => row.map(() => -1));
    for (const { conclusions, text, technique, lines, premises } of answers) {
      expect(Object.keys(text)).toEqual(['en', 'ru']);
      expect([typeof technique, lines.length, Array.isArray(premises)]).toEqual([
        'string',
        1,
        true,
      ]);
      for (const { row, column, color } of conclusions) cells[row][column] = color;
    }
    expect(cells).toEqual(last.known);
  });

  it('speaks another language in steps and problems, and English beside them', async () => {
    const { stdout, stderr } = await explain(['heart.json', '--lang', 'pl']);
    expect(stdout).toMatch(/^ {3}1\. Wiersz 3, pełna linia: /);
    expect(stderr).toContain('8 steps');
    const json = await explain(['heart.json', '--lang', 'pl', '--json', '-q']);
    const [first = ''] = json.stdout.split('\n');
    expect(Object.keys(JSON.parse(first).text)).toEqual(['en', 'ru', 'pl']);
    const bad = await explain(['--rows', '3', '--columns', '1', '--lang', 'pl']);
    expect(bad.stderr).toMatch(/wiersz 1/i);
  });

  it('starts from marks, and first looks for mistakes in them', async () => {
    const marks = {
      'good.txt': '?????\n?????\n#####\n?????\n?????\n',
      'bad.txt': '??#??\n?????\n?????\n?????\n?????\n',
    };
    const from = await explain(['heart.json', '--from-state', 'good.txt', '--quiet'], marks);
    expect(from.stdout).toMatch(/^ {3}1\. /);
    const step = await explain(
      ['heart.json', '--from-state', 'good.txt', '--next', '--json'],
      marks,
    );
    expect(JSON.parse(step.stdout)).toMatchObject({ kind: 'step', step: 1 });
    const wrong = await explain(['heart.json', '--from-state', 'bad.txt', '--next'], marks);
    expect(wrong).toMatchObject({
      stdout: expect.stringMatching(/^Row 1, column 3 is marked filled\.(?:.*\n)+? {8}1\. Row 1, /),
      status: 1,
    });
  });

  it('reveals a hint up to the requested level', async () => {
    const marks = { 'marks.txt': '?????\n?????\n?????\n?????\n?????\n' };
    const tell = async (how: string, ...more: string[]) =>
      explain(['heart.json', '--from-state', 'marks.txt', '--next', '--tell', how, ...more], marks);
    expect((await tell('where')).stdout).toBe('Look at row 3.\n');
    expect((await tell('what')).stdout).toMatch(/^Row 3: [a-z ]+\.\n$/);
    expect((await tell('why')).stdout).toMatch(/^Row 3, .*\n {6}5 {2}\?{5} {2}-> {2}#{5}\n$/s);
    const after = await tell('marks');
    expect(after.stdout).toBe('?????\n?????\n#####\n?????\n?????\n');
    expect(after.stderr).toMatch(/^Row 3, /);
    const { help, ...little } = JSON.parse((await tell('where', '--json')).stdout);
    expect(little).toEqual({ kind: 'step' });
    expect(help).toEqual({ en: { where: 'Look at row 3.' }, ru: { where: expect.any(String) } });
    const all = JSON.parse((await tell('marks', '--json')).stdout);
    expect(Object.keys(all.help.ru)).toEqual(['where', 'what', 'why']);
    expect(all.known[2]).toEqual([1, 1, 1, 1, 1]);
  });

  it('names marks that clash if the puzzle has several solutions', async () => {
    const run = await explain(['either.json', '--from-state', 'marks.txt', '--next'], {
      'marks.txt': '#?\n?.\n',
    });
    expect(run.stdout).toMatch(/^These 2 marks cannot all be right, since no solution has all of/);
    expect(run.status).toBe(1);
  });

  it.each([
    [['--tell', 'why'], '--tell: sets how much of a hint to reveal, so it needs --next'],
    [
      ['--next', '--only', '2'],
      '--only: cannot be combined with --next, which is already one step',
    ],
    [['--next', '--tell', 'all'], 'Allowed choices are where, what, why, cells, marks'],
    [['--next', '--board'], '--board: cannot be combined with --next, which is already one step'],
    [['--only', '7-5'], 'Expected one or more steps, as in 5, 5-10 or 5-.'],
    [['--board', '0'], 'Expected a whole number from 1'],
    [['--pause'], '--pause: waits for keys, so it needs a terminal for input and output'],
  ])('refuses %j', async (flags, complaint) => {
    const run = await explain(['heart.json', ...flags]);
    expect(run).toMatchObject({ stdout: '', status: 2 });
    expect(run.stderr).toContain(complaint);
  });

  it.each([
    ['', 'the file is empty, expected 5 rows of marks'],
    ['???\n', 'the marks have 1 row, the puzzle has 5'],
    ['?????\n?????\n?????\n?????\n????z\n', 'line 5, column 5: row 5 has "z"'],
    ['{"known":[[0]]}', 'the marks have 1 row, the puzzle has 5'],
    ['{"known":[[0],', 'not valid JSON'],
  ])('refuses marks %j', async (text, message) => {
    const run = await explain(['heart.json', '--from-state', 'marks'], { marks: text });
    expect(run).toMatchObject({ stdout: '', status: 2 });
    expect(run.stderr).toContain('nonokit: marks: ');
    expect(run.stderr).toContain(message);
  });

  it('names --budget if a longer search could help', async () => {
    const bicycle = fileURLToPath(
      new URL('../../../../../puzzles/beyond-lines.json', import.meta.url),
    );
    const { stderr, status } = await explain([bicycle, '--budget', '1']);
    expect(stderr).toMatch(/stuck after \d+ steps: no chain was found within the budget/);
    expect(stderr).toContain('try a larger --budget');
    expect(status).toBe(3);
  });

  it('explains why it stops, and what would help', async () => {
    const { stderr, status } = await explain(['either.json']);
    expect(stderr).toBe(`either.json: stuck after 0 steps
- There are exactly 2 solutions; they differ in 4 cells: rows 1–2, columns 1–2.
- Line logic leaves 4 of 4 cells unknown: rows 1–2, columns 1–2.
- With 1 cell given, the solution is unique and line logic finds it: row 1, column 2 (filled).
- With 1 cell of the first solution changed, the solution is unique and line logic finds it: row 1, column 1 to filled.
`);
    expect(status).toBe(1);
    const russian = await explain(['either.json', '--lang', 'ru']);
    expect(russian.stderr).toContain('Если открыть 1 клетку, решение единственно');
    expect(russian.stderr).toContain(': строка 1, столбец 2 (закрашенная).\n');
    expect(russian.stderr).toContain(': строка 1, столбец 1 → закрашенная.\n');
    const lines = await explain(['either.json', '--line-only']);
    expect(lines).toMatchObject({ status: 3 });
    const none = await explain(['heart.json', '--only', '99']);
    expect(none.status).toBe(2);
    expect(none.stderr).toContain('there are 8 steps, so there is no step 99');
  });
});
