/** Compresses the files below a folder; `cache` is a folder that keeps what was made. */
export function compressFiles(folder: string, cache: string): Promise<void>;
