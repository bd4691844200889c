/**
 * `nonokit batch`: order, budget, damage, resuming, pipes and signals. Where pipes, signals or
 * input that arrives bit by bit are the point, the built program is started.
 */
import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { randomOf } from '@nonokit/core';
import { BROKEN, hopeless, MULTIPLE, NONE, puzzleJson, TREE, UNIQUE } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { answersIn, randomLines } from '../../testing/batches.js';
import { folderWith, nonokit } from '../../testing/run.js';
import { PROGRAM, startProgram } from '../../testing/start.js';

const run = promisify(execFile);

const HOPELESS = `${hopeless()}\n`;
const THREE = `${UNIQUE}\n${MULTIPLE}\n${NONE}\n`;

describe('nonokit batch', () => {
  it('answers each line with one line, in order, and keeps index and id', async () => {
    const input = `${UNIQUE}\n\n${JSON.stringify({ ...puzzleJson(TREE), id: 'x1' })}\n${NONE}`;
    const { stdout, stderr, status } = await nonokit(['batch'], { input });
    expect(answersIn(stdout)).toMatchObject([
      { file: '-', index: 0, id: null, title: 'Tree', status: 'unique', lineSolvable: true },
      { file: '-', index: 1, id: 'x1', status: 'unique', width: 5, height: 5, colors: 1 },
      { file: '-', index: 2, status: 'none' },
    ]);
    expect(stdout).not.toContain('solutions');
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('prints CSV, one line per line', async () => {
    const input = `${UNIQUE}\n{\n${NONE}`;
    const { stdout, status } = await nonokit(['batch', '--csv', '--rate'], { input });
    const [head, ...lines] = stdout.trimEnd().split('\n');
    expect(head).toMatch(/^file,index,.*,timeMs,error$/);
    expect(lines[0]).toMatch(/^-,0,,Tree,5,5,1,unique,true,trivial,\d+,\d+,/);
    expect(lines[1]).toMatch(/^-,1,,,,,,,,,,,,,,,,,\S/);
    expect(lines[2]).toMatch(/^-,2,.*,none,true,/);
    expect([lines.length, status]).toEqual([3, 2]);
  });

  it('gives the same answers with any number of workers, and the same set of them unordered', async () => {
    const input = randomLines(2000);
    const one = answersIn((await nonokit(['batch'], { input })).stdout);
    expect(one.map(({ id }) => id)).toEqual(Array.from({ length: 2000 }, (_, i) => `r${i}`));
    const three = await nonokit(['batch', '--jobs', '3'], { input });
    expect(answersIn(three.stdout)).toEqual(one);
    const { stdout } = await nonokit(['batch', '--jobs', '3', '--unordered'], { input });
    const sorted = answersIn(stdout).sort((a, b) => Number(a['index']) - Number(b['index']));
    expect(sorted).toEqual(one);
  });

  it('gives the same answers as solve', async () => {
    const input = `${randomLines(50)}${THREE}`;
    const solved = await nonokit(['solve', '--json', '--rate', '-'], { input });
    const { stdout } = await nonokit(['batch', '--solutions', '--rate'], { input });
    expect(answersIn(stdout)).toEqual(answersIn(solved.stdout));
  });

  it('rates unique puzzles on request, as check does', async () => {
    const input = `${randomLines(50)}${THREE}`;
    const checked = await nonokit(['check', '--json', '-'], { input });
    const { stdout } = await nonokit(['batch', '--rate', '--jobs', '2'], { input });
    const answers = answersIn(stdout);
    expect(answers).toEqual(answersIn(checked.stdout));
    for (const { status, difficulty } of answers) {
      if (status !== 'unique') expect(difficulty).toBeUndefined();
      else expect(difficulty).toMatchObject({ score: expect.any(Number), complete: true });
    }
    const plain = await nonokit(['batch'], { input });
    expect(plain.stdout).not.toContain('difficulty');
  });

  it('accepts the options of solve', async () => {
    const flags = ['--max-solutions', 'all', '--solutions'];
    const all = await nonokit(['batch', ...flags], { input: MULTIPLE });
    expect(answersIn(all.stdout)).toMatchObject([{ complete: true, solutions: { length: 2 } }]);
    const lines = await nonokit(['batch', '--line-only', '--solutions'], { input: MULTIPLE });
    expect(answersIn(lines.stdout)).toMatchObject([
      {
        status: 'unknown',
        reason: 'line-only',
        known: [
          [-1, -1],
          [-1, -1],
        ],
      },
    ]);
    expect(lines.status).toBe(3);
  });

  it('reports the problem and the place of every bad line, and continues', async () => {
    const input = `nonsense\n${BROKEN}\n{"width":2\n${UNIQUE}${UNIQUE}\n[]\n${UNIQUE}\n`;
    const { stdout, stderr, status } = await nonokit(['batch'], { input: `${UNIQUE}\n${input}` });
    expect(answersIn(stdout)).toMatchObject([
      { index: 0, status: 'unique' },
      { index: 1, error: { code: 'bad-json', line: 2, column: 1 } },
      { index: 2, error: { code: 'sums-differ', line: 3 } },
      { index: 3, error: { code: 'bad-json', line: 4, column: 11 } },
      { index: 4, error: { code: 'not-one-puzzle', line: 5 } },
      { index: 5, error: { code: 'not-one-puzzle', line: 6 } },
      { index: 6, status: 'unique' },
    ]);
    expect(stderr).toBe('nonokit: 5 of 7 answers are errors; see their "error"\n');
    expect(status).toBe(2);
  });

  it('gives up a puzzle after its timeout, and continues', async () => {
    const flags = ['batch', '--timeout', '0.2', '--jobs', '2'];
    const run = await nonokit(flags, { input: `${UNIQUE}\n${HOPELESS}${UNIQUE}\n` });
    expect(answersIn(run.stdout).map(({ status, reason }) => [status, reason])).toEqual([
      ['unique', undefined],
      ['unknown', 'timeout'],
      ['unique', undefined],
    ]);
    expect(run.status).toBe(3);
  });
});

describe('nonokit batch: inputs', () => {
  it('reads files of any format, compressed or not, with index and name', async () => {
    const taai = '$1\n1\n1\n1\n1\n$2\n2\n2\n2\n2\n$3\n2\n1\n1\n1\n';
    const cwd = folderWith({
      'a.ndjson': THREE,
      'b.ndjson.gz': gzipSync(THREE),
      'c.json': JSON.stringify(JSON.parse(UNIQUE), null, 1),
      'd.txt': taai,
      'e.non': 'width 1\nheight 1\nrows\n1\ncolumns\n1\n',
      'f.txt.gz': gzipSync(taai),
    });
    const files = ['a.ndjson', 'b.ndjson.gz', 'c.json', 'd.txt', 'e.non', 'f.txt.gz', 'none.json'];
    const { stdout, status } = await nonokit(['batch', ...files], { cwd });
    const told = answersIn(stdout).map((a) => [a['file'], a['index'], a['status'] ?? 'error']);
    const three = ['unique', 'multiple', 'none'];
    const tournament = ['multiple', 'unique', 'error'];
    expect(told).toEqual([
      ...three.map((what, i) => ['a.ndjson', i, what]),
      ...three.map((what, i) => ['b.ndjson.gz', i, what]),
      ['c.json', 0, 'unique'],
      ...tournament.map((what, i) => ['d.txt', i, what]),
      ['e.non', 0, 'unique'],
      ...tournament.map((what, i) => ['f.txt.gz', i, what]),
      ['none.json', undefined, 'error'],
    ]);
    expect(stdout).toContain('"line":11');
    expect(status).toBe(2);
  });

  it.each([
    ['a picture', '##.\n...\n'],
    ['an array', `[${UNIQUE},${MULTIPLE}]`],
    ['an indented object', JSON.stringify(JSON.parse(UNIQUE), null, 2)],
    ['gzipped lines', gzipSync(THREE)],
    ['a byte order mark', `\ufeff${THREE}`],
  ])('accepts %s on standard input', async (_, input) => {
    const { stdout, status } = await nonokit(['batch'], { input });
    expect(answersIn(stdout)[0]).toMatchObject({ index: 0, status: 'unique' });
    expect(status).toBe(0);
  });

  it('reports that gzipped data end early, after the answers that precede the end', async () => {
    const packed = gzipSync(randomLines(3000));
    const cwd = folderWith({ 'a.ndjson.gz': packed.subarray(0, packed.length - 3000) });
    const { stdout, status } = await nonokit(['batch', 'a.ndjson.gz'], { cwd });
    const answers = answersIn(stdout);
    expect(answers.length).toBeGreaterThan(1000);
    expect(answers.at(-1)).toMatchObject({ file: 'a.ndjson.gz', error: { code: 'bad-gzip' } });
    expect(status).toBe(2);
  });

  it('reads named pipes', async () => {
    const cwd = folderWith({ 'a.ndjson': THREE, 'b.json': `[${UNIQUE}]` });
    const script = `"$0" "$1" batch <(cat a.ndjson) <(cat b.json) <(gzip -c a.ndjson)`;
    const { stdout } = await run('bash', ['-c', script, process.execPath, PROGRAM], { cwd });
    expect(answersIn(stdout).map(({ index }) => index)).toEqual([0, 1, 2, 0, 0, 1, 2]);
  });

  it('decompresses a file of many members', async () => {
    const random = randomOf('noise');
    const noise = (): string => Array.from({ length: 250 }, () => random.next()).join('');
    const lines = Array.from({ length: 1200 }, () =>
      JSON.stringify({ ...puzzleJson(TREE), description: noise() }),
    );
    const cwd = folderWith({ 'a.ndjson.gz': gzipSync(lines.join('\n')) });
    const { stdout, stderr, status } = await nonokit(['batch', 'a.ndjson.gz'], { cwd });
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout.trimEnd().split('\n')).toHaveLength(1200);
  });

  it('stops at SIGINT in the middle of a compressed file', async () => {
    const cwd = folderWith({ 'a.ndjson.gz': gzipSync(randomLines(30_000, 5)) });
    const stopped = await startProgram(['batch', 'a.ndjson.gz'], {
      cwd,
      onOutput: (text, child) => {
        if (text.length < 100_000) child.kill('SIGINT');
      },
    });
    expect(stopped).toMatchObject({ stderr: '', status: 130 });
    expect(answersIn(stopped.stdout).length).toBeLessThan(30_000);
  });

  it('answers each line as it arrives', async () => {
    const child = spawn(process.execPath, [PROGRAM, 'batch']);
    const told: string[] = [];
    let text = '';
    await new Promise((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        told.push(text.trim());
        if (answersIn(text).length < 3) child.stdin.write(`${UNIQUE}\n`);
        else child.stdin.end();
      });
      child.on('close', resolve);
      child.stdin.write(`${UNIQUE}\n`);
    });
    expect(answersIn(text)).toHaveLength(3);
  });

  it('refuses a file that is given twice', async () => {
    const cwd = folderWith({ 'a.ndjson': THREE });
    const { stderr, status } = await nonokit(['batch', 'a.ndjson', 'a.ndjson'], { cwd });
    expect(stderr).toBe(
      'nonokit: a.ndjson: is named twice, so its answers would be indistinguishable\n',
    );
    expect(status).toBe(2);
  });
});

