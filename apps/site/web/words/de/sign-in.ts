/** Texts of signing in and of making an account, in German. */
import type { SignInWords } from '../en/sign-in.js';
import { noun } from './grammar.js';

export const words: SignInWords = {
  contact: 'Kontakt',
  signIn: 'Anmelden',
  description: 'Melde dich an oder leg ein Konto mit Name und Passwort an.',
  signInFor: 'um deine Spiele auf allen Geräten abzugleichen',
  again: 'Neu anmelden',
  againFor: 'zur Bestätigung, dass du es bist; danach kommst du zu dieser Seite zurück',
  create: 'Konto anlegen',
  createFor: 'ein Name und ein Passwort genügen',
  recover: 'Neues Passwort',
  recoverFor: 'mit deinem Notfallcode',
  welcome: 'Deine Website',
  welcomeFor: 'leg das Konto der Verwaltung an',
  invited: 'Du bist eingeladen',
  notOpen: {
    invitation:
      'Neue Konten brauchen hier eine Einladung. Bitte die Leute darum, die diese Website betreiben.',
    closed: 'Auf dieser Website lassen sich keine neuen Konten anlegen.',
  },
  name: 'Name',
  newNameNote: 'Für alle sichtbar. Er lässt sich später nicht ändern.',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  newPasswordNote: 'Mindestens 10 Zeichen; ein paar Wörter merkt man sich leicht.',
  code: 'Notfallcode',
  codeNote: 'Du hast ihn gespeichert, als du das Konto angelegt hast.',
  mailCode: 'Code an meine E-Mail-Adresse senden',
  codeMailed:
    'Hat dieser Name eine bestätigte Adresse, haben wir einen Code dorthin geschickt. Er gilt zehn Minuten.',
  forgot: 'Vergessen?',
  setPassword: 'Passwort setzen',
  passkey: 'Mit Passkey anmelden',
  newHere: 'Neu hier?',
  haveAccount: 'Hast du ein Konto?',
  knowPassword: 'Weißt du das Passwort?',
  needsScript:
    'Die Anmeldung braucht JavaScript, das hier abgeschaltet ist. Alles andere lässt sich auch ohne lesen.',
  noGames: 'Du kannst ohne Konto spielen: Spiele werden auf diesem Gerät gespeichert.',
  games: (count, games) =>
    `Du kannst ohne Konto spielen: ${count} ${games} auf diesem Gerät und ${noun(count, 'zieht', 'ziehen')} in dein Konto um.`,
  gameForms: { one: 'Spiel liegt', other: 'Spiele liegen' },
  keepCode: 'Speichere diesen Code',
  keepCodeText:
    'Du brauchst ihn, wenn du dein Passwort vergisst. Er wird nur einmal gezeigt, und wir können ihn nicht für dich nachsehen.',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied: 'Der Browser hat das Kopieren nicht erlaubt. Markier ihn und kopier ihn selbst.',
  download: 'Herunterladen',
  file: (site, name, code) => `${site}\nName: ${name}\nNotfallcode: ${code}\n`,
  kept: 'Ich habe ihn gespeichert',
  signedIn: (name) => `Du bist angemeldet als ${name}.`,
  goOn: 'Weiter',
};
