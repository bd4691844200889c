/** French nouns with numbers. */

const PLURALS = new Intl.PluralRules('fr');

/** The form of a noun that goes with a number: 0 case, 1 case, 2 cases. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${PLURALS.select(count) === 'one' ? one : many}`;
}
