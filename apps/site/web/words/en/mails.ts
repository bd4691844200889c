/** Mails about accounts, in English. */

/** What somebody is told of after it has happened. */
export type Notice = 'password' | 'recovery' | 'code' | 'email' | 'passkey' | 'key';

export const words = {
  subjects: { email: 'Confirm your address', recovery: 'Your recovery code' },
  codes: {
    email: (name: string) => `Enter this code in the settings of ${name} to confirm your address:`,
    recovery: (name: string) =>
      `Somebody, perhaps you, asked for a way back into ${name}. This code sets a new password:`,
  },
  codeEnds: 'It works once, within ten minutes. If you did not ask for it, do nothing.',
  notices: {
    password: 'The password was changed.',
    recovery: 'The account was opened by a recovery code; the password is new.',
    code: 'There is a new recovery code.',
    email: 'The e-mail address was changed or removed.',
    passkey: 'A passkey was added.',
    key: 'An API key was made.',
  } satisfies Readonly<Record<Notice, string>>,
  notMe: 'If that was not you: set a new password and end all other sessions in the settings.',
};

export type MailWords = typeof words;