describe('nonokit batch --resume', () => {
  const input = randomLines(400);

  it.each([0, 1, 17, 200])('continues after %i answers and half of one', async (whole) => {
    const cwd = folderWith({ 'in.ndjson': input });
    const flags = ['batch', '--resume', 'out.ndjson', 'in.ndjson'];
    await nonokit(flags, { cwd });
    const out = join(cwd, 'out.ndjson');
    const first = readFileSync(out, 'utf8');
    const kept = first.split('\n').slice(0, whole).join('\n').length + (whole > 0 ? 1 : 0);
    truncateSync(out, kept + 30);
    const { stdout, stderr, status } = await nonokit([...flags, '--jobs', '2'], { cwd });
    expect(stdout).toBe('');
    expect(stderr).toBe(
      whole === 0
        ? ''
        : `nonokit: out.ndjson: ${whole} ${whole === 1 ? 'puzzle is' : 'puzzles are'} already answered\n`,
    );
    expect(answersIn(readFileSync(out, 'utf8'))).toEqual(answersIn(first));
    expect(status).toBe(0);
  });

  it('fills the gaps of unordered answers', async () => {
    const cwd = folderWith({ 'in.ndjson': input });
    const whole = (await nonokit(['batch', 'in.ndjson'], { cwd })).stdout;
    const some = whole
      .trim()
      .split('\n')
      .filter((_, i) => i % 3 === 1);
    writeFileSync(join(cwd, 'out.ndjson'), `${some.join('\n')}\n`);
    await nonokit(['batch', '--unordered', '--resume', 'out.ndjson', 'in.ndjson'], { cwd });
    const answers = answersIn(readFileSync(join(cwd, 'out.ndjson'), 'utf8'));
    answers.sort((a, b) => Number(a['index']) - Number(b['index']));
    expect(answers).toEqual(answersIn(whole));
  });

  it('neither repeats nor loses an answer when it is killed', async () => {
    const cwd = folderWith({});
    const out = join(cwd, 'out.ndjson');
    const child = spawn(process.execPath, [PROGRAM, 'batch', '--resume', 'out.ndjson'], { cwd });
    const ended = new Promise<unknown>((resolve) =>
      child.on('close', (_, signal) => resolve(signal)),
    );
    // its input does not end, so it is killed in the middle of its work, however fast that is
    child.stdin.on('error', () => undefined).write(input.split('\n').slice(0, 300).join('\n'));
    await expect.poll(() => existsSync(out) && statSync(out).size).toBeGreaterThan(0);
    child.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    const { status } = await nonokit(['batch', '--resume', 'out.ndjson'], { cwd, input });
    expect(status).toBe(0);
    const answers = answersIn(readFileSync(out, 'utf8'));
    expect(answers.map(({ index }) => index)).toEqual(Array.from({ length: 400 }, (_, i) => i));
  });

  it('does not change a file that is not its output', async () => {
    const cwd = folderWith({ 'in.ndjson': THREE });
    const run = await nonokit(['batch', '--resume', 'in.ndjson', 'in.ndjson'], { cwd });
    expect(run.stderr).toMatch(/^nonokit: in\.ndjson: line 1, column 1: the line is not an answer/);
    expect(readFileSync(join(cwd, 'in.ndjson'), 'utf8')).toBe(THREE);
    expect(run.status).toBe(2);
  });

  it('describes the problem of the file name', async () => {
    const run = await nonokit(['batch', '--resume', 'none/out'], { input: UNIQUE });
    expect(run.stderr).toBe(
      'nonokit: none/out: cannot be written: the folder none does not exist\n',
    );
    expect(run.status).toBe(2);
  });
});

