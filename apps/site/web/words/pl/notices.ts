/** Texts of notices, on their page and in the feed of a person, in Polish. */
import type { Notice } from '../../../contract/notices.js';
import type { NoticeWords } from '../en/notices.js';
import { counted } from './grammar.js';

/** A notice in a sentence, without a past tense, which would tell the person's gender. */
function sentence({ kind, person, others, puzzle, contest, draft }: Notice): string {
  const name = person ?? '';
  const number = `nr ${puzzle?.number ?? ''}`;
  if (kind === 'puzzle') return `Nowy nonogram ${number}, autor: ${name}`;
  if (kind === 'comment') return `${name} pisze o nonogramie ${number}`;
  if (kind === 'contest') return `Zawody „${contest?.title ?? ''}” już trwają`;
  if (kind === 'plan') return `Szkic „${draft?.title ?? ''}” nie ukazał się w swoim dniu`;
  if (kind === 'decision') return 'Decyzja moderatora w twojej sprawie';
  if (others === 0) return `${name} cię obserwuje`;
  return `Obserwują cię ${name} i jeszcze ${counted(others, 'osoba', 'osoby', 'osób')}`;
}

export const words: NoticeWords = {
  title: 'Powiadomienia',
  description: 'Nowe nonogramy obserwowanych osób, odpowiedzi, nowi obserwujący i twoje zawody.',
  sentence,
  isNew: 'nowe',
  none: 'Nic nowego',
  noneHelp:
    'Obserwuj osoby, których nonogramy ci się podobają: tu pojawią się ich nowe prace. I odpowiedzi na to, co piszesz.',
  held: 'Rozwiąż nonogram, aby to przeczytać.',
  planRefusals: {
    'not-publishable': 'Nie spełnia już zasad publikacji.',
    'has-warnings': 'Tymczasem ukazał się tu taki sam obrazek albo coś innego wymaga sprawdzenia.',
    'too-many-new': 'Nowi użytkownicy publikują tylko kilka nonogramów dziennie.',
    banned: 'Twoje konto było tego dnia zablokowane.',
    failed: 'Serwer przez cały dzień nie mógł go sprawdzić.',
  },
  guest: 'Zaloguj się, aby zobaczyć powiadomienia.',
  signIn: 'Zaloguj się',
  following: 'Obserwowane osoby',
  followsNobody: 'Jeszcze nikt. Przycisk jest na stronie każdej osoby.',
  feed: 'Twój kanał',
  feedText:
    'Te same powiadomienia dla czytnika kanałów. Adres jest tajny: kto go zna, może je czytać.',
  makeFeed: 'Utwórz adres',
  newFeed: 'Nowy adres',
  copy: 'Kopiuj adres',
  copied: 'Adres skopiowany.',
  feedLabel: 'Adres twojego kanału',
  changed: 'To nowy adres. Stary już nie działa.',
  feedTitle: (site, person) => `${site}: powiadomienia, ${person}`,
};
