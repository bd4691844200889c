/** YAML as the values that `data-groups.ts` walks through. */
import { readYaml, type YamlNode } from '../lexing/yaml.js';
import type { DataGroup, DataValue } from './parse-data.js';

/** The documents of a YAML text as values; undefined if it is none that can be read. */
export function dataOfYaml(text: string): DataGroup | undefined {
  if (!/^[ \t]*(?:-[ \t]+)?[^\s:#]{1,60}[ \t]*:(?:\s|$)/m.test(text)) return undefined;
  const documents = readYaml(text);
  if (!documents.ok) return undefined;
  const values = documents.value.map(parseData);
  return { at: 0, keys: [], values, isMap: false, hasGroups: true };
}

/** Recursive: the YAML reader bounds the depth to 32. */
function parseData(node: YamlNode): DataValue {
  if (node.kind === 'text') return parseScalar(node.text, node.quoted);
  if (node.kind === 'list') {
    const values = node.items.map(parseData);
    return { at: node.at, keys: [], values, isMap: false, hasGroups: true };
  }
  const members = [...node.members];
  return {
    at: node.at,
    keys: members.map(([key]) => key),
    values: members.map(([, value]) => parseData(value)),
    isMap: true,
    hasGroups: true,
  };
}

function parseScalar(text: string, quoted: boolean): DataValue {
  if (quoted) return text;
  if (/^-?\d{1,15}(?:\.\d{1,9})?$/.test(text)) return Number(text);
  return text === '' || text === '~' || text === 'null' ? null : text;
}
