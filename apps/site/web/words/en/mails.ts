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
  /** What people want to be told of, and where they read it. */
  wished: {
    decision: [
      'A moderator has decided something about you or what you made.',
      'Read it in the settings of the site. If you think that it is wrong, object there.',
    ],
    notices: [
      'There is something new for you: an answer, a new puzzle of a person you follow, a new follower, or a contest that has begun.',
      'Read it on the page of your notices. No further mail like this comes until you have.',
    ],
  } satisfies Readonly<Record<string, readonly [subject: string, where: string]>>,
  notMe: 'If this was not you, set a new password and end all other sessions in the settings.',
};

export type MailWords = typeof words;
