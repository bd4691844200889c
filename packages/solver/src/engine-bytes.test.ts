/**
 * The committed bytes of the engine are what the compiler makes of `assembly/`. The build before
 * the tests has compiled all again into `.cache/engine`, unless nothing has changed.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { assemblyHash } from '../../../tools/engine/assembly-hash.mjs';

const root = new URL('../../../', import.meta.url);

describe.each(['engine', 'tuned', 'bulk'])('%s-bytes.ts', (name) => {
  const committed = readFileSync(new URL(`${name}-bytes.ts`, import.meta.url), 'utf8');

  it('names the hash of the sources; otherwise run "npm run engine"', () => {
    expect(committed.slice(0, 400)).toContain(assemblyHash(fileURLToPath(root)));
  });

  it('is what the sources compile to; otherwise run "npm run engine"', () => {
    const compiled = readFileSync(new URL(`.cache/engine/${name}-bytes.ts`, root), 'utf8');
    // not toBe: a diff of 50,000 characters is of no use
    expect(committed === compiled).toBe(true);
  });
});
