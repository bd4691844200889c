/** Addresses of the maker's page: which draft, or which puzzle to begin with. */

/** The request in an address. */
export type MakeAddress =
  | { readonly kind: 'draft'; readonly id: string }
  /** A puzzle as the player's addresses name it. */
  | { readonly kind: 'puzzle'; readonly hash: string }
  | { readonly kind: 'latest' };

/** Parses the request in the fragment of an address. */
export function makeAddress(hash: string): MakeAddress {
  const [, id] = /^#d=([\w-]{1,64})$/.exec(hash) ?? [];
  if (id !== undefined) return { kind: 'draft', id };
  return hash.length > 1 ? { kind: 'puzzle', hash } : { kind: 'latest' };
}

/** The fragment of a draft's address. */
export function draftHash(id: string): string {
  return `#d=${id}`;
}
