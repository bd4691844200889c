/**
 * Things that must not occur in this repository: the absences that ARCHITECTURE.md promises.
 *
 * Packages use no clock, no randomness, no timer, no console and no global that only one host has;
 * no file names a path of the machine it was written on; no text speaks in riddles. Globals are
 * looked for in the syntax tree, so that comments and texts may mention them; `npm run imports`
 * checks imports.
 */
import { type AstNode, everyNode, lineAt, parseProgram } from './syntax.js';

/** A forbidden occurrence. */
export interface Violation {
  readonly file: string;
  /** Line number, from 1. */
  readonly line: number;
  /** The forbidden text: "Math.random". */
  readonly found: string;
}

/** Globals of one host, and globals whose value differs from run to run. */
const HOST_GLOBALS = new Set([
  ...['Date', 'performance', 'crypto', 'setTimeout', 'setInterval', 'setImmediate'],
  ...['process', 'Buffer', 'require', '__dirname', '__filename', 'global', 'globalThis'],
  ...['console', 'window', 'document', 'navigator', 'localStorage', 'fetch', 'self'],
]);

/** Absolute paths: a checkout, a home folder, a scratch folder. */
const MACHINE_PATHS = [
  /(?<![\w.:/-])\/(?:work|root|mnt|workspace)\/[\w.-]*/,
  /(?<![\w.:/-])\/(?:home|Users)\/[\w.-]+/,
  /(?<![\w.:/-])\/tmp\/(?:bash_jobs|brief)[\w.-]*/,
  /\b[A-Z]:\\Users\\[\w.-]*/,
];

/** Optional data outside the repository, which a program must not need. */
const BESIDE = /\.\.\/shared\b/;
const MAY_NAME_WHAT_IS_BESIDE =
  /\.test\.ts$|\/testing\/|\.md$|^(bench|fuzz|scripts|tools|trials)\//;

/**
 * True for source files of packages that become part of a product and run anywhere: `nonokit` and
 * `board-dom` may know their host.
 */
export function isProduct(file: string): boolean {
  return (
    /^packages\/(?!nonokit\/|board-dom\/).*\.(ts|mts|js|mjs)$/.test(file) &&
    !/\.test\.ts$|\/testing\//.test(file)
  );
}

/** Finds globals in product code that packages must do without. */
export function hostGlobalsIn(file: string, text: string): Violation[] {
  return everyNode(parseProgram(file, text)).flatMap(({ node, parent }) => {
    const name = node.type === 'Identifier' ? forbiddenName(node, parent) : undefined;
    return name === undefined ? [] : [{ file, line: lineAt(text, node.start) + 1, found: name }];
  });
}

/** Finds paths that exist on one machine only. */
export function machinePathsIn(file: string, text: string): Violation[] {
  const patterns = MAY_NAME_WHAT_IS_BESIDE.test(file) ? MACHINE_PATHS : [...MACHINE_PATHS, BESIDE];
  return text.split('\n').flatMap((content, i) =>
    patterns.flatMap((pattern) => {
      const [found] = pattern.exec(content) ?? [];
      return found === undefined ? [] : [{ file, line: i + 1, found }];
    }),
  );
}

/** The name if its use is forbidden, or undefined: members with that name are not globals. */
function forbiddenName(node: AstNode, parent: AstNode | undefined): string | undefined {
  const name = String(node['name']);
  if (parent !== undefined && isMemberName(node, parent)) return undefined;
  if (HOST_GLOBALS.has(name)) return name;
  if (name !== 'Math') return undefined;
  // any use of Math except a plain member access may get at `random`
  const isPlain = parent?.type === 'MemberExpression' && parent['computed'] === false;
  const member = isPlain ? String((parent['property'] as AstNode)['name']) : undefined;
  return member === undefined || member === 'random' ? `Math.${member ?? '?'}` : undefined;
}

/** What may have a name that is nothing but its own. */
const NAMED = /^(Property|PropertyDefinition|MethodDefinition|TS(Property|Method)Signature)$/;

function isMemberName(node: AstNode, parent: AstNode): boolean {
  if (parent.type === 'TSQualifiedName') return parent['right'] === node;
  if (parent['computed'] === true) return false;
  if (parent.type === 'MemberExpression') return parent['property'] === node;
  return NAMED.test(parent.type) && parent['key'] === node;
}

/** The columns that a line may have. */
const COLUMNS = 100;

/**
 * Where a line of code or of a comment is wider than 100 columns. Lines with a part of a text or
 * of a pattern may be wider: the formatter leaves them, because texts cannot be broken.
 */
export function wideLinesIn(file: string, text: string): Violation[] {
  const lines = text.split('\n');
  if (lines.every(({ length }) => length <= COLUMNS)) return [];
  const withText = linesWithText(file, text);
  return lines.flatMap(({ length }, index) =>
    length <= COLUMNS || withText.has(index)
      ? []
      : [{ file, line: index + 1, found: `${length} columns` }],
  );
}

/** The lines, from 0, on which a string, a template or a regular expression stands. */
function linesWithText(file: string, text: string): Set<number> {
  const lines = new Set<number>();
  for (const { node } of everyNode(parseProgram(file, text))) {
    const isText = node.type === 'Literal' && typeof node['value'] === 'string';
    const isPattern = node.type === 'Literal' && 'regex' in node;
    if (!isText && !isPattern && node.type !== 'TemplateLiteral') continue;
    const first = lineAt(text, node.start);
    const last = lineAt(text, node.end);
    for (let line = first; line <= last; line++) lines.add(line);
  }
  return lines;
}

/** Texts that people read: sources, documents, pages, styles; the catalogue is data. */
const PROSE = /^(?!catalogue\/|puzzles\/|fuzz\/corpus\/).*\.(ts|tsx|mts|mjs|js|md|css|html|sh|1)$/;

/**
 * Words that turn a sentence into a riddle. In English: pronouns in place of the person who is
 * meant (a player, the caller, the operator), and a count in place of its name; in Russian the
 * same. They are put together here, so that this file does not contain them itself.
 */
const RIDDLES = [
  new RegExp(`\\b(?:${'who'}(?:m|se)?ever|${'some'}body|${'no'}body['’]s)\\b`, 'i'),
  new RegExp(`\\b${'so'} many\\b(?! as\\b)`, 'i'),
  new RegExp(
    `${'столько'}-то|${'кто'} бы ни|${'кто'}-либо|${'кому'}-либо|${'нич'}ьи(?![а-яё])`,
    'i',
  ),
];

/** Finds words that hide who or how many is meant. */
export function riddlesIn(file: string, text: string): Violation[] {
  if (!PROSE.test(file)) return [];
  return text.split('\n').flatMap((content, i) =>
    RIDDLES.flatMap((pattern) => {
      const [found] = pattern.exec(content) ?? [];
      return found === undefined ? [] : [{ file, line: i + 1, found }];
    }),
  );
}
