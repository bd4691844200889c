/**
 * Addresses on the command line: those that hold their puzzle themselves need not be fetched. Ours
 * hold a share string behind the "#"; other players have their own forms.
 */

/** The text that may hold the puzzle of an address or a share string; undefined for other names. */
export function addressText(name: string): string | undefined {
  const shared = /(?:^|[#=/?])(NK1\.[\w-]*)/.exec(name)?.[1];
  const isAddress = /^https?:\/\//i.test(name);
  return isAddress || name.startsWith('NK1.') ? (shared ?? name) : undefined;
}
