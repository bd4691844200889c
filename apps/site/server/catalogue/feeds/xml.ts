/** XML by hand: elements whose texts are escaped. */
import { escapeXml } from '@nonokit/core';

/** An element; its content is XML already. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly string[]
): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = content.join('');
  return inner === ''
    ? `<${name}${said.join('')}/>`
    : `<${name}${said.join('')}>${inner}</${name}>`;
}

/** An element that holds a text. */
export function textElement(name: string, text: string): string {
  return element(name, {}, escapeXml(text));
}

/** A whole document. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
}
