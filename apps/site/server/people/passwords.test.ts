/** Passwords: which are refused, and how many are hashed at once. */
import { expect, it } from 'vitest';
import { HttpProblem } from '../http/problem.js';
import { faultOfPassword, startPasswords } from './passwords.js';

it.each([
  ['short one', 'password-length'],
  ['x'.repeat(1001), 'password-length'],
  ['qwertyuiop', 'password-common'],
  ['QwertyUiop', 'password-common'],
  ['1234567890', 'password-common'],
  ['anna-of-the-owls', 'password-is-name'],
  ['seven grey owls', undefined],
  ['пароль из слов', undefined],
  ['🦉🦉🦉🦉🦉🦉🦉🦉🦉🦉', 'password-common'],
  ['          ', 'password-common'],
  ['x y'.repeat(333), 'password-common'],
  ['nonokitnonokit', 'password-common'],
  ['owlowlowlowlow', 'password-common'],
  ['anna of the owls 1', 'password-is-name'],
  ['Nonokit2026', 'password-is-name'],
  ['puzzle club bremen 26', 'password-is-name'],
  ['anna of the owls and a heron', undefined],
  ['🦉🦊🦉🦉🦊🦊🦉🦉🦉🦊', undefined],
])('the password %j has the fault %s', (password, fault) => {
  expect(faultOfPassword(password, ['Anna of the Owls', 'Puzzle Club Bremen'])).toBe(fault);
});

it('hashes use argon2id and a salt, and match their password', async () => {
  const passwords = startPasswords({ argon: { memoryCost: 64, timeCost: 1 } });
  const one = await passwords.hash('ﬁve owls');
  const two = await passwords.hash('ﬁve owls');
  expect(one).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  expect(one).not.toBe(two);
  // the same text in another form of Unicode
  expect(await passwords.isRight(one, 'five owls')).toBe(true);
  expect(await passwords.isRight(one, 'five owl')).toBe(false);
  expect(await passwords.isRight(undefined, 'the password of nobody')).toBe(false);
});

it('hashes use the work that OWASP recommends', async () => {
  const hash = await startPasswords().hash('five owls and more');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('a few hashes run, some wait, and the rest are refused', async () => {
  const argon = { memoryCost: 1024, timeCost: 1 };
  const passwords = startPasswords({ argon, atOnce: 2, waiting: 3 });
  const all = Array.from({ length: 8 }, () => passwords.hash('a password').then(() => 'done'));
  const results = await Promise.all(all.map((one) => one.catch((error: unknown) => error)));
  expect(results.filter((one) => one === 'done')).toHaveLength(5);
  const refused = results.filter((one) => one instanceof HttpProblem);
  expect(refused.map(({ status, code }) => [status, code])).toEqual(Array(3).fill([503, 'busy']));
  // places are handed on and given back
  expect(await passwords.hash('a password')).toContain('$argon2id$');
});
