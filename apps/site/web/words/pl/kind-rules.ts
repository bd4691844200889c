/** What is different about nonograms of other kinds, beside their boards, in Polish. */
import type { KindRuleWords } from '../en/kind-rules.js';

export const words: KindRuleWords = {
  hidden: '„?” to jeden blok nieznanej długości.',
  anything: '„*” oznacza dowolnie wiele bloków, także żadnego.',
  pairs:
    'Liczba w kółku mówi, ile kratek leży w obu liniach i styka się bokami. ' +
    'Wszystkie inne liczby trzymają się swojej linii.',
  cut:
    'Niektóre kratki przekątna dzieli na dwa kolory. ' +
    'To, co stoi w jednej ramce, jest jednym blokiem: liczba obejmuje też jego trójkąty.',
};
