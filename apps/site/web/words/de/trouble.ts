/** Texts of the page that is shown instead of one that could not be, in German. */
import type { TroubleWords } from '../en/trouble.js';

export const words: TroubleWords = {
  titles: {
    request: 'Diese Anfrage ließ sich nicht lesen',
    'sign-in': 'Melde dich zuerst an',
    refused: 'Das ist hier nicht erlaubt',
    gone: 'Das ist nicht mehr hier',
    large: 'Das ist zu groß',
    often: 'Zu viele Anfragen auf einmal',
    broken: 'Etwas ist schiefgegangen',
    away: 'Die Website ist gerade nicht erreichbar',
  },
  whys: {
    request: 'In der Adresse oder im Formular steht etwas, womit diese Seite nichts anfangen kann.',
    'sign-in': 'Diese Seite ist für Angemeldete.',
    refused: 'So lässt sich diese Seite nicht benutzen.',
    gone: 'Es war hier und wurde entfernt.',
    large: 'Du hast mehr gesendet, als diese Seite annimmt.',
    often: 'Du hast die Grenze der Seiten pro Minute erreicht.',
    broken: 'Das ist unser Fehler, nicht deiner. Wir haben ihn festgehalten.',
    away: 'Das liegt nicht an dir und geht meist schnell vorbei.',
  },
  wait: (seconds, noun) => `Versuch es in ${seconds} ${noun} noch einmal.`,
  waitLonger: 'Versuch es später noch einmal.',
  secondForms: { one: 'Sekunde', other: 'Sekunden' },
  safe: 'Deine Spiele sind in diesem Browser gespeichert; nichts ist verloren.',
  again: 'Erneut versuchen',
  signIn: 'Anmelden',
  toPuzzles: 'Rätsel ansehen',
  back: 'Zurück zur Seite',
  request: 'Nummer der Anfrage, um diesen Fehler zu melden:',
};
