/**
 * The types of `nonokit/client` are those of the description. After a change of the API:
 * `npm run client-types`.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { descriptionHash, plainDescription } from '../testing/plain-description.js';

const FILE = '../../../../packages/nonokit/src/client/api-types.ts';
const MAKE = fileURLToPath(new URL('../../../../tools/client-types/make.mjs', import.meta.url));

/** The opening of the file. */
const opening = (hash: string): string => `/**
 * The calls of the API and what they take and answer. Made from the description of the site by
 * "npm run client-types": change the schemas of the routes, not this file.
 *
 * SHA-256 of the description: ${hash}
 */
`;

/** The types of operations and schemas, without members that are never there. */
function concise(text: string): string {
  const kept = text.slice(text.indexOf('export type components'));
  return kept
    .replaceAll(/^export type (webhooks|\$defs) = .*\n/gm, '')
    .replaceAll(/^ *(readonly )?[\w$]+\??: never;\n/gm, '')
    .replaceAll(/^ *headers: \{\n.*\n *\};\n/gm, '')
    .replaceAll(/^ *(readonly )?parameters: \{\n *\};\n/gm, '')
    .replaceAll(/^( {4})+/gm, (spaces) => spaces.slice(spaces.length / 2));
}

it('the types of the client are generated from the current description of the API', async () => {
  const description = await plainDescription();
  const text = execFileSync(process.execPath, [MAKE], { input: description, encoding: 'utf8' });
  await expect(opening(descriptionHash(description)) + concise(text)).toMatchFileSnapshot(FILE);
});
