/**
 * Accounts: creation, sign-in, recovery by code, change of password. Apart from the problems it
 * throws, this file is independent of HTTP; the routes handle cookies.
 */

import type { Language } from '@nonokit/core';
import {
  DEVICE_RULE,
  FAILED_RULE,
  giveBack,
  isTaken,
  NAME_AT_RULE,
  NAME_RULE,
  take,
  takeQuietly,
  tooMany,
} from '../http/index.js';
import { ownerSettings, type Site, siteFace } from '../site/index.js';
import { randomId, type Sql } from '../storage/index.js';
import type { Device } from './devices.js';
import { useInvitation } from './invitation.js';
import { useMailedCode } from './mailed-codes.js';
import { faultOfName, nameKey, normalName } from './names.js';
import { faultOfPassword, type Passwords } from './passwords.js';
import { codeHash, freshCode } from './recovery-code.js';
import {
  invitationWrong,
  nameTaken,
  recoveryWrong,
  refused,
  refuseUninvited,
  registrationClosed,
  signInWrong,
} from './refusals.js';

/** What accounts work with. */
export interface AccountTools {
  readonly site: Site;
  readonly passwords: Passwords;
}

/** The fields of a new account. */
export interface NewAccount {
  readonly name: string;
  readonly password: string;
  readonly language?: Language | undefined;
  readonly invitation?: string | undefined;
}

/** A person and the recovery code that is shown once. */
export interface WithCode {
  readonly id: string;
  readonly recoveryCode: string;
}

