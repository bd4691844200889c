/** Text for the XML that we write. */

/** Replaces characters that XML cannot hold by U+FFFD. */
export function storable(text: string): string {
  return text.replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
}

/** Escapes text for an element or attribute. */
export function escaped(text: string): string {
  return storable(text)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/[\t\r\u0080-\u009f]/g, (char) => `&#${char.charCodeAt(0)};`);
}
