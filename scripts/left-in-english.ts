/** The texts in a file of words: what stands in quotes, without comments and without its gaps. */

/** All string and template literals of a source. */
export function textsOf(source: string): string[] {
  const texts: string[] = [];
  let at = 0;
  while (at < source.length) {
    const two = source.slice(at, at + 2);
    const sign = source[at] ?? '';
    if (two === '//') at = endOf(source, at, '\n');
    else if (two === '/*') at = endOf(source, at, '*/');
    else if (sign === "'" || sign === '"' || sign === '`') {
      const end = closing(source, at);
      texts.push(...piecesOf(source.slice(at + 1, end)));
      at = end + 1;
    } else at++;
  }
  return texts;
}

function endOf(source: string, from: number, mark: string): number {
  const found = source.indexOf(mark, from + 2);
  return found < 0 ? source.length : found + mark.length;
}

/** The place of the quote that ends the literal which begins here; gaps may hold literals. */
function closing(source: string, from: number): number {
  const quote = source[from];
  let at = from + 1;
  while (at < source.length && source[at] !== quote) {
    if (source[at] === '\\') at += 2;
    else if (quote === '`' && source.startsWith('${', at)) at = gapEnd(source, at);
    else at++;
  }
  return at;
}

/** The place behind a gap `${…}`. */
function gapEnd(source: string, from: number): number {
  let depth = 1;
  let at = from + 2;
  while (at < source.length && depth > 0) {
    const sign = source[at] ?? '';
    if (sign === "'" || sign === '"' || sign === '`') at = closing(source, at);
    else if (sign === '{') depth++;
    else if (sign === '}') depth--;
    at++;
  }
  return at;
}

/** A text between its gaps, and the texts within them. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let plain = '';
  let at = 0;
  while (at < text.length) {
    if (text.startsWith('${', at)) {
      const end = gapEnd(text, at);
      pieces.push(...textsOf(text.slice(at + 2, end - 1)));
      plain += ' … ';
      at = end;
    } else {
      plain += text[at];
      at++;
    }
  }
  return [plain, ...pieces];
}
