/** Things that the messages of the YAML reader name, in English. */
import { thing, thingWith } from '../thing.js';

export const yamlKey = thing('yamlKey', 'a key and a colon');
export const yamlColon = thing('yamlColon', 'a colon');
export const yamlValue = thing('yamlValue', 'a value');
export const yamlDocumentEnd = thing('yamlDocumentEnd', 'the end of the document');
export const yamlFurtherLeft = thing('yamlFurtherLeft', 'a line that begins further left');
export const yamlLineEnd = thing('yamlLineEnd', 'the end of the line');
export const yamlCommaOr = thingWith(
  'yamlCommaOr',
  ({ close }: { close: string }) => `a comma or "${close}"`,
);
