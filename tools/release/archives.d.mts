/** An entry of an archive: a file with its bytes, or a symbolic link. */
export interface Entry {
  readonly path: string;
  readonly content?: Uint8Array;
  readonly link?: string;
  readonly isProgram?: boolean;
}

/** A compressed tar of entries and of the folders that they are in. */
export function tarGz(entries: readonly Entry[]): Buffer;

/** A Debian package with these fields and files. */
export function debianPackage(
  fields: Readonly<Record<string, string>>,
  entries: readonly Entry[],
): Buffer;
