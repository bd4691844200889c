/** The tools of `nonokit mcp`, asked by the protocol's own client of the built program. */
import { type ChildProcess, spawn } from 'node:child_process';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT } from '../../testing/host.js';
import { PROGRAM } from '../../testing/start.js';
import { CommandRunner } from './run-command.js';
import { listTools } from './tools.js';

const NOTE = fileURLToPath(new URL('../../../../../puzzles/note.nin', import.meta.url));

/** A tree: unique, and solved line by line. */
const TREE = { rows: '1, 3, 5, 1, 3', columns: '1, 2 1, 5, 2 1, 1' };

/** What a tool answered, its texts joined. */
interface Answer {
  readonly isError: boolean;
  readonly text: string;
  readonly data: unknown;
  readonly image: Buffer | undefined;
}

async function call(client: Client, name: string, given: Record<string, unknown>): Promise<Answer> {
  const {
    content,
    isError = false,
    structuredContent,
  } = await client.callTool({
    name,
    arguments: given,
  });
  const texts = content.flatMap((part) => (part.type === 'text' ? [part.text] : []));
  const picture = content.find((part) => part.type === 'image');
  return {
    isError,
    text: texts.join('\n'),
    data: structuredContent,
    image: picture && Buffer.from(picture.data, 'base64'),
  };
}

describe('nonokit mcp on standard input and output', () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const ask = (name: string, given: Record<string, unknown>) => call(client, name, given);

  beforeAll(() =>
    client.connect(new StdioClientTransport({ command: process.execPath, args: [PROGRAM, 'mcp'] })),
  );
  afterAll(() => client.close());

  it('lists its tools, each with what it takes', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['solve', 'check', 'rate', 'explain', 'hint', 'proofread'],
      ...['generate', 'make', 'draw', 'convert'],
    ]);
    for (const { name, description = '', inputSchema } of tools) {
      expect(description.length, name).toBeGreaterThan(30);
      expect(Object.keys(inputSchema.properties ?? {}).length, name).toBeGreaterThan(2);
    }
  });

  it('solves, checks and rates', async () => {
    const solved = await ask('solve', TREE);
    const rows = [
      [0, 0, 1, 0, 0],
      [0, 1, 1, 1, 0],
      [1, 1, 1, 1, 1],
      [0, 0, 1, 0, 0],
      [0, 1, 1, 1, 0],
    ];
    expect(solved.data).toMatchObject({ answers: [{ status: 'unique', solutions: [rows] }] });
    const checked = await ask('check', { puzzle: 'rows: 1, 1\ncolumns: 1, 1' });
    expect(checked.data).toMatchObject({ answers: [{ status: 'multiple' }] });
    expect((await ask('rate', { file: NOTE })).text).toMatch(/^trivial +\d+ +20 steps/);
  });

  it('explains a range of steps, and in Russian', async () => {
    const { text } = await ask('explain', { file: NOTE, steps: '2-3' });
    expect(text).toContain('2. Column 8, overlap');
    expect(text).not.toContain('1. Row 7');
    expect((await ask('explain', { file: NOTE, language: 'ru' })).text).toContain('Строка 7');
  });

  it('gives hints for marks, and tells of wrong ones', async () => {
    const empty = await ask('hint', { ...TREE, tell: 'where' });
    expect(empty.text).toMatch(/^Look at (row|column) 3\.$/);
    const marks = '?????\n?????\n#####\n?????\n?????';
    expect((await ask('hint', { ...TREE, marks })).text).toContain('Column 3, complete line');
    const wrong = await ask('hint', { ...TREE, marks: marks.replace('?', '#') });
    expect(wrong).toMatchObject({ isError: false });
    expect(wrong.text).toContain('That cannot be right.');
    // marks of blank cells begin like an option
    const blank = await ask('hint', { ...TREE, marks: '--?--\n?????\n?????\n?????\n?????' });
    expect(blank.isError).toBe(false);
  });

  it('finds a mistyped number', async () => {
    const { text } = await ask('proofread', { ...TREE, rows: '1, 3, 4, 1, 3' });
    expect(text).toContain('Row 3, number 1: 4 becomes 5');
  });

  it('generates, converts, makes and draws', async () => {
    const made = await ask('generate', { width: 6, height: 5, seed: 7, difficulty: 'easy' });
    expect(JSON.parse(made.text)).toMatchObject({ width: 6, height: 5 });
    const again = await ask('generate', { width: 6, height: 5, seed: 7, difficulty: 'easy' });
    expect(again.text).toBe(made.text);
    const text = await ask('convert', { puzzle: made.text, to: 'non' });
    expect(text.text).toContain('width 6\nheight 5');
    const drawn = await ask('draw', { puzzle: made.text, what: 'solution' });
    expect(drawn.image?.subarray(1, 4).toString()).toBe('PNG');
    const image = drawn.image?.toString('base64') ?? '';
    const puzzle = await ask('make', { image, size: '12', title: 'Drawn' });
    expect(JSON.parse(puzzle.text.slice(0, puzzle.text.indexOf('\n}') + 2))).toMatchObject({
      format: 'nonokit',
      title: 'Drawn',
    });
  });

  it.each([
    ['solve', {}, 'Give "puzzle" or "rows" or "file".'],
    ['solve', { puzzle: 'x', ...TREE }, 'Give only one of'],
    ['solve', { rows: '1' }, 'Give both "rows" and "columns".'],
    ['solve', { puzzle: 'nonsense' }, 'no puzzle was found'],
    ['solve', { file: '/nowhere/x.non' }, 'there is no such file'],
    ['solve', { ...TREE, maxSolutions: 0 }, 'maxSolutions'],
    ['convert', { ...TREE, to: '../../etc/passwd' }, 'to'],
    ['convert', { ...TREE, to: 'nothing' }, 'there is no format'],
    ['convert', { ...TREE, to: 'gif' }, 'not text'],
    ['make', { image: 'AAAA' }, ''],
    // no text becomes an option
    ['solve', { rows: '--help', columns: '1' }, '"--help" is no block'],
    ['make', { image: 'AAAA', title: '--output=/tmp/x' }, ''],
  ] as const)('refuses %s of %j with a sentence', async (name, given, sentence) => {
    const { isError, text } = await ask(name, given);
    expect(isError).toBe(true);
    expect(text).toContain(sentence);
    expect(text).not.toMatch(/usage|options:/i);
  });
});

