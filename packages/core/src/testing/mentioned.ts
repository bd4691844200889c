/**
 * Finds the parameters that a message mentions: each parameter gets a number that occurs nowhere
 * else, and the sentence is searched for it. A translation must mention the same parameters.
 */

/** A sentence of a message, in any language. */
type Sentence = (params: never) => string;

/** The first number that stands for a parameter. */
const FIRST = 7001;

/**
 * Names of the members of `params` that a sentence mentions; `params` themselves are used where
 * numbers do not fit.
 */
export function mentionedBy(
  sentence: Sentence,
  params: Readonly<Record<string, unknown>> = {},
): string[] {
  const numbers = new Map<string, number>();
  const marked = new Proxy(params, {
    get: (given, name) => {
      if (typeof name !== 'string' || name in given) return Reflect.get(given, name);
      const number = numbers.get(name) ?? FIRST + 101 * numbers.size;
      numbers.set(name, number);
      return number;
    },
    has: () => true,
    ownKeys: () => [],
  });
  const said = sentence(marked as never).replaceAll(/(\d)[,\s](\d{3})/g, '$1$2');
  const found = new Set(said.match(/\d+/g));
  const names = [...numbers]
    .filter(([, number]) => found.has(String(number)))
    .map(([name]) => name);
  const own = Object.entries(params).filter(([, value]) => said.includes(String(value)));
  return [...names, ...own.map(([name]) => name)].sort();
}
