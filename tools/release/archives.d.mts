/** An entry of an archive: a file with its bytes, a symbolic link, or a folder. */
export interface Entry {
  /** "usr/bin/nonokit"; that of a folder ends with a slash. */
  readonly path: string;
  readonly content?: Uint8Array;
  readonly link?: string;
  readonly isProgram?: boolean;
  /** Instead of the usual rights: 0o1777. */
  readonly mode?: number;
  /** The number of the user and group that it belongs to, if not to root: 1000. */
  readonly owner?: number;
}

/** A tar of entries and of the folders that they are in. */
export function tar(entries: readonly Entry[]): Buffer;

/** A compressed tar of entries and of the folders that they are in. */
export function tarGz(entries: readonly Entry[]): Buffer;

/** A Debian package with these fields and files. */
export function debianPackage(
  fields: Readonly<Record<string, string>>,
  entries: readonly Entry[],
): Buffer;
