/**
 * Reads the XML events of a file, with places, in bounded memory.
 *
 * A thin layer over saxes, which checks well-formedness and never loads a DTD or expands its
 * entities. Those of HTML for Latin letters and signs, "&copy;", are known: webpbn's DTD has them.
 * Names are in lower case, because webpbn's reader ignores case. Reading stops at the first error.
 */
import { type Place, type Problem, problem } from '@nonokit/core';
import { SaxesParser } from 'saxes';
import { xmlEndsEarly, xmlEntity, xmlTooDeep, xmlWrong } from '../words/en/lexing-syntax.js';
import { CHARACTERS } from './html-references.js';

/** An opening tag. */
export interface XmlTag {
  /** In lower case: "puzzle". */
  readonly name: string;
  /** The place of its "<". */
  readonly place: Place;
  /** The place after its ">". */
  readonly inside: Place;
  /** The value of an attribute; give its name in lower case. */
  attribute(name: string): string | undefined;
}

/** Callbacks for the events of a file, in file order. */
export interface XmlEvents {
  open(tag: XmlTag): void;
  /** Called with a piece of the text of the innermost open element. */
  text(text: string): void;
  /** Called at closing tags, and for self-closing tags too. */
  close(): void;
}

/** Maximum nesting of elements; webpbn needs six. */
const MAX_DEPTH = 32;

/** Number of characters in which detection looks for the root element. */
const HEAD = 65_536;

/**
 * The first element known from puzzle or picture files, in lower case: "puzzleset", "freenono",
 * "svg". Empty if the text is not XML.
 */
export function findXmlRoot(text: string): string {
  if (!/^\s*</.test(text)) return '';
  const known = /<(puzzleset|puzzle|freenono|svg|nonogram|html)(?=[\s/>]|$)/i;
  return known.exec(text.slice(0, HEAD))?.[1]?.toLowerCase() ?? '';
}

/** Calls `events` for the file. Returns the syntax error that ended reading early, if any. */
export function readXml(text: string, events: XmlEvents): Problem | undefined {
  const parser = new SaxesParser();
  for (const [name, character] of CHARACTERS) parser.ENTITIES[name] = character;
  let depth = 0;
  let tagPlace: Place = { line: 1, column: 1 };
  const here = (): Place => ({ line: parser.line, column: Math.max(1, parser.columnIndex) });

  parser.on('error', ({ message }) => {
    // saxes would go on, and make an error of each further character
    throw new StopReading(syntaxProblem(message, here()));
  });
  parser.on('opentagstart', ({ name }) => {
    tagPlace = placeOfTag(here(), name);
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth++;
    if (depth > MAX_DEPTH) {
      throw new StopReading(problem(xmlTooDeep, { most: MAX_DEPTH }, tagPlace));
    }
    const attribute = (wanted: string): string | undefined => findAttribute(attributes, wanted);
    const { line, column } = here();
    const inside = { line, column: column + 1 };
    events.open({ name: name.toLowerCase(), place: tagPlace, inside, attribute });
  });
  parser.on('text', (content) => events.text(content));
  parser.on('cdata', (content) => events.text(content));
  parser.on('closetag', () => {
    depth--;
    events.close();
  });

  try {
    parser.write(text).close();
    return undefined;
  } catch (error) {
    if (error instanceof StopReading) return error.problem;
    throw error;
  }
}

/** Ends reading from within a callback of saxes. */
class StopReading extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** The place where a tag begins, given the position just after its name and one more character. */
function placeOfTag({ line, column }: Place, name: string): Place {
  return { line, column: Math.max(1, column - name.length - 1) };
}

function findAttribute(
  attributes: Readonly<Record<string, string>>,
  wanted: string,
): string | undefined {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.toLowerCase() === wanted) return value;
  }
  return undefined;
}

/**
 * The problem with saxes's message, without the position at its beginning: "1:5: unclosed tag: a".
 */
function syntaxProblem(message: string, place: Place): Problem {
  const why = message
    .replace(/^\d+:\d+: /, '')
    .replace(/\.$/, '')
    .replace('expected the name undefined', 'the XML declaration goes on after its last value')
    .slice(0, 120);
  if (/^(unexpected end|unclosed tag|document must)/.test(why)) {
    return problem(xmlEndsEarly, { why }, place);
  }
  if (why !== 'undefined entity') return problem(xmlWrong, { why }, place);
  return problem(xmlEntity, {}, place);
}
