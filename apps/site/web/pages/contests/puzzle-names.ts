/**
 * The puzzles that an organiser has typed or pasted: numbers with or without their sign, addresses
 * of pages, identifiers; with spaces, commas or line ends between.
 */
export function puzzleNames(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .map((word) => word.replace(/[?#].*$/, '').replace(/\/+$/, ''))
    .map((word) => word.slice(word.lastIndexOf('/') + 1).replace(/^[№#]+/, ''))
    .filter((word) => word !== '');
}
