/** Text in XML and HTML: nothing that a person or a file wrote becomes markup. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Everything but the characters of XML 1.0, which has no halves of surrogate pairs. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The text with a replacement for each character that XML cannot hold at all. */
export function replaceNonXml(text: string, replacement: string): string {
  return text.replace(NOT_XML, replacement);
}

/**
 * The text for an element or an attribute in double quotes: `&`, `<`, `>` and `"` are escaped, and
 * characters that XML cannot hold at all are left out.
 */
export function escapeXml(text: string): string {
  return replaceNonXml(text, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
}
