/** Compresses the files below a folder; `cache` is a folder for earlier results. */
export function compressFiles(folder: string, cache: string): Promise<void>;
