/** What only web servers need, by the end of its path. */
export const LEFT_OUT: RegExp;

/** The files of the folder `assets` that no page of the program loads. */
export function unusedAssets(site: string): Set<string>;
