/** German nouns with numbers. */

const PLURALS = new Intl.PluralRules('de');

/** The form of a noun that goes with a number: 1 Zahl, 2 Zahlen. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${PLURALS.select(count) === 'one' ? one : many}`;
}
