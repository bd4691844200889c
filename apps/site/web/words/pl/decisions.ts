/** Decisions of moderators, as the person whom they concern reads them, in Polish. */
import type { DecisionWords } from '../en/decisions.js';

export const words: DecisionWords = {
  news: 'Moderator podjął decyzję dotyczącą ciebie albo czegoś, co jest twoje.',
  readNews: 'Przeczytaj',
  title: 'Decyzje moderatorów',
  lead: 'Jeśli uważasz, że decyzja jest błędna, zgłoś sprzeciw: moderator przyjrzy się jej jeszcze raz.',
  about: ({ kind, number, text }) => {
    if (kind === 'comment') return `Twój komentarz do nonogramu nr ${number ?? '?'}`;
    if (kind === 'puzzle') return `Twój nonogram nr ${number ?? '?'}`;
    if (kind === 'series') return `Twoja seria „${text ?? ''}”`;
    if (kind === 'contest') return `Twoje zawody „${text ?? ''}”`;
    if (kind === 'solve') return `Twoje rozwiązanie nonogramu nr ${number ?? '?'}`;
    if (kind === 'storm') return `Twoja Burza (${text ?? ''})`;
    return 'Twoje konto';
  },
  done: {
    hide: 'ukryto',
    show: 'znów widoczne',
    lock: 'dyskusja zamknięta',
    unlock: 'dyskusja znów otwarta',
    ban: 'zakaz pisania',
    unban: 'koniec zakazu pisania',
    strike: 'poza rankingami',
    rank: 'znów w rankingach',
    warn: 'ostrzeżenie',
    admit: 'przejrzane i już publiczne',
    keep: 'decyzja podtrzymana po twoim sprzeciwie',
  },
  reasons: {
    spoiler: 'Zdradza obrazek tym, którzy jeszcze nie rozwiązali nonogramu.',
    rude: 'Jest niegrzeczne albo rani innych.',
    spam: 'To reklama albo ciągle to samo.',
    rights: 'Wygląda na cudzą pracę, opublikowaną bez zgody.',
    broken: 'Z nonogramem jest coś nie tak: z liczbami, obrazkiem albo tekstami.',
    cheating: 'Ruchy nie wyglądają na takie, do których człowiek doszedł sam.',
    other: 'Tego powodu nie ma na naszej liście.',
  },
  object: 'Zgłoś sprzeciw',
  objectTo: (what) => `Zgłoś sprzeciw: ${what}`,
  yourWords: 'Dlaczego decyzja jest błędna',
  send: 'Wyślij sprzeciw',
  cancel: 'Anuluj',
  objected: 'Twój sprzeciw',
  states: {
    open: 'Moderator się temu przyjrzy.',
    kept: 'Po ponownym przyjrzeniu się decyzja zostaje.',
    undone: 'Po ponownym przyjrzeniu się decyzję cofnięto.',
  },
};
