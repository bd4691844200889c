/** An import of a file of ours; see `read-imports.mjs`. */
export interface Import {
  readonly from: string;
  readonly line: number;
  readonly name: string;
  readonly to: string | undefined;
  readonly kind: string;
  readonly isType: boolean;
}

/** The imports of all code in these folders. */
export function readImports(folders: readonly string[]): Import[];
