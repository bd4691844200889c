/**
 * Syntax trees of our sources, for tests and scripts that look for something in them. The parser is
 * that of the bundler (Oxc, which Rolldown brings).
 */
import { parseSync } from 'rolldown/utils';

/** A node of a tree, as ESTree and its extension for TypeScript have it. */
export interface AstNode {
  readonly type: string;
  /** Where it begins and ends in the text. */
  readonly start: number;
  readonly end: number;
  readonly [name: string]: unknown;
}

/** The tree of a file. @throws if the text is no program. */
export function parseProgram(file: string, text: string): AstNode {
  const { program, errors } = parseSync(file, text);
  const [first] = errors;
  if (first !== undefined) throw new Error(`${file}: ${first.message}`);
  return program as object as AstNode;
}

/** A node and the node that holds it. */
export interface Place {
  readonly node: AstNode;
  readonly parent: AstNode | undefined;
}

/** All nodes of a tree, each before those below it. */
export function everyNode(tree: AstNode): Place[] {
  const places: Place[] = [];
  const visit = (node: AstNode, parent: AstNode | undefined): void => {
    places.push({ node, parent });
    for (const value of Object.values(node)) {
      for (const inner of Array.isArray(value) ? value : [value]) {
        if (isNode(inner)) visit(inner, node);
      }
    }
  };
  visit(tree, undefined);
  return places;
}

function isNode(value: unknown): value is AstNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The line of a place in a text, from 0. */
export function lineAt(text: string, place: number): number {
  let line = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < place; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
