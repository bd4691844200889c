/**
 * Gives the focus to a part that has just come. Whoever has gone to another part of the page
 * meanwhile stays there: a key that follows must not be taken by something else.
 */
export function focusIfFree(part: { focus(): void } | null | undefined): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) part?.focus();
}
