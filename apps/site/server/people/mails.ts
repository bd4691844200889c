/** Mails about accounts: short, plain text, without links, in the person's language. */
import { wordsIn } from '../../web/words/all.js';
import type { Notice } from '../../web/words/en/mails.js';
import { DEFAULT_LANGUAGE, languageOfTag, type PageLanguage } from '../../web/words/languages.js';
import { notFound, RECOVERY_MAIL_RULE, takeQuietly } from '../http/index.js';
import { type Site, siteFace } from '../site/index.js';
import type { CodeKind } from './mailed-codes.js';
import { makeMailedCode } from './mailed-codes.js';
import { nameKey, normalName } from './names.js';

/** Notifies a person with a confirmed address of a change of access to the account. */
export async function sendNotice(site: Site, personId: string, notice: Notice): Promise<void> {
  if (site.config.smtp === undefined) return;
  const row = await site.db
    .selectFrom('person')
    .select(['name', 'email', 'language'])
    .where('id', '=', personId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (row === undefined || row.email === null) return;
  const { notices, notMe } = mailWords(row.language);
  const sentence = notices[notice];
  const text = [await nameAccount(site, row.name), sentence, notMe].join('\n\n');
  await site.jobs.add('mail', { to: row.email, subject: sentence, text });
}

/** What a person may want to be told of by mail, and the column with the wish; zero is none. */
const WISHES = { decision: 'decision_mails', notices: 'notices_mail' } as const;

/** Tells a person of a decision or of new notices by mail, if they want that. */
export async function sendWishedMail(
  site: Site,
  personId: string,
  what: keyof typeof WISHES,
): Promise<void> {
  if (site.config.smtp === undefined) return;
  const row = await site.db
    .selectFrom('person')
    .select(['name', 'email', 'language'])
    .where('id', '=', personId)
    .where('email_confirmed_at', 'is not', null)
    .where(WISHES[what], '!=', 0)
    .executeTakeFirst();
  if (row === undefined || row.email === null) return;
  const [subject, where] = mailWords(row.language).wished[what];
  const text = [await nameAccount(site, row.name), subject, where].join('\n\n');
  await site.jobs.add('mail', { to: row.email, subject, text });
}

/** Sends a code to an address that a person wants to confirm. */
export async function sendConfirmation(
  site: Site,
  person: { readonly id: string; readonly name: string },
  address: string,
  language: PageLanguage,
): Promise<void> {
  await send(site, 'email', { ...person, address }, language);
}

/**
 * Requests a recovery code by mail. A job finds out whether to send one: writing a code takes
 * longer than finding no address, and the time of the answer would reveal which names have one.
 */
export async function wishRecoveryMail({ config, jobs }: Site, name: string): Promise<void> {
  if (config.smtp === undefined) throw notFound('mail on this site');
  await jobs.add('recovery', { name });
}

/** Sends a recovery code, if this name has a confirmed address. */
export async function sendRecoveryMail(site: Site, name: string): Promise<void> {
  const row = await site.db
    .selectFrom('person')
    .select(['id', 'name', 'email', 'language'])
    .where('name_key', '=', nameKey(normalName(name)))
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (row === undefined || row.email === null) return;
  // one in ten minutes: the code of the last one still works
  if ((await takeQuietly(site, RECOVERY_MAIL_RULE, row.id)) !== undefined) return;
  await send(site, 'recovery', { ...row, address: row.email }, row.language);
}

/**
 * The code and its mail are stored in one transaction, so that neither exists without the other.
 */
async function send(
  site: Site,
  kind: CodeKind,
  person: { readonly id: string; readonly name: string; readonly address: string },
  language: string | null,
): Promise<void> {
  const { codeEnds, codes, subjects } = mailWords(language);
  const where = await nameAccount(site, person.name);
  await site.db.transaction().execute(async (sql) => {
    const code = await makeMailedCode(sql, site, kind, person);
    const lines = [codes[kind](where), code, codeEnds];
    const mail = { to: person.address, subject: subjects[kind] };
    await site.jobs.add('mail', { ...mail, text: lines.join('\n\n') }, sql);
  });
}

/** Which account the mail is about: "Anna — Puzzle Club, https://club.example". */
async function nameAccount(site: Site, name: string): Promise<string> {
  return `${name} — ${(await siteFace(site)).name}, ${site.config.baseUrl}`;
}

/** In the language that the person has chosen, if the site has it. */
function mailWords(language: string | null) {
  return wordsIn(languageOfTag(language ?? '') ?? DEFAULT_LANGUAGE).mails;
}
