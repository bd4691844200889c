/** Mails about accounts, in German. */
import type { MailWords } from '../en/mails.js';

export const words: MailWords = {
  subjects: { email: 'Bestätige deine Adresse', recovery: 'Dein Code zur Wiederherstellung' },
  codes: {
    email: (name) =>
      `Gib diesen Code in den Einstellungen von ${name} ein, um deine Adresse zu bestätigen:`,
    recovery: (name) =>
      `Jemand möchte dein Konto bei ${name} wiederherstellen. Setz mit diesem Code ein neues Passwort:`,
  },
  codeEnds:
    'Der Code gilt einmal und läuft nach zehn Minuten ab. Hast du nicht darum gebeten, ignorier diese Nachricht.',
  notices: {
    password: 'Das Passwort wurde geändert.',
    recovery: 'Ein Notfallcode wurde benutzt und das Passwort geändert.',
    code: 'Ein neuer Notfallcode wurde erstellt.',
    email: 'Die E-Mail-Adresse wurde geändert oder entfernt.',
    passkey: 'Ein Passkey wurde hinzugefügt.',
    key: 'Ein API-Schlüssel wurde erstellt.',
    signIn: 'Von einem neuen Browser aus hat sich jemand in deinem Konto angemeldet.',
  },
  wished: {
    decision: [
      'Die Moderation hat etwas über dich oder deine Werke entschieden.',
      'Lies es in den Einstellungen der Website. Hältst du es für falsch, leg dort Einspruch ein.',
    ],
    notices: [
      'Es gibt Neues für dich: eine Antwort, ein Rätsel von jemandem, dem du folgst, einen neuen Follower oder einen Wettbewerb, der begonnen hat.',
      'Lies es unter „Mitteilungen“. Bis dahin kommt keine weitere solche Mail.',
    ],
  },
  notMe:
    'Warst du das nicht, setz in den Einstellungen ein neues Passwort und beende alle anderen Sitzungen.',
};
