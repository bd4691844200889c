/** Sentences of what is said by ear, in languages that write them alike. */

/** "Row 7: 4, 2.", or without what it is about "3 unknown, 2 filled." */
export function sentence(parts: readonly string[], about?: string): string {
  const text = `${about === undefined ? '' : `${about}: `}${parts.join(', ')}.`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
