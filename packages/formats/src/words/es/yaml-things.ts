/** Things that the messages of the YAML reader name, in Spanish. */
import type * as en from '../en/yaml-things.js';
import type { ThingTranslation } from '../thing.js';

export const YAML_THINGS: ThingTranslation<typeof en> = {
  yamlKey: 'una clave y dos puntos (:)',
  yamlColon: 'dos puntos (:)',
  yamlValue: 'un valor',
  yamlDocumentEnd: 'el final del documento',
  yamlFurtherLeft: 'una línea que empieza más a la izquierda',
  yamlLineEnd: 'el final de la línea',
  yamlCommaOr: ({ close }) => `una coma o «${close}»`,
};
