/** Work that only one tab does at a time. */

/** Runs work alone among all tabs; browsers without locks have to do with one tab at a time. */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  // secure addresses have locks; elsewhere the server's revisions keep tabs apart
  if (locks === undefined) return work();
  let value: { readonly of: T } | undefined;
  await locks.request(name, async () => {
    value = { of: await work() };
  });
  if (value === undefined) throw new Error('a lock was given back without its work');
  return value.of;
}
