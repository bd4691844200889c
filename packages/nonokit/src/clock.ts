/** Current time in milliseconds, for `timeoutMs`. */
export const clock = (): number => performance.now();
