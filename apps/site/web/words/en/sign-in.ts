/** Texts of signing in and of making an account, in English. */
const GAMES: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'game is kept',
  other: 'games are kept',
};

export const words = {
  signIn: 'Sign in',
  description: 'Sign in, or make an account with a name and a password.',
  signInFor: 'to keep puzzles on all your devices',
  again: 'Sign in again',
  againFor: 'to prove that it is you; then you come back',
  create: 'Create an account',
  createFor: 'a name and a password are enough',
  recover: 'New password',
  recoverFor: 'with your recovery code',
  welcome: 'Your site',
  welcomeFor: 'make the account that administers it',
  name: 'Name',
  newNameNote: 'Everybody sees it. It cannot be changed later.',
  password: 'Password',
  newPassword: 'New password',
  newPasswordNote: 'At least 10 signs; several words are easy to remember.',
  code: 'Recovery code',
  codeNote: 'You kept it when you made the account.',
  mailCode: 'Send a code to my e-mail address',
  codeMailed:
    'If this name has a confirmed address, a code was sent to it. It works for ten minutes.',
  forgot: 'Forgot it?',
  setPassword: 'Set the password',
  passkey: 'Sign in with a passkey',
  newHere: 'New here?',
  haveAccount: 'Have an account?',
  knowPassword: 'Know the password?',
  needsScript:
    'Signing in needs JavaScript, which is switched off here. Everything else can be read without it.',
  noGames: 'You can play without an account: games are kept on this device.',
  games: (count: number, noun: string) =>
    `You can play without an account: ${count} ${noun} on this device and will join your account.`,
  gameForms: GAMES,
  keepCode: 'Keep this code',
  keepCodeText:
    'It opens your account if you forget the password. It is shown this once, and nobody can look it up for you.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The browser did not let it be copied. Mark it and copy it by hand.',
  download: 'Download',
  file: (name: string, code: string) => `Nonokit\nName: ${name}\nRecovery code: ${code}\n`,
  kept: 'I have kept it',
  signedIn: (name: string) => `You are signed in as ${name}.`,
  goOn: 'Go on',
};

export type SignInWords = typeof words;
