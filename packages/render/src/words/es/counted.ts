/** Spanish nouns with numbers. */

const PLURALS = new Intl.PluralRules('es');

/** The form of a noun that goes with a number: 1 número, 5 números. */
export function counted(count: number, one: string, other: string): string {
  return `${count} ${PLURALS.select(count) === 'one' ? one : other}`;
}
