/** The README shows what the program prints: each command with its output is run again. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { nonokit } from './testing/run.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A command of a document, and the lines below it. */
interface Shown {
  readonly command: string;
  readonly output: string;
}

/** Commands without pipes that stand above their output, indented as code. */
function commandsIn(document: string): Shown[] {
  const text = readFileSync(root + document, 'utf8');
  const blocks = text.matchAll(/^ {4}\$ npx nonokit ([^|<>\n]+)\n((?: {4}(?!\$ ).*\n)+)/gm);
  return [...blocks].map(([, command = '', output = '']) => ({
    command,
    output: output.replaceAll(/^ {4}/gm, ''),
  }));
}

/** Durations and the spaces that align them differ from run to run. */
function timeless(text: string): string {
  return text.replaceAll(/ *[\d.]+ ms/g, ' 0 ms').trimEnd();
}

const shown = commandsIn('README.md');

it('the README shows commands', () => {
  expect(shown.length).toBeGreaterThan(0);
});

it.each(shown)('the README is right about nonokit $command', async ({ command, output }) => {
  const { stdout, stderr } = await nonokit(command.trim().split(/ +/), { cwd: root });
  expect(timeless(stdout + stderr)).toBe(timeless(output));
});
