/** The classes of sizes: the upper bound of the longer side. Without schemas, for pages. */
export const SIZE_CLASSES = [5, 10, 15, 20, 25, 30, 40, 60, 200] as const;
