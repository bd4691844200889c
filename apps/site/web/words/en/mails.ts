/** Mails about accounts, in English. */

/** Changes of an account that its owner is notified of. */
export type Notice = 'password' | 'recovery' | 'code' | 'email' | 'passkey' | 'key' | 'signIn';

export const words = {
  subjects: { email: 'Confirm your address', recovery: 'Your recovery code' },
  codes: {
    email: (name: string) => `Enter this code in the settings of ${name} to confirm your address:`,
    recovery: (name: string) =>
      `We received a request to recover your account at ${name}. Use this code to set a new password:`,
  },
  codeEnds:
    'The code works once and expires in ten minutes. If you did not ask for it, ignore this message.',
  notices: {
    password: 'The password was changed.',
    recovery: 'A recovery code was used, and the password was changed.',
    code: 'A new recovery code was created.',
    email: 'The e-mail address was changed or removed.',
    passkey: 'A passkey was added.',
    key: 'An API key was created.',
    signIn: 'There was a sign-in to your account from a new browser.',
  } satisfies Readonly<Record<Notice, string>>,
  decision: 'A moderator has decided something about you or what you made.',
  readDecision: 'Read it in the settings of the site. If you think that it is wrong, object there.',
  notMe: 'If this was not you, set a new password and end all other sessions in the settings.',
};

export type MailWords = typeof words;
