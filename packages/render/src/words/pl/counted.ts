/** Polish nouns with numbers. */

const PLURALS = new Intl.PluralRules('pl');

/** The form of a noun that goes with a number: 1 liczba, 2 liczby, 5 liczb. */
export function counted(count: number, one: string, few: string, many: string): string {
  const form = PLURALS.select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
}
