/** Things that the messages of the YAML reader name, in Polish, in the nominative. */
import type * as en from '../en/yaml-things.js';
import type { ThingTranslation } from '../thing.js';

export const YAML_THINGS: ThingTranslation<typeof en> = {
  yamlKey: 'klucz i dwukropek',
  yamlColon: 'dwukropek',
  yamlValue: 'wartość',
  yamlDocumentEnd: 'koniec dokumentu',
  yamlFurtherLeft: 'linia, która zaczyna się bardziej z lewej',
  yamlLineEnd: 'koniec linii',
  yamlCommaOr: ({ close }) => `przecinek albo "${close}"`,
};
