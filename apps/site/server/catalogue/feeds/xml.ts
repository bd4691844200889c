/** XML by hand: elements whose texts are escaped. */

/** An element; its content is XML already. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly string[]
): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = content.join('');
  return inner === ''
    ? `<${name}${said.join('')}/>`
    : `<${name}${said.join('')}>${inner}</${name}>`;
}

/** An element that holds a text. */
export function textElement(name: string, text: string): string {
  return element(name, {}, escaped(text));
}

/** A text that means nothing to a reader of XML or HTML. */
export function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\x20-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A whole document. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
}
