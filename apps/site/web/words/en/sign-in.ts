/** Texts of signing in and of making an account, in English. */
const GAMES: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'game is saved',
  other: 'games are saved',
};

export const words = {
  contact: 'Contact',
  signIn: 'Sign in',
  description: 'Sign in, or create an account with a name and a password.',
  signInFor: 'to sync your games across your devices',
  again: 'Sign in again',
  againFor: 'to confirm that it is you; then you return to this page',
  create: 'Create an account',
  createFor: 'a name and a password are enough',
  recover: 'New password',
  recoverFor: 'with your recovery code',
  welcome: 'Your site',
  welcomeFor: 'create the administrator’s account',
  invited: 'You are invited',
  notOpen: {
    invitation: 'New accounts need an invitation here. Ask the people who run this site for one.',
    closed: 'New accounts are closed on this site.',
  },
  name: 'Name',
  newNameNote: 'Visible to everyone. It cannot be changed later.',
  password: 'Password',
  newPassword: 'New password',
  newPasswordNote: 'At least 10 characters; a few words are easy to remember.',
  code: 'Recovery code',
  codeNote: 'You saved it when you created the account.',
  mailCode: 'Send a code to my e-mail address',
  codeMailed:
    'If this name has a confirmed address, we sent a code to it. It is valid for ten minutes.',
  forgot: 'Forgot it?',
  setPassword: 'Set the password',
  passkey: 'Sign in with a passkey',
  newHere: 'New here?',
  haveAccount: 'Have an account?',
  knowPassword: 'Know the password?',
  needsScript:
    'Signing in needs JavaScript, which is switched off here. Everything else can be read without it.',
  noGames: 'You can play without an account: games are saved on this device.',
  games: (count: number, noun: string) =>
    `You can play without an account: ${count} ${noun} on this device and will move to your account.`,
  gameForms: GAMES,
  keepCode: 'Save this code',
  keepCodeText:
    'You need it if you forget your password. It is shown only once, and we cannot look it up for you.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying. Select it and copy it.',
  download: 'Download',
  file: (site: string, name: string, code: string) =>
    `${site}\nName: ${name}\nRecovery code: ${code}\n`,
  kept: 'I have saved it',
  signedIn: (name: string) => `You are signed in as ${name}.`,
  goOn: 'Continue',
};

export type SignInWords = typeof words;
