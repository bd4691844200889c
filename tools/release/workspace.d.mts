/** The folder of the repository, with a slash at its end. */
export const ROOT: string;

/** Reads the JSON file at `path`, relative to the repository's folder. */
export function readJson(path: string): unknown;
