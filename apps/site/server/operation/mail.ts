/** Sends the mails of the site, where it has a server for that. */
import { createTransport } from 'nodemailer';
import type { JobData } from '../jobs/index.js';
import type { Site } from '../site/index.js';

/** How long a mail server may take; the job is tried again later. */
const PATIENCE_MS = 20_000;

/** Sends a mail. @throws if the server does not take it. */
export async function sendMail({ config }: Site, mail: JobData['mail']): Promise<void> {
  const { smtp, mailFrom } = config;
  if (smtp === undefined) return;
  const patience = { connectionTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  const transport = createTransport({ url: smtp, ...patience });
  try {
    await transport.sendMail({ from: mailFrom, ...mail });
  } catch (error) {
    throw namelessError(error);
  } finally {
    transport.close();
  }
}

/** The error for the log: the reply of the mail server, without the addresses of people. */
function namelessError(error: unknown): Error {
  const { message, code } = error as { readonly message: string; readonly code?: unknown };
  const text = message.replace(/[^\s<>()"']+@[^\s<>()"']+/g, '[address]');
  return Object.assign(new Error(`The mail was not sent: ${text}`), { code });
}
