/** The colours of hands: one's own is always the first, the others follow in order of arrival. */

/** The colour of a hand on the screen of another. */
export function handColor(hand: number, own: number | undefined): string {
  if (hand === own) return 'var(--h1)';
  const before = own !== undefined && own < hand ? hand - 1 : hand;
  return `var(--h${2 + (before % 7)})`;
}
