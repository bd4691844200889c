/** Russian messages about files with formulas and proofs. */
import type { Translation } from '@nonokit/core';

export const PROVE_RU: Translation<typeof import('../../en/problems/prove.js')> = {
  noFormula: () =>
    'это не формула DIMACS CNF, или переменных и дизъюнктов не столько, сколько указано',
  noProof: () => 'это не доказательство DRAT в виде текста',
  stepsEnd: () => 'шаги не доходят до решения: уберите --steps',
  formulaTooLarge: () => 'формула была бы слишком большой',
  stepsOfKinds: () =>
    'берёт шаги обычных кроссвордов; для скрытых чисел, чисел на две линии и треугольников ' +
    'доказывает поиск: уберите --steps',
};
