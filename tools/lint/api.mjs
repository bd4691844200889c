/**
 * Lints a description of the API on standard input: prints each fault on a line, and ends with 1 if
 * there are some. With all rules of the linter but those named here.
 */
import { text } from 'node:stream/consumers';
import { createConfig, lintFromString } from '@redocly/openapi-core';

const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    // an identifier has no dot, so "a1.non" is never the identifier of a puzzle
    'no-ambiguous-paths': 'off',
    // whose API it is is told by the pages of each site
    'info-contact': 'off',
    'operation-description': 'error',
    'operation-operationId-url-safe': 'error',
    'parameter-description': 'off',
    'tag-description': 'error',
    'tags-alphabetical': 'off',
    'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: false },
    'no-invalid-parameter-examples': 'error',
    'no-invalid-schema-examples': 'error',
    'no-server-example.com': 'off',
  },
});
const faults = await lintFromString({ source: await text(process.stdin), config });
for (const { ruleId, message, location } of faults) {
  const places = location.map(({ pointer }) => pointer).join(', ');
  console.log(`${ruleId}: ${message} ${places}`);
}
process.exitCode = faults.length > 0 ? 1 : 0;
