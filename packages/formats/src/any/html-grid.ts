/** The cells of a table in HTML. */

/** Longest page that is looked at, and most cells that one may span. */
const LONGEST = 2_000_000;
const MOST_SPANNED = 50;

/** A tag, or the text up to the next one. */
const PIECES = /<(\/?)([a-zA-Z][\w-]{0,20})([^<>]{0,500})>|([^<]{1,10000})/g;

/**
 * The cells of the first table of a page, blank where a row is short; undefined if there is none.
 */
export function gridOfHtml(text: string): string[][] | undefined {
  const start = text.length > LONGEST ? -1 : text.search(/<table\b/i);
  if (start < 0) return undefined;
  const end = text.toLowerCase().indexOf('</table', start);
  const rows: string[][] = [];
  let cell: string | undefined;
  let spanned = 1;
  const endCell = (): void => {
    if (cell === undefined) return;
    const row = rows.at(-1);
    row?.push(plain(cell), ...new Array<string>(spanned - 1).fill(''));
    cell = undefined;
  };
  for (const [, close, tag, attributes = '', words] of text
    .slice(start, end < 0 ? undefined : end)
    .matchAll(PIECES)) {
    const name = tag?.toLowerCase();
    if (words !== undefined) {
      if (cell !== undefined) cell += words;
    } else if (name === 'tr') {
      endCell();
      if (close === '') rows.push([]);
    } else if (name === 'td' || name === 'th') {
      endCell();
      if (close !== '') continue;
      if (rows.length === 0) rows.push([]);
      cell = '';
      const span = Number(/colspan\s{0,3}=\s{0,3}["']?(\d{1,3})/i.exec(attributes)?.[1] ?? 1);
      spanned = Math.min(Math.max(span, 1), MOST_SPANNED);
    } else if (cell !== undefined) cell += ' ';
  }
  endCell();
  return rows.filter((row) => row.length > 0);
}

function plain(cell: string): string {
  return cell
    .replace(/&nbsp;|&#160;|&#xa0;/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