describe('nonokit batch: pipes and signals', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('prints finished answers on %s', async (signal) => {
    const input = `${UNIQUE}\n${MULTIPLE}\n${HOPELESS}${UNIQUE}\n`;
    const run = await startProgram(['batch'], {
      input,
      onOutput: (text, child) => {
        if (text.includes('Chequer')) child.kill(signal);
      },
    });
    expect(answersIn(run.stdout).slice(0, 2)).toMatchObject([{ index: 0 }, { index: 1 }]);
    expect(run.status).toBe(130);
  });

  it('stops at SIGINT even if no input arrives', async () => {
    const child = spawn(process.execPath, [PROGRAM, 'batch']);
    child.stdin.write(`${UNIQUE}\n`);
    let text = '';
    const status = await new Promise((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        child.kill('SIGINT');
      });
      child.on('close', resolve);
    });
    expect(answersIn(text)).toHaveLength(1);
    expect(status).toBe(130);
  });

  it('ends quietly when the reader closes the pipe', async () => {
    const child = spawn(process.execPath, [PROGRAM, 'batch', '--jobs', '2']);
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      stderr += part;
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(randomLines(20_000, 5));
    child.stdout.once('data', () => child.stdout.destroy());
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('stops reading while its answers are not read, and loses none', async () => {
    const child = spawn(process.execPath, [PROGRAM, 'batch', '--jobs', '2']);
    const block = randomLines(200, 5);
    let fed = 0;
    const feed = (): void => {
      while (fed < MOST_FED && child.stdin.writable) {
        fed++;
        if (!child.stdin.write(block)) return;
      }
    };
    child.stdin.on('drain', feed);
    feed();
    for (let before = -1; before < fed && fed < MOST_FED; ) {
      before = fed;
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
    expect(fed).toBeLessThan(MOST_FED);
    child.stdin.off('drain', feed).end();
    let lines = 0;
    for await (const part of child.stdout as AsyncIterable<Buffer>) {
      for (const byte of part) if (byte === 10) lines++;
    }
    expect(lines).toBe(200 * fed);
  });
});

/** Blocks of 20 KB: more than pipes and the work in progress can hold. */
const MOST_FED = 400;
