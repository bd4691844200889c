/**
 * Texts as other programs carry them: digits and punctuation of full width, quotes of a mail,
 * typographic quotes and dashes become plain ones. Lines keep their numbers.
 */

/** Punctuation that stands for a plain character. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ...[...'、，､'].map((char) => [char, ','] as const),
  ...[...'；;'].map((char) => [char, ';'] as const),
  ...[...'：︰'].map((char) => [char, ':'] as const),
  ...[...'“”„«»'].map((char) => [char, '"'] as const),
  ...[...'‘’‚'].map((char) => [char, "'"] as const),
  ...[...'‐‑‒−'].map((char) => [char, '-'] as const),
  ...['\u00a0', '\u2002', '\u2003', '\u2007', '\u2009', '\u202f', '\u3000'].map(
    (char) => [char, ' '] as const,
  ),
  ...[...'。'].map((char) => [char, '.'] as const),
  ['／', '/'],
  ['・', ' '],
  ['·', ' '],
]);

/** Marks before the lines of a mail that is answered: "> ", "> > ", ">> ". */
const QUOTE = /^(?:[ \t]{0,3}>){1,9}[ \t]?/;

const WIDE = /[\uff01-\uff5e]/;
const WIDE_OFFSET = 0xfee0;

/** The text with plain digits and marks; undefined if it has no others. */
export function folded(text: string): string | undefined {
  const plain = withoutQuotes(text).replace(/\P{ASCII}/gu, (char) => {
    const known = PLAIN.get(char);
    if (known !== undefined) return known;
    if (WIDE.test(char)) return String.fromCharCode(char.charCodeAt(0) - WIDE_OFFSET);
    return digitOf(char) ?? char;
  });
  return plain === text ? undefined : plain;
}

function withoutQuotes(text: string): string {
  if (!/^[ \t]{0,3}>/m.test(text)) return text;
  const lines = text.split('\n');
  const quoted = lines.filter((line) => QUOTE.test(line)).length;
  const filled = lines.filter((line) => line.trim() !== '').length;
  // some lines around are the answer
  if (quoted < 3 || 2 * quoted < filled) return text;
  return lines.map((line) => (QUOTE.test(line) ? line.replace(QUOTE, '') : '')).join('\n');
}

/**
 * Zeros of scripts whose ten digits follow each other: Arabic, Persian, Devanagari, Bengali, Thai.
 */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];

function digitOf(char: string): string | undefined {
  const code = char.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? undefined : String(code - zero);
}
