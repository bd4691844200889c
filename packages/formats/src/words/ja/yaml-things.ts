/** Things that the messages of the YAML reader name, in Japanese. */
import type * as en from '../en/yaml-things.js';
import type { ThingTranslation } from '../thing.js';

export const YAML_THINGS: ThingTranslation<typeof en> = {
  yamlKey: 'キーとコロン',
  yamlColon: 'コロン',
  yamlValue: '値',
  yamlDocumentEnd: '文書の終わり',
  yamlFurtherLeft: 'もっと左から始まる行',
  yamlLineEnd: '行の終わり',
  yamlCommaOr: ({ close }) => `カンマまたは「${close}」`,
};
