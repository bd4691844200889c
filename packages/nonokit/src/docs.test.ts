/**
 * Checks the documents: each JavaScript example runs with the built library, and prints the text
 * block that follows it, if there is one.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { ENTRIES } from '../entries.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
// below the workspace, so that examples find the library as its users do
const folder = mkdtempSync(join(root, 'packages/nonokit/dist/examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** An example of a document. */
interface Example {
  /** The first line of the code. */
  readonly name: string;
  readonly code: string;
  /** Its output, if the document gives it. */
  readonly output: string | undefined;
}

/** The examples of a document: ```js blocks, each optionally followed by a ```text block. */
function examplesIn(document: string): Example[] {
  const text = readFileSync(join(root, document), 'utf8');
  const blocks = text.matchAll(/^```js\n([\s\S]*?)^```\n(?:\n*```text\n([\s\S]*?)^```\n)?/gm);
  return [...blocks].map(([, code = '', output], k) => {
    const line = code.split('\n').find((each) => each !== '' && !each.startsWith('import')) ?? '';
    return { name: `${k + 1}: ${line.slice(0, 60)}`, code, output };
  });
}

/** The example in the comment on top of a module, with the output that its comments promise. */
function parseExample(source: string): Example | undefined {
  const text = readFileSync(join(root, 'packages/nonokit', source), 'utf8');
  const [comment = ''] = /^\/\*\*[\s\S]*?\*\//.exec(text) ?? [];
  const lines = comment.replaceAll(/^ \* ?/gm, '');
  const [, language, code] = /@example\n```(js|ts)\n([\s\S]*?)^```/m.exec(lines) ?? [];
  if (code === undefined) return undefined;
  // those for pages are not run here
  const promised = [...code.matchAll(/console\.log\(.*\);(?: |\n)\/\/ (.*)/g)];
  const output = promised.map(([, line]) => `${line}\n`).join('');
  return { name: source, code: language === 'js' ? code : '', output };
}

const DOCUMENTS = [
  ...['README.md', 'packages/nonokit/README.md'],
  ...['docs/arena.md', 'docs/board.md', 'docs/editor.md', 'docs/library.md'],
  ...['docs/from-0.1.md', 'docs/worker.md'],
];

describe.each(DOCUMENTS)('%s', (document) => {
  const examples = examplesIn(document);

  it('has examples', () => {
    expect(examples.length).toBeGreaterThan(0);
  });

  it.each(examples)('$name', expectOutput);
});

describe('the modules of the library', () => {
  const sources = Object.values(ENTRIES);

  it.each(sources)('%s have an example', (source) => {
    expect(parseExample(source)).toBeDefined();
  });

  const examples = sources.map(parseExample).filter((example) => example?.code);
  it.each(examples)('$name prints what its example promises', (example) => {
    expect(example?.output).not.toBe('');
    if (example !== undefined) expectOutput(example);
  });
});

function expectOutput({ code, output }: Example): void {
  const file = join(folder, 'example.mjs');
  writeFileSync(file, code);
  const options = { cwd: root, encoding: 'utf8', timeout: 120_000 } as const;
  const run = spawnSync(process.execPath, [file], options);
  expect(run.stderr).toBe('');
  expect(run.status).toBe(0);
  if (output !== undefined) expect(run.stdout).toBe(output);
}
