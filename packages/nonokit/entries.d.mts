/** The subpaths of the library and their sources. */
export declare const ENTRIES: Readonly<Record<string, string>>;
