/** Documents tell the truth about where things are: every path that they name exists. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

describe.each([
  ['ARCHITECTURE.md', 40],
  ['docs/how-a-board-is-built.md', 12],
])('%s', (document, least) => {
  const text = readFileSync(root + document, 'utf8');
  const paths = [...new Set(text.match(/\b(?:packages|apps)\/[\w./-]+/g) ?? [])];

  it('names many paths', () => {
    expect(paths.length).toBeGreaterThan(least);
  });

  it.each(paths)('%s exists', (path) => {
    expect(existsSync(root + path)).toBe(true);
  });
});

describe('docs/security.md', () => {
  const text = readFileSync(`${root}docs/security.md`, 'utf8');
  const files = [...text.matchAll(/`((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|mjs))`/g)].map(
    ([, name]) => name,
  );

  it('names files that exist, from the root or that of the server', () => {
    expect(files.length).toBeGreaterThan(50);
    const places = ['', 'apps/site/', 'apps/site/server/'];
    const missing = files.filter((name) => !places.some((one) => existsSync(root + one + name)));
    expect(missing).toEqual([]);
  });
});
