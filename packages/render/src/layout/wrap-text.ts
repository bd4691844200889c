/**
 * Text in lines no wider than a given width, for headings and for the captions of films.
 */

/**
 * The text in lines no wider than `width`, broken at spaces, and within words that are too long.
 */
export function wrapText(text: string, width: number, advance: (char: string) => number): string[] {
  const measureWidth = (part: string): number => {
    let sum = 0;
    for (const char of part) sum += advance(char);
    return sum;
  };
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measureWidth(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const char of word) {
      if (line !== '' && measureWidth(line + char) > width) {
        lines.push(line);
        line = '';
      }
      line += char;
    }
  }
  return line === '' ? lines : [...lines, line];
}
