/** Messages about the syntax of JSON, XML and YAML, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing-syntax.js';
import { grouped, inFrench } from './french.js';

export const LEXING_SYNTAX: Translation<typeof en> = {
  jsonNoBracket: ({ found }) => `"${found}" trouvé, il faut "{" ou "["`,
  jsonBlank: () => 'le fichier se termine, il faut "{" ou "["',
  jsonOtherKind: () =>
    'c’est un nonogramme d’une autre sorte (version 2), qui n’est pas accepté ici',
  jsonTooDeep: ({ most }) => `les crochets sont emboîtés sur plus de ${most} niveaux`,
  jsonGoesOn: ({ found }) => `"${found}" trouvé, il ne faut rien après la grille`,
  jsonWrong: ({ what }) => `ce n’est pas du JSON, il faut ${inFrench(what)}`,
  jsonWrongCharacter: ({ found, what }) =>
    `"${found}" n’est pas du JSON ici, il faut ${inFrench(what)}`,
  jsonLineEnds: ({ what }) => `la ligne se termine, il faut ${inFrench(what)}`,
  jsonEndsEarly: ({ what }) => `le fichier s’arrête trop tôt, il faut ${inFrench(what)}`,
  jsonNoObject: () => 'une valeur n’est pas un objet, il faut une grille : {...}',
  jsonMissingMember: ({ name, what }) =>
    `la grille n’a pas de "${name}", il faut ${inFrench(what)}`,
  jsonBadMember: ({ member, found, what }) =>
    `${member} est ${inFrench(found)}, il faut ${inFrench(what)}`,
  xmlTooDeep: ({ most }) => `les éléments sont emboîtés sur plus de ${most} niveaux`,
  xmlEndsEarly: ({ why }) => `le XML s’arrête trop tôt : ${why}`,
  xmlWrong: ({ why }) => `le XML est mal formé : ${why}`,
  xmlEntity: () =>
    'l’entité qui se termine ici n’est ni du XML ni un signe HTML comme "&copy;", ' +
    'et celles d’une DTD ne sont pas développées',
  yamlTab: () => 'une tabulation avant le texte d’une ligne, il faut des espaces',
  yamlOpenQuote: () => 'le texte entre guillemets qui commence ici ne se termine pas',
  yamlOpenBracket: ({ bracket }) => `le fichier se termine à l’intérieur de ce "${bracket}"`,
  yamlLineEnds: ({ what }) => `la ligne se termine, il faut ${inFrench(what)}`,
  yamlFound: ({ found, what }) => `"${found}" trouvé, il faut ${inFrench(what)}`,
  yamlAnchor: ({ sign }) =>
    `"${sign}" commence une ancre, un alias ou une étiquette, qui ne sont pas lus`,
  yamlTooDeep: ({ most }) => `les valeurs sont emboîtées sur plus de ${most} niveaux`,
  yamlTooManyValues: ({ most }) => `le fichier a plus de ${grouped(most)} valeurs`,
};
