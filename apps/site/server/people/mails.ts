/** Mails about accounts: short, plain text, without links, in the person's language. */
import { notFound } from '../http/problem.js';
import type { Site } from '../site.js';
import type { CodeKind } from './mailed-codes.js';
import { makeMailedCode } from './mailed-codes.js';
import { nameKey, normalName } from './names.js';

type Language = 'en' | 'ru';

const SUBJECTS: Readonly<Record<CodeKind, Readonly<Record<Language, string>>>> = {
  email: { en: 'Confirm your address', ru: 'Подтвердите адрес' },
  recovery: { en: 'Your recovery code', ru: 'Код восстановления' },
};

const TEXTS: Readonly<Record<CodeKind, Readonly<Record<Language, string>>>> = {
  email: {
    en: 'Enter this code in the settings of NAME to confirm your address:',
    ru: 'Чтобы подтвердить адрес, введите этот код в настройках NAME:',
  },
  recovery: {
    en: 'Somebody, perhaps you, asked for a way back into NAME. This code sets a new password:',
    ru: 'Кто-то, возможно вы, просит вернуть доступ к NAME. С этим кодом задаётся новый пароль:',
  },
};

const ENDS: Readonly<Record<Language, string>> = {
  en: 'It works once, within an hour. If you did not ask for it, do nothing.',
  ru: 'Код действует один раз, в течение часа. Если вы его не просили, ничего не делайте.',
};

/** Sends a code to an address that somebody wants to confirm. */
export async function sendConfirmation(
  site: Site,
  person: { readonly id: string; readonly name: string },
  address: string,
  language: Language,
): Promise<void> {
  await send(site, 'email', { ...person, address }, language);
}

/** Sends a recovery code, if this name has a confirmed address; says nothing either way. */
export async function sendRecoveryMail(site: Site, name: string): Promise<void> {
  if (site.config.smtp === undefined) throw notFound('mail on this site');
  const row = await site.db
    .selectFrom('person')
    .select(['id', 'name', 'email', 'language'])
    .where('name_key', '=', nameKey(normalName(name)))
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (row === undefined || row.email === null) return;
  const language = row.language === 'ru' ? 'ru' : 'en';
  await send(site, 'recovery', { ...row, address: row.email }, language);
}

/** The code and its mail are kept together, so that neither is without the other. */
async function send(
  site: Site,
  kind: CodeKind,
  person: { readonly id: string; readonly name: string; readonly address: string },
  language: Language,
): Promise<void> {
  const where = `${person.name} — ${site.config.baseUrl}`;
  await site.db.transaction().execute(async (sql) => {
    const code = await makeMailedCode(sql, site, kind, person);
    const lines = [TEXTS[kind][language].replace('NAME', () => where), code, ENDS[language]];
    const mail = { to: person.address, subject: SUBJECTS[kind][language] };
    await site.jobs.add('mail', { ...mail, text: lines.join('\n\n') }, sql);
  });
}
