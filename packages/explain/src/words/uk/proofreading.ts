/** Slips in clues, in Ukrainian. */
import type { ChangeTexts, ProofreadingPhrases } from '../proofreading-phrases.js';

/** The phrases in Ukrainian. */
export const ukrainian: ProofreadingPhrases = {
  'one-off': (change) =>
    becomes(change, change.growth > 0 ? 'на одиницю більше' : 'на одиницю менше'),
  digit: (change) => becomes(change, 'хибна цифра'),
  missing: (change) => `${place(change)}: пропущено ${change.after}.`,
  doubled: (change) => `${place(change)}: зайве ${change.before}, його введено двічі.`,
  extra: (change) => `${place(change)}: зайве ${change.before}.`,
  joined: (change) => becomes(change, 'два числа введено як одне'),
  split: (change) => becomes(change, 'одне число введено як два'),
  exchanged: (change) => becomes(change, 'числа переставлено'),
  color: (change) => becomes(change, 'інший колір'),
  'line-missing': ({ line, after }) => `Пропущено ${named(line.kind)} ${line.index + 1}: ${after}.`,
  'line-doubled': ({ line, before }) => `Зайвий ${named(line.kind)} ${line.index + 1} (${before}).`,
  'lines-exchanged': ({ line }) =>
    `${line.kind === 'row' ? 'Рядки' : 'Стовпці'} ${line.index + 1} і ${line.index + 2} переставлено.`,
  'sides-exchanged': () => 'Рядки і стовпці переставлено.',
};

function becomes(change: ChangeTexts, why: string): string {
  return `${place(change)}: замість ${change.before} має бути ${change.after}, ${why}.`;
}

function place({ line, number }: ChangeTexts): string {
  return `${line.kind === 'row' ? 'Рядок' : 'Стовпець'} ${line.index + 1}, число ${number}`;
}

/** The nominative is also the accusative. */
function named(kind: 'row' | 'column'): string {
  return kind === 'row' ? 'рядок' : 'стовпець';
}
