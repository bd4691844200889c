/** Things that the messages of the YAML reader name, in Russian, in the nominative. */
import type * as en from '../en/yaml-things.js';
import type { ThingTranslation } from '../thing.js';

export const YAML_THINGS: ThingTranslation<typeof en> = {
  yamlKey: 'ключ и двоеточие',
  yamlColon: 'двоеточие',
  yamlValue: 'значение',
  yamlDocumentEnd: 'конец документа',
  yamlFurtherLeft: 'строка, начинающаяся левее',
  yamlLineEnd: 'конец строки',
  yamlCommaOr: ({ close }) => `запятая или "${close}"`,
};
