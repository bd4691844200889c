/** What a single executable does in another way is still in the sources. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CHANGES } from './executable-changes.mjs';
import { ROOT } from './workspace.mjs';

it.each(CHANGES)('$file', ({ file, from, to }) => {
  const code = readFileSync(join(ROOT, file), 'utf8');
  expect(code.replace(from, to)).not.toBe(code);
});
