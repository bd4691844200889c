/** Slips in clues, in Russian. */
import type { ChangeTexts, ProofreadingPhrases } from '../proofreading-phrases.js';

/** The phrases in Russian. */
export const russian: ProofreadingPhrases = {
  'one-off': (change) =>
    becomes(change, change.growth > 0 ? 'на единицу больше' : 'на единицу меньше'),
  digit: (change) => becomes(change, 'ошибка в цифре'),
  missing: (change) => `${place(change)}: пропущено ${change.after}.`,
  doubled: (change) => `${place(change)}: лишнее ${change.before}, оно введено дважды.`,
  extra: (change) => `${place(change)}: лишнее ${change.before}.`,
  joined: (change) => becomes(change, 'два числа введены как одно'),
  split: (change) => becomes(change, 'одно число введено как два'),
  exchanged: (change) => becomes(change, 'числа переставлены'),
  color: (change) => becomes(change, 'другой цвет'),
  'line-missing': ({ line, after }) =>
    line.kind === 'row'
      ? `Пропущена строка ${line.index + 1}: ${after}.`
      : `Пропущен столбец ${line.index + 1}: ${after}.`,
  'line-doubled': ({ line, before }) =>
    line.kind === 'row'
      ? `Лишняя строка ${line.index + 1} (${before}).`
      : `Лишний столбец ${line.index + 1} (${before}).`,
  'lines-exchanged': ({ line }) =>
    line.kind === 'row'
      ? `Строки ${line.index + 1} и ${line.index + 2} переставлены.`
      : `Столбцы ${line.index + 1} и ${line.index + 2} переставлены.`,
  'sides-exchanged': () => 'Строки и столбцы переставлены.',
};

function becomes(change: ChangeTexts, why: string): string {
  return `${place(change)}: вместо ${change.before} должно быть ${change.after}, ${why}.`;
}

function place({ line, number }: ChangeTexts): string {
  const name = line.kind === 'row' ? 'Строка' : 'Столбец';
  return `${name} ${line.index + 1}, число ${number}`;
}
