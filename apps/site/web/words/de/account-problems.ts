/** What the server refuses about accounts, by its codes, in German. */
import type { AccountProblems } from '../en/account-problems.js';

export const words: AccountProblems = {
  'name-length': 'Namen haben 2 bis 30 Zeichen.',
  'name-signs':
    'Namen bestehen aus Buchstaben und Ziffern, dazwischen einzelne Leerzeichen, Binde- oder Unterstriche.',
  'name-scripts':
    'Alle Buchstaben eines Namens müssen aus einem Alphabet sein, seine Ziffern 0 bis 9.',
  'name-reserved': 'Dieser Name ließe sich mit der Website selbst verwechseln. Wähl einen anderen.',
  'name-taken': 'Dieser Name ist vergeben, oder einer, der genauso aussieht. Wähl einen anderen.',
  'password-length':
    'Passwörter haben 10 bis 1.000 Zeichen. Ein paar Wörter merkt man sich leicht.',
  'password-common':
    'Dieses Passwort ist eines der häufigsten oder wiederholt sich. Solche werden zuerst probiert. Wähl ein anderes.',
  'password-is-name':
    'Außer deinem Namen und dem der Website braucht ein Passwort mindestens 6 eigene Zeichen.',
  'password-wrong': 'Das Passwort ist falsch. Prüf die Tastaturbelegung und die Großschreibung.',
  'sign-in-wrong':
    'Name und Passwort passen nicht zusammen. Prüf die Tastaturbelegung und die Großschreibung.',
  'recovery-wrong': 'Name und Code passen nicht zusammen. Prüf beides.',
  'invitation-wrong':
    'Diese Einladung wurde schon benutzt oder ist abgelaufen. Bitte um eine neue.',
  'registration-closed':
    'Auf dieser Website lassen sich keine neuen Konten anlegen. Frag die Leute, die sie betreiben.',
  'invitation-missing':
    'Neue Konten brauchen eine Einladung. Bitte die Leute darum, die diese Website betreiben.',
  'part-off': 'Dieser Teil der Website ist abgeschaltet.',
  'passkey-wrong':
    'Dieser Passkey ließ sich nicht bestätigen. Versuch es noch einmal oder nimm das Passwort.',
  'passkey-stopped':
    'Der Passkey wurde nicht benutzt. Versuch es noch einmal oder nimm das Passwort.',
  'prove-again': 'Gib dafür dein Passwort ein oder benutz noch einmal deinen Passkey.',
  'too-many-keys': 'Mehr Schlüssel kann dieses Konto nicht haben. Widerruf zuerst einen.',
  'email-shape': 'Das ist keine E-Mail-Adresse. Gib eine ein wie name@example.org.',
  'code-wrong': 'Dieser Code ist falsch oder abgelaufen.',
  busy: 'Der Server ist ausgelastet. Versuch es in ein paar Sekunden noch einmal.',
  'scope-none': 'Wähl mindestens ein Recht für den Schlüssel.',
  'not-reached':
    'Der Server war nicht erreichbar. Nichts hat sich geändert. Versuch es noch einmal.',
};
