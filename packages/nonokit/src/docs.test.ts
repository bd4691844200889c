/**
 * Checks the documents: each JavaScript example runs with the built library, and prints the text
 * block that follows it, if there is one.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

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

const DOCUMENTS = [
  ...['README.md', 'packages/nonokit/README.md'],
  ...['docs/board.md', 'docs/editor.md', 'docs/library.md', 'docs/worker.md'],
];

describe.each(DOCUMENTS)('%s', (document) => {
  const examples = examplesIn(document);

  it('has examples', () => {
    expect(examples.length).toBeGreaterThan(0);
  });

  it.each(examples)('$name', ({ code, output }) => {
    const file = join(folder, 'example.mjs');
    writeFileSync(file, code);
    const run = spawnSync(process.execPath, [file], { cwd: root, encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
    if (output !== undefined) expect(run.stdout).toBe(output);
  });
});
