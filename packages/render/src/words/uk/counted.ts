/** Ukrainian nouns with numbers. */

const PLURALS = new Intl.PluralRules('uk');

/** The form of a noun that goes with a number: 1 число, 2 числа, 5 чисел. */
export function counted(count: number, one: string, few: string, many: string): string {
  const form = PLURALS.select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
}
