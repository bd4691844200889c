/** Slips in clues, in Polish. */
import type { ChangeTexts, ProofreadingPhrases } from '../proofreading-phrases.js';

/** The phrases in Polish. */
export const polish: ProofreadingPhrases = {
  'one-off': (change) => becomes(change, change.growth > 0 ? 'o jeden więcej' : 'o jeden mniej'),
  digit: (change) => becomes(change, 'pomylona cyfra'),
  missing: (change) => `${place(change)}: brakuje ${change.after}.`,
  doubled: (change) => `${place(change)}: ${change.before} wpisano dwa razy, o raz za dużo.`,
  extra: (change) => `${place(change)}: ${change.before} to o jedną liczbę za dużo.`,
  joined: (change) => becomes(change, 'dwie liczby wpisane jako jedna'),
  split: (change) => becomes(change, 'jedna liczba wpisana jako dwie'),
  exchanged: (change) => becomes(change, 'liczby są zamienione'),
  color: (change) => becomes(change, 'inny kolor'),
  'line-missing': ({ line, after }) =>
    `Brakuje ${line.kind === 'row' ? 'wiersza' : 'kolumny'} ${line.index + 1}: ${after}.`,
  'line-doubled': ({ line, before }) =>
    line.kind === 'row'
      ? `Wiersz ${line.index + 1} (${before}) jest zbędny.`
      : `Kolumna ${line.index + 1} (${before}) jest zbędna.`,
  'lines-exchanged': ({ line }) =>
    `${line.kind === 'row' ? 'Wiersze' : 'Kolumny'} ${line.index + 1} i ${line.index + 2} są zamienione.`,
  'sides-exchanged': () => 'Wiersze i kolumny są zamienione.',
};

function becomes(change: ChangeTexts, why: string): string {
  return `${place(change)}: zamiast ${change.before} powinno być ${change.after}, ${why}.`;
}

function place({ line, number }: ChangeTexts): string {
  const name = line.kind === 'row' ? 'Wiersz' : 'Kolumna';
  return `${name} ${line.index + 1}, liczba ${number}`;
}
