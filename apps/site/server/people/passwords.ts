/**
 * Passwords: which are accepted, and how they are hashed.
 *
 * argon2id runs in threads beside the server, but each hash takes a core and 19 MiB for a while. So
 * only a few run at once, a bounded number waits, and further ones are turned away with 503: a
 * flood of sign-ins then slows sign-ins and nothing else.
 */
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash as argonHash, verify as argonVerify, type Options } from '@node-rs/argon2';
import { HttpProblem } from '../http/index.js';
import { COMMON_PASSWORDS } from './common-passwords.js';
import { nameKey } from './names.js';

/** Fewest and most signs of a password. */
export const PASSWORD_LENGTH = { min: 10, max: 1000 } as const;

/** The fault of a password. */
export type PasswordFault = 'password-length' | 'password-common' | 'password-is-name';

/** Hashes and verifies. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for an absent hash, after as much work as for a present one. */
  isRight(hash: string | null | undefined, password: string): Promise<boolean>;
}

/** How much work a hash is, and how many may run and wait. */
export interface PasswordOptions {
  readonly argon?: Options;
  /** Default: half of the cores, at least one. */
  readonly atOnce?: number;
  /** Default: 40. */
  readonly waiting?: number;
}

/** 19 MiB and two passes: the first recommendation of OWASP for argon2id. */
const ARGON: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The bytes of a hash in the list of common passwords. */
const PREFIX_BYTES = 4;

const COMMON_BYTES = Buffer.from(COMMON_PASSWORDS, 'base64');
const COMMON: ReadonlySet<number> = new Set(
  Array.from({ length: COMMON_BYTES.length / PREFIX_BYTES }, (_, k) =>
    COMMON_BYTES.readUInt32BE(k * PREFIX_BYTES),
  ),
);

/** The fault of a password for names that anyone would try, the person's and the site's. */
export function faultOfPassword(
  password: string,
  names: readonly string[],
): PasswordFault | undefined {
  const signs = [...password.normalize('NFKC')].length;
  if (signs < PASSWORD_LENGTH.min || signs > PASSWORD_LENGTH.max) return 'password-length';
  if (isCommon(password) || isRepeated(password)) return 'password-common';
  return holdsName(password, names) ? 'password-is-name' : undefined;
}

/** Whether a password is a few signs again and again: "nonokitnonokit", "abcabcabcabc". */
function isRepeated(password: string): boolean {
  const signs = [...password.normalize('NFKC').toLowerCase()];
  for (let length = 1; length <= signs.length / 2; length++) {
    if (signs.every((sign, k) => sign === signs[k % length])) return true;
  }
  return false;
}

/** Signs that a password must have besides the names that anyone would try. */
const FEWEST_OWN = 6;

/** Whether little is left of a password without these names and that of the software. */
function holdsName(password: string, names: readonly string[]): boolean {
  const key = nameKey(password);
  const left = [...names, 'nonokit']
    .map(nameKey)
    .filter((one) => one.length > 2)
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, one) => text.replaceAll(one, ''), key);
  return left.length < key.length && left.length < FEWEST_OWN;
}

/** Whether a password is one of the 10,000 most common of this length, in any case. */
export function isCommon(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  return COMMON.has(createHash('sha256').update(text).digest().readUInt32BE(0));
}

/** Starts to hash passwords for one server. */
export function startPasswords(options: PasswordOptions = {}): Passwords {
  const argon = { ...ARGON, ...options.argon };
  const gate = startGate(
    options.atOnce ?? Math.max(1, Math.floor(availableParallelism() / 2)),
    options.waiting ?? 40,
  );
  const hash = (password: string) => gate(() => argonHash(password.normalize('NFKC'), argon));
  // made with the first unknown name; later ones cost the same as known ones
  let nobodys: Promise<string> | undefined;
  return {
    hash,
    isRight: async (known, password) => {
      nobodys ??= argonHash('the password of nobody', argon);
      const compared = known ?? (await nobodys);
      const isSame = await gate(() => argonVerify(compared, password.normalize('NFKC')));
      return isSame && known !== null && known !== undefined;
    },
  };
}

/** Runs `atOnce` works at a time and lets `waiting` wait. */
function startGate(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running++;
    else if (queue.length >= waiting) throw tooBusy();
    // a finished call passes its place on, so `running` stays
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}

function tooBusy(): HttpProblem {
  const message = 'Too many people are signing in at the moment. Try again in a few seconds.';
  return new HttpProblem(503, 'busy', message, { retryAfter: 5 }, { 'Retry-After': '5' });
}
