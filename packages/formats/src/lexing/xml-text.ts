/** Text for the XML that we write. */
import { escapeXml, replaceNonXml } from '@nonokit/core';

/** Replaces characters that XML cannot hold by U+FFFD. */
export function storable(text: string): string {
  return replaceNonXml(text, '\ufffd');
}

/** Escapes text for an element or attribute, also the characters that readers would change. */
export function escaped(text: string): string {
  return escapeXml(storable(text)).replace(
    /[\t\r\u0080-\u009f]/g,
    (char) => `&#${char.charCodeAt(0)};`,
  );
}
