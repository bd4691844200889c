/** Sends the mails of the site, where it has a server for that. */
import { escapeXml } from '@nonokit/core';
import { createTransport } from 'nodemailer';
import { OperatorError, type Sentence, type SiteConfig } from '../host/index.js';
import type { JobData } from '../jobs/index.js';
import { logoFile, perSite, type Site, siteFace } from '../site/index.js';

/** How long a mail server may take; the job is tried again later. */
const PATIENCE_MS = 20_000;

/** How many mails went out, and how many tries failed, in this process. */
export const mailCounts = perSite(() => ({ sent: 0, failed: 0 }));

/** Sends a mail as a job, and counts it. @throws if the server does not take it. */
export async function mailJob(site: Site, mail: JobData['mail']): Promise<void> {
  try {
    const { name, logo } = await siteFace(site);
    const image = logo === '' ? undefined : await logoFile(site, 'logo.png');
    await sendMail(site, mail, { name, logo: image });
    mailCounts(site).sent++;
  } catch (error) {
    mailCounts(site).failed++;
    throw error;
  }
}

/** How a site presents itself in mails. */
interface MailFace {
  /** For the sender; a name that is in the setting comes first. */
  readonly name?: string;
  /** A PNG file. */
  readonly logo?: Uint8Array | undefined;
}

/** Sends a mail. @throws if the server does not take it. */
export async function sendMail(
  { config }: Pick<Site, 'config'>,
  mail: JobData['mail'],
  { name, logo }: MailFace = {},
): Promise<void> {
  const { smtp, mailFrom } = config;
  if (smtp === undefined || mailFrom === undefined) return;
  const from =
    name === undefined || mailFrom.includes('<') ? mailFrom : { name, address: mailFrom };
  const transport = openTransport(smtp);
  try {
    await transport.sendMail({ from, ...mail, ...(logo !== undefined && pictured(mail, logo)) });
  } catch (error) {
    throw namelessError(error);
  } finally {
    transport.close();
  }
}

/** The same text once more below the logo, which comes with the mail: nothing is loaded. */
function pictured({ text }: JobData['mail'], logo: Uint8Array) {
  const paragraphs = text.split('\n\n').map((each) => `<p>${escapeXml(each)}</p>`);
  const image = '<p><img src="cid:logo" alt="" height="39"></p>';
  return {
    html: `<div style="${MAIL_STYLE}">\n${[image, ...paragraphs].join('\n')}\n</div>`,
    attachments: [
      { filename: 'logo.png', content: Buffer.from(logo), contentType: 'image/png', cid: 'logo' },
    ],
  };
}

/** Mail programs keep no style sheets, and their own letters are small with serifs. */
const MAIL_STYLE = 'max-width:34em;font:16px/1.5 system-ui,sans-serif';

/** Connects to the mail server and signs in there. @throws with what it says. */
export async function probeMail({ smtp }: Pick<SiteConfig, 'smtp'>): Promise<void> {
  if (smtp === undefined) return;
  const transport = openTransport(smtp);
  try {
    await transport.verify();
  } catch (error) {
    throw mailTrouble(smtp, error);
  } finally {
    transport.close();
  }
}

/** Sends a mail to see whether it arrives. Returns the final message. */
export async function testMail(config: SiteConfig, to: string): Promise<Sentence> {
  const { smtp, baseUrl } = config;
  if (smtp === undefined) throw new OperatorError(NO_MAIL);
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(to)) throw new OperatorError(notAnAddress(to));
  const subject = { en: `A test from ${baseUrl}`, ru: `Проверка почты ${baseUrl}` };
  const text = `${subject.en}\n${subject.ru}`;
  try {
    await sendMail({ config }, { to, subject: subject.en, text });
  } catch (error) {
    throw mailTrouble(smtp, error);
  }
  const host = new URL(smtp).host;
  return {
    en: `${host} has taken the mail to ${to}. See whether it arrives, and not as spam.`,
    ru: `${host} принял письмо для ${to}. Проверьте, дошло ли оно и не попало ли в спам.`,
  };
}

const NO_MAIL: Sentence = {
  en: 'The site sends no mail: "smtp" is not set. See docs/site.md.',
  ru: 'Сайт не отправляет писем: настройки "smtp" нет. Смотрите docs/site.md.',
};

function notAnAddress(text: string): Sentence {
  return {
    en: `"${text}" is not a mail address. Give one like anna@mail.example.`,
    ru: `"${text}" — не адрес почты. Укажите адрес вида anna@mail.example.`,
  };
}

function openTransport(smtp: string) {
  const patience = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  };
  return createTransport({ url: smtp, ...patience });
}

/** What the mail server refused, with its place and without the password. */
function mailTrouble(smtp: string, error: unknown): OperatorError {
  const { host } = new URL(smtp);
  const { message } = error as { readonly message: string };
  return new OperatorError(
    {
      en: `The mail server ${host} cannot be used: ${message}. Correct "smtp" or "mail-from".`,
      ru: `Почтовым сервером ${host} нельзя пользоваться: ${message}. Исправьте "smtp" или "mail-from".`,
    },
    { cause: error },
  );
}

/** The error for the log: the reply of the mail server, without the addresses of people. */
function namelessError(error: unknown): Error {
  const { message, code } = error as { readonly message: string; readonly code?: unknown };
  const text = message.replace(/[^\s<>()"']+@[^\s<>()"']+/g, '[address]');
  return Object.assign(new Error(`The mail was not sent: ${text}`), { code });
}
