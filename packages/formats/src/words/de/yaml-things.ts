/** Things that messages about YAML name, in German, in the nominative. */
import type * as en from '../en/yaml-things.js';
import type { ThingTranslation } from '../thing.js';

export const YAML_THINGS: ThingTranslation<typeof en> = {
  yamlKey: 'ein Schlüssel und ein Doppelpunkt',
  yamlColon: 'ein Doppelpunkt',
  yamlValue: 'ein Wert',
  yamlDocumentEnd: 'das Ende des Dokuments',
  yamlFurtherLeft: 'eine Zeile, die weiter links beginnt',
  yamlLineEnd: 'das Ende der Zeile',
  yamlCommaOr: ({ close }) => `ein Komma oder „${close}“`,
};
