/** Texts of publishing a puzzle, in German. */
import type { MakePublishWords } from '../en/make-publish.js';

export const words: MakePublishWords = {
  signInText: 'Melde dich an, um zu veröffentlichen. Dein Entwurf kommt mit.',
  signIn: 'Anmelden',
  makeAccount: 'Konto anlegen',
  titleIn: (language) => `Titel (${language})`,
  otherTitle: 'Titel in einer weiteren Sprache',
  titleNote: 'Einer genügt. Titel sehen nur Leute, die das Rätsel gelöst haben.',
  description: 'Ein paar Worte für alle, die es gelöst haben',
  tags: 'Schlagwörter, durch Kommas getrennt',
  tagsNote: 'Wie der Titel erscheinen sie nach dem Lösen.',
  license: 'Lizenz',
  licenses: {
    '': 'alle Rechte vorbehalten',
    'CC0-1.0': 'CC0: für jeden Gebrauch',
    'CC-BY-4.0': 'CC BY 4.0: Namen nennen',
    'CC-BY-SA-4.0': 'CC BY-SA 4.0: Namen nennen, unter gleichen Bedingungen weitergeben',
    'CC-BY-NC-4.0': 'CC BY-NC 4.0: Namen nennen, nicht kommerziell',
  },
  unlisted: 'Nur mit der Adresse',
  unlistedNote:
    'Weder im Katalog noch in Feeds oder Suchergebnissen. In den Katalog kannst du es später stellen.',
  unlistedText: 'Gib die Adresse denen, die es lösen dürfen. Im Katalog steht es nicht.',
  publish: 'Veröffentlichen',
  publishAnyway: 'Trotzdem veröffentlichen',
  publishing: 'Der Server prüft das Rätsel …',
  sameHere: 'Dasselbe Bild gibt es hier schon, vielleicht gedreht oder anders gefärbt.',
  seeTwin: 'Ansehen',
  published: (number) => `Veröffentlicht als Nr. ${number}`,
  publishedText:
    'Es ist jetzt im Katalog. In seiner Rangliste stehst du bei denen, die Tipps benutzt haben.',
  waits: 'Gesendet',
  waitsText:
    'Hier sieht sich die Moderation das erste Rätsel jedes Mitglieds an, bevor es öffentlich wird. Du bekommst Bescheid.',
  toPuzzle: 'Zum Rätsel',
  failed: 'Das Veröffentlichen ist nicht gelungen.',
  safe: 'Dein Entwurf liegt sicher auf diesem Gerät.',
  noSolution: 'Der Server hat keine Lösung gefunden.',
  when: 'Wann',
  now: 'Jetzt',
  onDay: 'An einem Tag',
  day: 'Tag',
  dayNote:
    'Es erscheint, wenn dieser Tag bei dir beginnt, nach einer weiteren Prüfung. Spätere Änderungen am Entwurf sind nicht dabei.',
  plan: 'An diesem Tag veröffentlichen',
  planned: (day) => `Erscheint am ${day}`,
  plannedText: 'Auf deinem Schreibtisch kannst du den Tag ändern oder es sofort veröffentlichen.',
  toDesk: 'Zum Schreibtisch',
};
