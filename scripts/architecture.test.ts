/** ARCHITECTURE.md tells the truth about where things are: every path that it names exists. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = readFileSync(`${root}ARCHITECTURE.md`, 'utf8');
const paths = text.match(/\b(?:packages|apps)\/[\w./-]+/g) ?? [];

it('names many paths', () => {
  expect(paths.length).toBeGreaterThan(40);
});

it.each([...new Set(paths)])('%s exists', (path) => {
  expect(existsSync(root + path)).toBe(true);
});
