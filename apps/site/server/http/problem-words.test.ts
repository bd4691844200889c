/** Every problem that the server throws has a sentence in Russian. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { HttpProblem } from './problem.js';
import { russianSentence } from './problem-words.js';

const SERVER = fileURLToPath(new URL('..', import.meta.url));

/** These are thrown in the asker's language already. */
const IN_BOTH = ['engine-busy', 'has-warnings', 'not-publishable', 'out-of-memory', 'too-slow'];

/** All codes that stand where a problem is made, in all sources but tests. */
function codesOf(): readonly string[] {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => /(?<!\.test)\.ts$/.test(name));
  const made = /(?:new HttpProblem\(\s*\d{3},\s*|refusal\()'([a-z-]+)'/g;
  const all = sources.flatMap((name) =>
    [...readFileSync(`${SERVER}/${name}`, 'utf8').matchAll(made)].map(([, code = '']) => code),
  );
  return [...new Set(all)].sort();
}

it('says each in Russian', () => {
  const codes = codesOf();
  expect(codes.length).toBeGreaterThan(50);
  expect(codes).toEqual(expect.arrayContaining(IN_BOTH));
  // with facts, as one of the sentences has none without
  const told = (code: string) =>
    russianSentence(new HttpProblem(400, code, 'in English', { field: 'a', retryAfter: 5 }));
  const missing = codes.filter((code) => !IN_BOTH.includes(code) && told(code) === undefined);
  expect(missing).toEqual([]);
  for (const code of codes) expect(told(code) ?? 'а', code).toMatch(/[а-яё]/);
});
