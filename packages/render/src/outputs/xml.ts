/**
 * Text in XML: nothing that a person or a file wrote may become markup.
 */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text with markup escaped, and without the characters that XML 1.0 does not allow at all. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (char) => ENTITIES[char] ?? '');
}

/** A number for SVG: at most two decimals, no trailing zeros. */
export function decimal(value: number): string {
  return String(Math.round(value * 100) / 100);
}
