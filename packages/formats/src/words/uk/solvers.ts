/** Messages of the readers of solvers’ files, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/solvers.js';
import { inUkrainian } from './ukrainian.js';

export const SOLVERS: Translation<typeof en> = {
  iniFound: ({ found, what }) => `знайдено "${found}", очікувалося: ${inUkrainian(what)}`,
  unaryNumber: ({ found }) => `знайдено ${found}, а в унарному записі буває лише 1, 0 або -1`,
  unaryList: () => 'знайдено список, а в унарному записі буває лише 1, 0 або -1',
  unaryAfterEnd: ({ found }) => `знайдено ${found} після -1, а далі може бути лише -1`,
  olsakColorTwice: ({ id }) => `колір "${id}" оголошено двічі`,
  olsakTooManyColors: ({ most }) => `кольорів більше, ніж буває у файлі .g (${most})`,
  olsakNoColor: ({ found }) =>
    `"${found}" не оголошує кольору, очікувалися символ, ":" і колір, наприклад "r:* #c8141e red"`,
  olsakTriangle: () =>
    'у файлі тріанограма, деякі клітинки якої розрізані діагоналлю: це кросворд ' +
    'іншого виду, тут такі не приймаються',
  olsakWrongEnd: ({ found, id }) =>
    `у блоці "${found}" трикутник "${id}" стоїть на тому кінці, для якого не оголошений`,
  olsakShortBlock: ({ found }) => `у блоці "${found}" трикутників більше, ніж клітинок`,
  olsakUnknownLook: ({ found }) =>
    `колір "${found}" невідомий, очікувалося "#RRGGBB" або звичайна назва`,
  olsakNoNumber: ({ found }) => `знайдено "${found}", очікувалося число і, можливо, символ кольору`,
  olsakNoDefault: ({ found }) =>
    `у блока "${found}" немає кольору, а типового кольору не оголошено`,
  olsakUndeclared: ({ found, id }) => `у блока "${found}" неоголошений колір "${id}"`,
  olsakTriddler: () =>
    'у файлі тридлер, його лінії йдуть у трьох напрямках: це кросворд іншого виду, тут ' +
    'такі не приймаються',
  olsakSixSides: ({ found }) =>
    `числа тридлера стоять у 6 розділах, кожен після рядка з ":", а їх ${found}`,
  olsakNoColon: () => 'немає рядка, що починається з ":", він має стояти перед рядками кросворда',
  olsakNoColumns: () => 'немає стовпців, потрібні числа кожного з них',
  olsakTooFewSigns: ({ colors, most }) => `кольорів ${colors}, а знаків для них у .g лише ${most}`,
  prologNoLists: () => 'немає списку списків чисел, потрібні рядки і стовпці',
  prologOneList: () => 'список чисел лише один, а потрібні два',
  tomlFound: ({ found, what }) => `знайдено "${found}", очікувалося: ${inUkrainian(what)}`,
  tomlLineEnds: ({ what }) => `рядок обривається, очікувалося: ${inUkrainian(what)}`,
  xcspNoArray: () => 'немає масиву з двома розмірами, у ньому мають бути клітинки',
  xcspTooFewLines: ({ kind, found, expected }) =>
    [
      `обмежень для ${kind === 'row' ? 'рядків' : 'стовпців'}`,
      `${found}, а має бути ${expected}`,
    ].join(' '),
  xcspNoLine: ({ found }) =>
    `"${found}" — не рядок і не стовпець масиву, очікувалося на зразок x[0][]`,
  xcspOddAutomaton: () =>
    'автомат не схожий на числа лінії: очікувалися відрізки одиниць між нулями',
  lpBlocksAnnounced: ({ name, blocks, length }) =>
    `${name}: обіцяно блоків: ${blocks}, а клітинок усього ${length}`,
  lpWrongWord: ({ found, what }) => `знайдено "${found}", очікувалося: ${inUkrainian(what)}`,
  gecodeGoesOn: ({ found }) => `знайдено "${found}", очікувалося "}" після останніх чисел`,
  gecodeNoBrace: ({ found }) => `знайдено "${found}", очікувалися "{" і числа`,
  gecodeNoArray: () => 'немає масиву, очікувалися "{" і числа',
  mathprogNoTable: ({ name }) => `немає таблиці "param ${name}"`,
  mathprogNoSizes: ({ name }) => `"param ${name}" стоїть раніше за m і n`,
  mathprogBadIndex: ({ index, name, count }) =>
    `рядок ${index} таблиці "${name}", а потрібен кожен від 1 до ${count} по одному разу`,
  mathprogTooFewLines: ({ name, found, count }) =>
    `у таблиці "${name}" рядків ${found}, а має бути близько ${count}`,
  mathprogFound: ({ found, what }) => `знайдено "${found}", очікувалося: ${inUkrainian(what)}`,
};
