/** Reporting something to the moderators, in German. */
import type { ReportWords } from '../en/report.js';

export const words: ReportWords = {
  report: 'Melden',
  titles: {
    comment: 'Was stimmt mit diesem Kommentar nicht?',
    contest: 'Was stimmt mit diesem Wettbewerb nicht?',
    series: 'Was stimmt mit dieser Reihe nicht?',
    person: 'Was ist mit diesem Konto nicht in Ordnung?',
  },
  reasons: {
    spoiler: 'Verrät das Bild',
    rude: 'Beleidigt oder droht',
    spam: 'Werbung',
    rights: 'Kopiert fremde Werke',
    broken: 'Wird nicht richtig angezeigt',
    cheating: 'Hilft beim Schummeln',
    other: 'Etwas anderes',
  },
  note: 'Hinweis an die Moderation (freiwillig)',
  send: 'Melden',
  thanks: 'Danke. Die Moderation sieht es sich an.',
  cancel: 'Abbrechen',
};
