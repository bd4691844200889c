/** The types of `nonokit/client` were made from the description of the API as it is. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { descriptionHash, plainDescription } from '../testing/plain-description.js';

const TYPES = new URL('../../../../packages/nonokit/src/client/api-types.ts', import.meta.url);

it('the description of the API has not changed since the types of the client were generated', async () => {
  const hash = descriptionHash(await plainDescription());
  const types = readFileSync(TYPES, 'utf8');
  expect(types, 'run "npm run client-types"').toContain(`SHA-256 of the description: ${hash}`);
});
