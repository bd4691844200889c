/** Things that the messages of the YAML reader name, in Ukrainian, in the nominative. */
import type * as en from '../en/yaml-things.js';
import type { ThingTranslation } from '../thing.js';

export const YAML_THINGS: ThingTranslation<typeof en> = {
  yamlKey: 'ключ і двокрапка',
  yamlColon: 'двокрапка',
  yamlValue: 'значення',
  yamlDocumentEnd: 'кінець документа',
  yamlFurtherLeft: 'рядок, що починається лівіше',
  yamlLineEnd: 'кінець рядка',
  yamlCommaOr: ({ close }) => `кома або "${close}"`,
};
