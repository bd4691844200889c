/**
 * The types of `nonokit/client` are those of the description. After a change of the API:
 * `npx vitest run apps/site/server/api/client-types.test.ts -u`.
 */
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { expect, it } from 'vitest';
import { testSite } from '../testing/test-site.js';
import { describe as descriptionOf } from './description.js';

const FILE = '../../../../packages/nonokit/src/client/api-types.ts';

const OPENING = `/**
 * The calls of the API and what they take and answer. Made from the description of the site by a
 * test of it; change the schemas of the routes, not this file.
 */
`;

/** A copy without remarks, which the description itself has, and without what may go wrong. */
function withoutRemarks<T>(part: T): T {
  const leave = (name: string, value: unknown): unknown => {
    const isRemark = name === 'description' || name === 'summary' || name === 'example';
    if (isRemark && typeof value === 'string') return undefined;
    return /^([345]\d\d|default)$/.test(name) ? undefined : value;
  };
  return JSON.parse(JSON.stringify(part, leave));
}

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

it('is what the client of the library was made from', async () => {
  const test = await testSite();
  const description = withoutRemarks(descriptionOf(test.app, test.site));
  await test.close();
  const ast = await openapiTS(description as object as OpenAPI3, {
    alphabetize: true,
    immutable: true,
    exportType: true,
  });
  const text = astToString(ast);
  await expect(OPENING + concise(text)).toMatchFileSnapshot(FILE);
});
