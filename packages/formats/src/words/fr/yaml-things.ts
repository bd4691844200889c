/** Things that the messages of the YAML reader name, in French. */
import type * as en from '../en/yaml-things.js';
import type { ThingTranslation } from '../thing.js';

export const YAML_THINGS: ThingTranslation<typeof en> = {
  yamlKey: 'une clé et un deux-points',
  yamlColon: 'un deux-points',
  yamlValue: 'une valeur',
  yamlDocumentEnd: 'la fin du document',
  yamlFurtherLeft: 'une ligne qui commence plus à gauche',
  yamlLineEnd: 'la fin de la ligne',
  yamlCommaOr: ({ close }) => `une virgule ou "${close}"`,
};
