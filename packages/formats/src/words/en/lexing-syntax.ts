/** Messages about the syntax of JSON, XML and YAML, in English. */

import { message } from '../message.js';
import type { Thing } from '../thing.js';

export const jsonNoBracket = message(
  'bad-json',
  'jsonNoBracket',
  ({ found }: { found: string }) => `found "${found}", expected "{" or "["`,
);
export const jsonBlank = message(
  'bad-json',
  'jsonBlank',
  () => 'the file ends, expected "{" or "["',
);
export const jsonOtherKind = message(
  'other-kind',
  'jsonOtherKind',
  () => 'this is a nonogram of another kind (version 2), which is not taken here',
);
export const jsonTooDeep = message(
  'too-deep',
  'jsonTooDeep',
  ({ most }: { most: number }) => `the brackets are nested more than ${most} deep`,
);
export const jsonGoesOn = message(
  'bad-json',
  'jsonGoesOn',
  ({ found }: { found: string }) => `found "${found}", expected nothing after the puzzle`,
);
export const jsonWrong = message(
  'bad-json',
  'jsonWrong',
  ({ what }: { what: Thing }) => `this is not JSON, expected ${what.english}`,
);
export const jsonWrongCharacter = message(
  'bad-json',
  'jsonWrongCharacter',
  ({ found, what }: { found: string; what: Thing }) =>
    `"${found}" is not JSON here, expected ${what.english}`,
);
export const jsonLineEnds = message(
  'bad-json',
  'jsonLineEnds',
  ({ what }: { what: Thing }) => `the line ends, expected ${what.english}`,
);
export const jsonEndsEarly = message(
  'bad-json',
  'jsonEndsEarly',
  ({ what }: { what: Thing }) => `the file stops short, expected ${what.english}`,
);
export const jsonNoObject = message(
  'bad-json',
  'jsonNoObject',
  () => 'a value is no object, expected a puzzle: {...}',
);
export const jsonMissingMember = message(
  'missing-member',
  'jsonMissingMember',
  ({ name, what }: { name: string; what: Thing }) =>
    `the puzzle has no "${name}", expected ${what.english}`,
);
/** `member` is a path: "rows[3][1]". */
export const jsonBadMember = message(
  'bad-member',
  'jsonBadMember',
  ({ member, found, what }: { member: string; found: Thing; what: Thing }) =>
    `${member} is ${found.english}, expected ${what.english}`,
);

export const xmlTooDeep = message(
  'too-deep',
  'xmlTooDeep',
  ({ most }: { most: number }) => `elements are nested more than ${most} deep`,
);
/** `why` is what the XML parser says, in English. */
export const xmlEndsEarly = message(
  'stops-short',
  'xmlEndsEarly',
  ({ why }: { why: string }) => `the XML stops short: ${why}`,
);
/** `why` is what the XML parser says, in English. */
export const xmlWrong = message(
  'bad-xml',
  'xmlWrong',
  ({ why }: { why: string }) => `the XML is not well-formed: ${why}`,
);
export const xmlEntity = message(
  'bad-xml',
  'xmlEntity',
  () =>
    'the entity that ends here is neither one of XML nor a sign of HTML such as "&copy;", ' +
    'and those of a DTD are not expanded',
);

export const yamlTab = message(
  'bad-yaml',
  'yamlTab',
  () => 'a tab before the text of a line, expected blanks',
);
export const yamlOpenQuote = message(
  'ends-early',
  'yamlOpenQuote',
  () => 'the text in quotes that begins here does not end',
);
export const yamlOpenBracket = message(
  'ends-early',
  'yamlOpenBracket',
  ({ bracket }: { bracket: string }) => `the file ends within this "${bracket}"`,
);
export const yamlLineEnds = message(
  'bad-yaml',
  'yamlLineEnds',
  ({ what }: { what: Thing }) => `the line ends, expected ${what.english}`,
);
export const yamlFound = message(
  'bad-yaml',
  'yamlFound',
  ({ found, what }: { found: string; what: Thing }) => `found "${found}", expected ${what.english}`,
);
export const yamlAnchor = message(
  'bad-yaml',
  'yamlAnchor',
  ({ sign }: { sign: string }) => `"${sign}" begins an anchor, alias or tag, which are not read`,
);
export const yamlTooDeep = message(
  'too-deep',
  'yamlTooDeep',
  ({ most }: { most: number }) => `values are nested more than ${most} deep`,
);
export const yamlTooManyValues = message(
  'too-many-values',
  'yamlTooManyValues',
  ({ most }: { most: number }) => `the file has more than ${most.toLocaleString('en-US')} values`,
);
