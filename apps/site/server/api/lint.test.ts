/** The description of the API passes a linter of others: `tools/lint/api.mjs`. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { testSite } from '../testing/test-site.js';
import { describe as describeApi } from './description.js';

const LINT = fileURLToPath(new URL('../../../../tools/lint/api.mjs', import.meta.url));

const test = await testSite();
afterAll(() => test.close());

/** The faults that the linter prints. */
function lint(description: object): string[] {
  const input = JSON.stringify(description);
  const { status, stdout, stderr } = spawnSync(process.execPath, [LINT], {
    input,
    encoding: 'utf8',
  });
  const faults = stdout.split('\n').filter((line) => line !== '');
  // anything else is a linter that is not installed: npm run pretest
  expect([stderr, status]).toEqual(['', faults.length === 0 ? 0 : 1]);
  return faults;
}

it('the description has no lint error', () => {
  expect(lint(describeApi(test.app, test.site))).toEqual([]);
});

it('the description without the words of a call has lint errors', () => {
  const { paths, ...rest } = describeApi(test.app, test.site);
  const [[path, calls] = ['', {}], ...others] = Object.entries(paths);
  const [[method, call] = ['', undefined]] = Object.entries(calls);
  const bare = { ...call, description: undefined, security: undefined, responses: {} };
  const faulty = { [path]: { [method]: bare }, ...Object.fromEntries(others) };
  const faults = lint({ ...rest, paths: faulty }).join('\n');
  for (const rule of ['operation-description', 'security-defined']) expect(faults).toContain(rule);
});
