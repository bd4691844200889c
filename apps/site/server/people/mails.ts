/** Mails about accounts: short, plain text, without links, in the person's language. */
import { notFound } from '../http/problem.js';
import type { Site } from '../site/site.js';
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
  en: 'It works once, within ten minutes. If you did not ask for it, do nothing.',
  ru: 'Код действует один раз, в течение десяти минут. Если вы его не просили, ничего не делайте.',
};

/** What somebody is told of after it has happened. */
export type Notice = 'password' | 'recovery' | 'code' | 'email' | 'passkey' | 'key';

const NOTICES: Readonly<Record<Notice, Readonly<Record<Language, string>>>> = {
  password: { en: 'The password was changed.', ru: 'Пароль изменён.' },
  recovery: {
    en: 'The account was opened by a recovery code; the password is new.',
    ru: 'Доступ возвращён по коду восстановления, пароль новый.',
  },
  code: { en: 'There is a new recovery code.', ru: 'Создан новый код восстановления.' },
  email: {
    en: 'The e-mail address was changed or removed.',
    ru: 'Адрес почты изменён или удалён.',
  },
  passkey: { en: 'A passkey was added.', ru: 'Добавлен ключ доступа.' },
  key: { en: 'An API key was made.', ru: 'Создан ключ API.' },
};

const NOT_ME: Readonly<Record<Language, string>> = {
  en: 'If that was not you: set a new password and end all other sessions in the settings.',
  ru: 'Если это были не вы: задайте новый пароль и завершите другие сеансы в настройках.',
};

/** Tells somebody with a confirmed address what has changed about the access to the account. */
export async function sendNotice(site: Site, personId: string, notice: Notice): Promise<void> {
  if (site.config.smtp === undefined) return;
  const row = await site.db
    .selectFrom('person')
    .select(['name', 'email', 'language'])
    .where('id', '=', personId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (row === undefined || row.email === null) return;
  const language = row.language === 'ru' ? 'ru' : 'en';
  const sentence = NOTICES[notice][language];
  const text = [`${row.name} — ${site.config.baseUrl}`, sentence, NOT_ME[language]].join('\n\n');
  await site.jobs.add('mail', { to: row.email, subject: sentence, text });
}

/** Sends a code to an address that somebody wants to confirm. */
export async function sendConfirmation(
  site: Site,
  person: { readonly id: string; readonly name: string },
  address: string,
  language: Language,
): Promise<void> {
  await send(site, 'email', { ...person, address }, language);
}

/**
 * Asks for a recovery code by mail. Whether anybody gets one is found out by a job: to write a code
 * takes longer than to find nobody, and the time of the answer would tell which names have mail.
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
