/** Functions that cache their last result. */

/** Returns a function that returns its last result again while its arguments stay the same. */
export function memo<Args extends readonly unknown[], Value>(
  make: (...args: Args) => Value,
): (...args: Args) => Value {
  let last: { readonly args: Args; readonly value: Value } | undefined;
  return (...args) => {
    if (last === undefined || args.some((arg, k) => arg !== last?.args[k])) {
      last = { args, value: make(...args) };
    }
    return last.value;
  };
}
