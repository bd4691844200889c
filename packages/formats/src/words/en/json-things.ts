/** Things that the messages of the JSON readers name, in English. */
import { thing, thingWith } from '../thing.js';

export const jsonValue = thing('jsonValue', 'a value');
export const jsonValueOrEnd = thing('jsonValueOrEnd', 'a value or "]"');
export const jsonName = thing('jsonName', 'a name in quotes');
export const jsonNameOrEnd = thing('jsonNameOrEnd', 'a name in quotes or "}"');
export const jsonCommaOrEnd = thing('jsonCommaOrEnd', 'a comma or the closing bracket');
export const jsonEnd = thing('jsonEnd', 'the end');
export const jsonColon = thing('jsonColon', 'a colon');
export const jsonQuote = thing('jsonQuote', 'the closing quote');
export const jsonEscape = thing('jsonEscape', 'an escape such as \\n');
export const jsonControl = thing('jsonControl', 'an escape in place of a control character');
export const jsonItself = thing('jsonItself', 'JSON');
export const jsonObjectStart = thing('jsonObjectStart', 'an object that begins with "{"');
export const jsonCommaOrBracket = thing('jsonCommaOrBracket', 'a comma or "]"');
export const jsonNothing = thing('jsonNothing', 'nothing after the array');
export const anObject = thing('anObject', 'an object');
export const anArray = thingWith(
  'anArray',
  ({ length }: { length: number }) => `an array of ${length}`,
);
export const jsonSize = thing('jsonSize', 'a number of cells');
export const jsonColors = thing('jsonColors', 'an array of colours');
export const jsonColor = thing('jsonColor', 'a colour like "#c8141e"');
export const jsonText = thing('jsonText', 'a text');
export const jsonCharacter = thing('jsonCharacter', 'one character');
export const jsonClueArray = thing('jsonClueArray', 'an array of clues');
export const jsonClue = thing('jsonClue', 'a clue: an array of blocks');
export const jsonBlock = thing('jsonBlock', 'a block: its size, or [size, colour]');
export const jsonVersion = thing('jsonVersion', '1 or 2');
export const jsonKindClue = thing(
  'jsonKindClue',
  'a clue: an array, or {"pair": [...]} for two lines',
);
export const jsonKindItem = thing(
  'jsonKindItem',
  'a number, "?", "*", [number or "?", colour] or {"glued": [...]}',
);
export const jsonPairClue = thing(
  'jsonPairClue',
  'small numbers of both lines and large numbers in turn: [[[1], []], 5, [[2], [1]]]',
);
export const jsonSides = thing('jsonSides', 'an object with the lines at each side');
export const jsonSide = thing('jsonSide', 'the number of lines at this side');
export const jsonGoal = thing('jsonGoal', 'an array of rows');
export const jsonRow = thing('jsonRow', 'a row: an array of colours, or digits 0-9a-zA-Z');
export const jsonCell = thing('jsonCell', 'a colour: a number');