/** Makes an account. @throws {HttpProblem} for a name or password that is not accepted. */
export async function makeAccount(tools: AccountTools, given: NewAccount): Promise<WithCode> {
  const { site, passwords } = tools;
  const name = normalName(given.name);
  const { registration, name: siteName } = await ownerSettings(site);
  const fault = faultOfName(name) ?? faultOfPassword(given.password, [name, siteName]);
  if (fault !== undefined) throw refused(fault);
  if (given.invitation === undefined) refuseUninvited(registration);
  // before the hash, which is the costly part: refused ones do not count for the limit
  if (await isNameTaken(site, name)) throw nameTaken();
  const id = randomId();
  const recoveryCode = freshCode();
  const password_hash = await passwords.hash(given.password);
  await site.db.transaction().execute(async (sql) => {
    const role =
      given.invitation === undefined
        ? 'person'
        : await useInvitation(sql, given.invitation, site.now());
    if (role === undefined) throw invitationWrong();
    // an invitation of before the site was closed
    if (role === 'person' && registration === 'closed') throw registrationClosed();
    const person = { id, name, name_key: nameKey(name), role, language: given.language ?? null };
    const made = await sql
      .insertInto('person')
      .values({
        ...person,
        password_hash,
        recovery_hash: codeHash(recoveryCode),
        created_at: site.now(),
      })
      .onConflict((conflict) => conflict.column('name_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) throw nameTaken();
  });
  return { id, recoveryCode };
}

async function isNameTaken({ db }: Site, name: string): Promise<boolean> {
  const same = db.selectFrom('person').select('id').where('name_key', '=', nameKey(name));
  return (await same.executeTakeFirst()) !== undefined;
}

/** Where a try comes from. */
export interface Origin {
  readonly address: string;
  /** The browser, if a person was signed in there before. */
  readonly device?: Device | undefined;
}

/** The person with this name and password. @throws {HttpProblem} 401, or 429 after many tries. */
export async function signIn(
  { site, passwords }: AccountTools,
  given: { readonly name: string; readonly password: string },
  from: Origin,
): Promise<string> {
  const key = nameKey(normalName(given.name));
  const person = await tried(site, key, from, async () => {
    const row = await site.db
      .selectFrom('person')
      .select(['id', 'password_hash'])
      .where('name_key', '=', key)
      .executeTakeFirst();
    const isRight = await passwords.isRight(row?.password_hash, given.password);
    return isRight ? row : undefined;
  });
  if (person === undefined) throw signInWrong();
  return person.id;
}

/**
 * Opens an account by its recovery code: new password, new code; all else that opens it ends. Tries
 * are not counted by name, since strangers could then lock the owner out. A code has 125 bits.
 */
export async function recover(
  { site, passwords }: AccountTools,
  given: { readonly name: string; readonly code: string; readonly password: string },
): Promise<WithCode> {
  const name = normalName(given.name);
  const key = nameKey(name);
  // before the code, so that the answer reveals nothing about the name
  const fault = faultOfPassword(given.password, [name, (await siteFace(site)).name]);
  if (fault !== undefined) throw refused(fault);
  // hashed for unknown names and wrong codes too, which then take as long
  const password_hash = await passwords.hash(given.password);
  const recoveryCode = freshCode();
  const person = await site.db.transaction().execute(async (sql) => {
    const row = await withCode(sql, key, codeHash(given.code), site.now());
    if (row === undefined) return undefined;
    const news = { password_hash, recovery_hash: codeHash(recoveryCode) };
    await sql.updateTable('person').set(news).where('id', '=', row.id).execute();
    await sql.deleteFrom('session').where('person_id', '=', row.id).execute();
    await sql.deleteFrom('api_key').where('person_id', '=', row.id).execute();
    // one that an intruder has added would still sign in
    await sql.deleteFrom('passkey').where('person_id', '=', row.id).execute();
    return row;
  });
  if (person === undefined) throw recoveryWrong();
  return { id: person.id, recoveryCode };
}

/** The person of this name, if the code is theirs: the one on paper or one sent by mail. */
async function withCode(sql: Sql, key: string, hash: string, now: number) {
  const row = await sql
    .selectFrom('person')
    .select(['id', 'recovery_hash'])
    .where('name_key', '=', key)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.recovery_hash === hash) return row;
  return (await useMailedCode(sql, 'recovery', row.id, hash, now)) === undefined ? undefined : row;
}

/** Replaces the password after the current one was given; every other session ends. */
export async function changePassword(
  { site, passwords }: AccountTools,
  person: { readonly id: string; readonly name: string },
  next: string,
): Promise<void> {
  const fault = faultOfPassword(next, [person.name, (await siteFace(site)).name]);
  if (fault !== undefined) throw refused(fault);
  const password_hash = await passwords.hash(next);
  await site.db.transaction().execute(async (sql) => {
    await sql.updateTable('person').set({ password_hash }).where('id', '=', person.id).execute();
    await sql.deleteFrom('session').where('person_id', '=', person.id).execute();
  });
}

/** A new recovery code; the one before no longer works. */
export async function renewCode({ db }: Site, personId: string): Promise<string> {
  const code = freshCode();
  const recovery_hash = codeHash(code);
  await db.updateTable('person').set({ recovery_hash }).where('id', '=', personId).execute();
  return code;
}

/** Whether this is the person's password. */
export async function isPassword(
  { site, passwords }: AccountTools,
  personId: string,
  password: string,
): Promise<boolean> {
  const row = await site.db
    .selectFrom('person')
    .select('password_hash')
    .where('id', '=', personId)
    .executeTakeFirst();
  return passwords.isRight(row?.password_hash, password);
}

/** One try for a name, counted before it is known to be right and given back when it is. */
async function tried<T>(
  site: Site,
  key: string,
  from: Origin,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const limits = await listLimits(site, key, from);
  for (const { rule, of, isMild } of limits) {
    if (!isMild) await take(site, rule, of);
    else {
      const seconds = await takeQuietly(site, rule, of);
      if (seconds !== undefined && (await isTaken(site, FAILED_RULE, from.address))) {
        throw tooMany(rule.name, seconds);
      }
    }
  }
  const result = await attempt();
  if (result === undefined) {
    await takeQuietly(site, FAILED_RULE, from.address);
    return undefined;
  }
  for (const { rule, of } of limits) await giveBack(site, rule, of);
  return result;
}

/** A budget that a try is counted in. */
interface TryLimit {
  readonly rule: Parameters<typeof take>[1];
  readonly of: string;
  /** Whether it refuses only addresses that have failed before. */
  readonly isMild?: boolean;
}

/**
 * What a try counts for: budgets that strangers do not use up where it comes from a browser of the
 * owner. All those browsers share one, too: an intruder of before may have made any number known.
 */
async function listLimits(
  { db }: Site,
  key: string,
  { address, device }: Origin,
): Promise<readonly TryLimit[]> {
  if (device !== undefined) {
    const owner = await db
      .selectFrom('person')
      .select('id')
      .where('id', 'in', device.people)
      .where('name_key', '=', key)
      .executeTakeFirst();
    if (owner !== undefined) {
      return [
        { rule: DEVICE_RULE, of: device.id },
        { rule: NAME_RULE, of: `${key}@known` },
      ];
    }
  }
  return [
    { rule: NAME_AT_RULE, of: `${key}@${address}` },
    { rule: NAME_RULE, of: key, isMild: true },
  ];
}
