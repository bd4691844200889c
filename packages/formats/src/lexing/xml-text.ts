/**
 * Text inside XML that we write.
 */

/** Text as XML can hold it: other characters become U+FFFD. */
export function storable(text: string): string {
  return text.replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
}

/** Text for an element or an attribute. */
export function escaped(text: string): string {
  return storable(text)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/[\t\r\u0080-\u009f]/g, (char) => `&#${char.charCodeAt(0)};`);
}
