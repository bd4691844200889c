/**
 * Focuses a part that has just loaded, unless the user has already focused something else: their
 * next key press must go where they were.
 */
export function focusIfFree(part: { focus(): void } | null | undefined): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) part?.focus();
}
