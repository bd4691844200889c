/** What is said about the server's answers, by their codes, in German. */
import type { RemoteWords } from '../en/remote.js';

export const words: RemoteWords = {
  'not-reached': 'Der Server war nicht erreichbar. Versuch es noch einmal, wenn du online bist.',
  'not-signed-in': 'Du bist abgemeldet. Melde dich an, um zu senden, was hier gespeichert ist.',
  'too-many-requests': 'Zu viele Anfragen. Warte etwas und versuch es noch einmal.',
  banned: 'Die Moderation hat dir das Schreiben hier untersagt.',
  'not-found': 'Das gibt es nicht mehr.',
  'not-solved-yet': 'Löse zuerst das Rätsel.',
  'own-puzzle': 'Das ist dein eigenes Rätsel.',
  'talk-locked': 'Die Moderation hat die Diskussion zu diesem Rätsel geschlossen.',
  'comment-empty': 'Der Kommentar hat keinen Text.',
  'comment-too-long': 'Der Kommentar ist zu lang: höchstens 2.000 Zeichen.',
  'comment-gives-away':
    'Der Kommentar verrät das Bild. Setz das Häkchen, das darauf hinweist, oder ändere den Text.',
  'game-over': 'Du hast dieses Rätsel auf einem anderen Gerät gelöst.',
  'record-unreadable': 'Der Server konnte die Züge nicht lesen.',
  'record-too-large': 'Das Spiel hat mehr Züge, als der Server annimmt.',
  'not-solved': 'Der Server fand in den Zügen keine Lösung.',
  'too-fast': 'Die Züge sind schneller, als eine Hand zeichnen kann, darum zählen sie nicht.',
  'times-fall': 'Die Zeiten der Züge laufen rückwärts, darum zählen sie nicht.',
  'record-known': 'Diese Züge wurden schon gesendet, und sie zählen nur einmal.',
  clock: 'Das Spiel dauert länger, als es her ist, dass der Server die Zahlen geschickt hat.',
  'given-unknown': 'Der Server weiß nichts davon, diese Zahlen geschickt zu haben.',
};
