/**
 * The XML events of a file, with places, in bounded memory.
 *
 * A thin layer over saxes, which checks well-formedness and never expands entities of a DTD nor loads
 * one. Names are in lower case, for webpbn's reader matches them so. Reading stops at the first error.
 */
import { type Place, type Problem, problem } from '@nonokit/core';
import { SaxesParser } from 'saxes';
import { xmlEndsEarly, xmlEntity, xmlTooDeep, xmlWrong } from '../words/en/lexing-syntax.js';

/** An opening tag. */
export interface XmlTag {
  /** In lower case: "puzzle". */
  readonly name: string;
  /** Where its "<" stands. */
  readonly place: Place;
  /** Where what follows its ">" begins. */
  readonly inside: Place;
  /** The value of an attribute, whose name is given in lower case. */
  attribute(name: string): string | undefined;
}

/** What is told of a file, in file order. */
export interface XmlEvents {
  open(tag: XmlTag): void;
  /** Some of the text of the innermost open element. */
  text(text: string): void;
  /** Told of self-closing tags too. */
  close(): void;
}

/** Elements may be nested so deeply; webpbn needs six. */
const MAX_DEPTH = 32;

/** Characters that saxes gets at a time, so that reading can be stopped. */
const SLICE = 65_536;

/** Detection looks for the root element in so many characters. */
const HEAD = 65_536;

/**
 * The first element of a kind that puzzle or picture files have, in lower case: "puzzleset", "freenono",
 * "svg". Empty where the text is not XML.
 */
export function xmlRootOf(text: string): string {
  if (!/^\s*</.test(text)) return '';
  const known = /<(puzzleset|puzzle|freenono|svg|nonogram|html)(?=[\s/>]|$)/i;
  return known.exec(text.slice(0, HEAD))?.[1]?.toLowerCase() ?? '';
}

/** Tells `events` of the file, and returns what ends reading early: a syntax error. */
export function readXml(text: string, events: XmlEvents): Problem | undefined {
  const parser = new SaxesParser();
  let error: Problem | undefined;
  let depth = 0;
  let tagPlace: Place = { line: 1, column: 1 };
  const here = (): Place => ({ line: parser.line, column: Math.max(1, parser.columnIndex) });

  parser.on('error', ({ message }) => {
    error ??= syntaxProblem(message, here());
  });
  parser.on('opentagstart', ({ name }) => {
    tagPlace = placeOfTag(here(), name);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (error !== undefined) return;
    depth++;
    if (depth > MAX_DEPTH) {
      error = problem(xmlTooDeep, { most: MAX_DEPTH }, tagPlace);
      return;
    }
    const attribute = (wanted: string): string | undefined => attributeOf(attributes, wanted);
    const { line, column } = here();
    const inside = { line, column: column + 1 };
    events.open({ name: name.toLowerCase(), place: tagPlace, inside, attribute });
  });
  parser.on('text', (content) => {
    if (error === undefined) events.text(content);
  });
  parser.on('cdata', (content) => {
    if (error === undefined) events.text(content);
  });
  parser.on('closetag', () => {
    if (error !== undefined) return;
    depth--;
    events.close();
  });

  for (let at = 0; at < text.length && error === undefined; at += SLICE) {
    parser.write(text.slice(at, at + SLICE));
  }
  if (error === undefined) parser.close();
  return error;
}

/** Where a tag begins, if its name has just been read together with the character after it. */
function placeOfTag({ line, column }: Place, name: string): Place {
  return { line, column: Math.max(1, column - name.length - 1) };
}

function attributeOf(
  attributes: Readonly<Record<string, string>>,
  wanted: string,
): string | undefined {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.toLowerCase() === wanted) return value;
  }
  return undefined;
}

/** The message of saxes without the position that it repeats: "1:5: unclosed tag: a". */
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