describe('nonokit mcp --http', () => {
  let child: ChildProcess | undefined;
  let address = '';

  beforeAll(async () => {
    const started = spawn(process.execPath, [PROGRAM, 'mcp', '--http']);
    child = started;
    address = await new Promise((resolve) => {
      started.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()));
    });
  });
  afterAll(() => child?.kill());

  /** The status of a request of a page of another site. */
  function statusFor(headers: Record<string, string>): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const asked = request(address, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      asked.on('error', reject);
      asked.end('{}');
    });
  }

  it('answers the same, and reads no file', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL(address)));
    expect((await call(client, 'solve', TREE)).data).toMatchObject({
      answers: [{ status: 'unique' }],
    });
    const { tools } = await client.listTools();
    for (const { inputSchema } of tools) {
      expect(Object.keys(inputSchema.properties ?? {})).not.toContain('file');
    }
    expect(await call(client, 'solve', { file: NOTE })).toMatchObject({ isError: true });
    await client.close();
  });

  it('refuses pages of other sites', async () => {
    const type = { 'Content-Type': 'application/json' };
    expect(await statusFor({ ...type, Host: 'evil.example' })).toBe(403);
    expect(await statusFor({ ...type, Origin: 'https://evil.example' })).toBe(403);
  });
});

describe('CommandRunner', () => {
  it('stops a command in the middle, and does the next one', async () => {
    const runner = new CommandRunner(BUILT);
    const stop = new AbortController();
    const [generate] = listTools(true).filter(({ name }) => name === 'generate');
    const long = runner.run(
      { args: ['generate', '--size=50', '--count=1000', '--require=line'], input: '' },
      stop.signal,
    );
    const next = runner.run(
      generate?.toRun({ width: 5 }) ?? { args: [], input: '' },
      new AbortController().signal,
    );
    setTimeout(() => stop.abort(), 300);
    expect(await long).toMatchObject({ stopped: 'aborted', status: undefined });
    expect(await next).toMatchObject({ status: 0 });
  });

  it('runs nothing that was cancelled before its turn, and survives large output', async () => {
    const runner = new CommandRunner(BUILT);
    const cancelled = AbortSignal.abort();
    expect(await runner.run({ args: ['formats'], input: '' }, cancelled)).toMatchObject({
      stopped: 'aborted',
    });
    const many = { args: ['generate', '--size=50', '--count=3000', '--require=any'], input: '' };
    const result = await runner.run(many, new AbortController().signal);
    expect(result).toMatchObject({ stopped: 'output' });
  });
});
