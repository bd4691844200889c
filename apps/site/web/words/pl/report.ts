/** Reporting something to the moderators, in Polish. */
import type { ReportWords } from '../en/report.js';

export const words: ReportWords = {
  report: 'Zgłoś',
  titles: {
    comment: 'Co jest nie tak z tym komentarzem?',
    contest: 'Co jest nie tak z tymi zawodami?',
    series: 'Co jest nie tak z tą serią?',
    person: 'Co jest nie tak z tą osobą?',
  },
  reasons: {
    spoiler: 'Zdradza obrazek',
    rude: 'Obelgi albo groźby',
    spam: 'Reklama',
    rights: 'Kopiuje cudzą pracę',
    broken: 'Źle się wyświetla',
    cheating: 'Pomaga oszukiwać',
    other: 'Coś innego',
  },
  note: 'Notatka dla moderatorów (opcjonalnie)',
  send: 'Zgłoś',
  thanks: 'Dziękujemy. Moderator się temu przyjrzy.',
  cancel: 'Anuluj',
};
