/** SHA-256 of the names and contents of all files in packages/solver/assembly of a clone. */
export function assemblyHash(root: string): string;
