/**
 * Texts of YAML: the meaning of quotes, escapes and the signs "|" and ">", and writing a text so
 * that every reader of YAML (and JSON) understands it in the same way.
 */

/** The meaning of each character after a backslash. */
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ...([
    ['0', '\0'],
    ['a', '\x07'],
    ['b', '\b'],
    ['t', '\t'],
    ['\t', '\t'],
    ['n', '\n'],
  ] as const),
  ...([
    ['v', '\v'],
    ['f', '\f'],
    ['r', '\r'],
    ['e', '\x1b'],
    ['N', '\x85'],
    ['_', '\xa0'],
  ] as const),
  ...([
    ['L', '\u2028'],
    ['P', '\u2029'],
  ] as const),
]);

/** The text in quotes; `raw` includes them. A line end in it counts as a blank. */
export function unquotedText(raw: string): string {
  const inside = withoutFeeds(raw.slice(1, -1));
  if (raw.startsWith("'")) return inside.replaceAll("''", "'");
  return inside.replace(/\\(x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|[\s\S])/g, (_, sign) =>
    escapedText(sign),
  );
}

/** Joins the lines of a quoted text, without the blanks around line ends. */
function withoutFeeds(text: string): string {
  const lines = text.split('\n');
  if (lines.length === 1) return text;
  const trimmed = lines.map((line, i) => {
    const right = i === lines.length - 1 ? line : line.trimEnd();
    return i === 0 ? right : right.trimStart();
  });
  return trimmed.join('\n').replace(/\n+/g, foldedFeeds);
}

/** A single line end becomes a blank; of several, one is dropped. */
function foldedFeeds(ends: string): string {
  return ends.length === 1 ? ' ' : ends.slice(1);
}

function escapedText(sign: string): string {
  if (sign.length === 1) return ESCAPES.get(sign) ?? sign;
  const code = Number.parseInt(sign.slice(1), 16);
  return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
}

/**
 * The text of the lines of a block. "|" keeps the lines; ">" joins them and turns blank lines into
 * line ends. "-" in the header drops the last line end; we always drop it, because titles have
 * none.
 */
export function foldedText(lines: readonly string[], header: string): string {
  const text = lines.join('\n').trimEnd();
  if (header.startsWith('|')) return text;
  return text.replace(/\n+/g, foldedFeeds);
}

/** The text in double quotes, with unprintable characters escaped. */
export function yamlText(text: string): string {
  const escaped = (char: string): string =>
    `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(text).replace(/[\x7f-\x9f\u2028\u2029\ufeff]/g, escaped);
}
