/**
 * Ways of packing much into few lines that make code harder to read: an object literal spread into
 * another, a list of values made only to be taken apart at once, and functions with more
 * parameters that a caller has to count them.
 */
import type { Violation } from './invariants.js';
import { type AstNode, everyNode, lineAt, parseProgram } from './syntax.js';

/** The most parameters of a function; more belong into an object with names. */
const MOST_PARAMETERS = 5;

/** Files whose functions are allowed more. */
export const LONG_LISTS: readonly { readonly why: string; readonly files: readonly string[] }[] = [
  {
    why: 'kernels of the solver, which are called for each line and may make no objects',
    files: [
      ...['analyze', 'audit', 'beliefs', 'explain-line'].map(assembly),
      ...['settle-band', 'settle-long', 'settle-word'].map(assembly),
      ...['analyze', 'beliefs', 'engine', 'explain-line', 'settle-long', 'settle-word'].map(
        (name) => `packages/solver/src/${name}.ts`,
      ),
      'packages/solver/src/engine.test.ts',
      'packages/rofl/src/testing/second-decoder.ts',
      'fuzz/solver-audited.mjs',
    ],
  },
  {
    why: 'prepared queries, whose values stand in order',
    files: ['apps/site/server/games/accept.ts', 'apps/site/server/rankings/count.ts'],
  },
  {
    why: 'layers of a network: what goes in, its sizes, its weights, what comes out',
    files: ['packages/scan/src/digits/network.ts', 'tools/digits/backward.ts'],
  },
  {
    why: 'pictures as code, and what draws them: a shape has a place, sides and a look',
    files: [
      ...['landscapes-coast', 'sea-deep', 'stage'].map(
        (name) => `tools/catalogue/drawings/scenes/${name}.mjs`,
      ),
      ...['bench/make-scenes.mjs', 'tools/puzzles/canvas.mjs'],
      ...['tools/puzzles/pictures-landscapes.mjs', 'scripts/draw-guide.mjs'],
      'scripts/draw-techniques.mjs',
    ],
  },
];

function assembly(name: string): string {
  return `packages/solver/assembly/${name}.ts`;
}

/** Where literals are packed: `{ ...{ a, b } }`, and `const [a, b] = [x, y]`. */
export function packedLiteralsIn(file: string, text: string): Violation[] {
  return everyNode(parseProgram(file, text)).flatMap(({ node, parent }) => {
    const found = isSpreadLiteral(node, parent) ? '...{' : isTakenApart(node) ? '[…] = […]' : '';
    return found === '' ? [] : [{ file, line: lineAt(text, node.start) + 1, found }];
  });
}

/** Functions with more than five parameters. */
export function longParameterListsIn(file: string, text: string): Violation[] {
  return everyNode(parseProgram(file, text)).flatMap(({ node }) => {
    const parameters = /Function/.test(node.type) ? (node['params'] as AstNode[]) : [];
    const found = `${parameters.length} parameters`;
    return parameters.length <= MOST_PARAMETERS
      ? []
      : [{ file, line: lineAt(text, node.start) + 1, found }];
  });
}

function isSpreadLiteral(node: AstNode, parent: AstNode | undefined): boolean {
  if (node.type !== 'SpreadElement' || parent?.type !== 'ObjectExpression') return false;
  return withoutType(node['argument'] as AstNode).type === 'ObjectExpression';
}

function isTakenApart(node: AstNode): boolean {
  if (node.type !== 'VariableDeclarator' || node['init'] === null) return false;
  if ((node['id'] as AstNode).type !== 'ArrayPattern') return false;
  const init = withoutType(node['init'] as AstNode);
  if (init.type !== 'ArrayExpression') return false;
  const elements = init['elements'] as AstNode[];
  // which value is which cannot be said of a spread list; an empty one stands for values to come
  return elements.length > 0 && !elements.some(isSpread);
}

function isSpread(node: AstNode | null): boolean {
  return node?.type === 'SpreadElement';
}

function withoutType(node: AstNode): AstNode {
  return /^(TSAs|TSSatisfies|Parenthesized)Expression$/.test(node.type)
    ? withoutType(node['expression'] as AstNode)
    : node;
}
