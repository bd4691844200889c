/** Every problem that the server throws has a sentence in all languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../web/words/languages.js';
import { HttpProblem } from './problem.js';
import { problemSentence } from './problem-words.js';

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

const ORIGINAL = 'in English';

it.each(LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE))('says each in %s', (language) => {
  const codes = codesOf();
  expect(codes.length).toBeGreaterThan(50);
  expect(codes).toEqual(expect.arrayContaining(IN_BOTH));
  // with facts, as one of the sentences has none without
  const told = (code: string) =>
    problemSentence(new HttpProblem(400, code, ORIGINAL, { field: 'a', retryAfter: 5 }), language);
  const missing = codes.filter((code) => !IN_BOTH.includes(code) && told(code) === ORIGINAL);
  expect(missing).toEqual([]);
});
