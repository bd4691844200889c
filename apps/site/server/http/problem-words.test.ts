/** Every problem of the contract has a sentence in all languages. */
import { expect, it } from 'vitest';
import { PROBLEM_CODES, type ProblemCode } from '../../contract/problem-codes.js';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../web/words/languages.js';
import { HttpProblem } from './problem.js';
import { problemSentence } from './problem-words.js';

/** These are thrown in the asker's language already. */
const IN_BOTH = [
  'engine-busy',
  'engine-spent',
  'has-warnings',
  'not-publishable',
  'out-of-memory',
  'too-slow',
];

const ORIGINAL = 'in English';

it('the list of problem codes has each code once', () => {
  expect(new Set(PROBLEM_CODES).size).toBe(PROBLEM_CODES.length);
});

it.each(LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE))(
  'each problem code has words in %s',
  (language) => {
    // with facts, as one of the sentences has none without
    const said = (code: ProblemCode) =>
      problemSentence(
        new HttpProblem(400, code, ORIGINAL, { field: 'a', retryAfter: 5 }),
        language,
      );
    const missing = PROBLEM_CODES.filter((code) => said(code) === ORIGINAL);
    expect(missing.toSorted()).toEqual(IN_BOTH);
  },
);
