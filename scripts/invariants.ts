/**
 * What must not occur in this repository: the absences that ARCHITECTURE.md promises.
 *
 * Packages use no clock, no chance, no timer, no console and nothing that only one host has; no
 * file names a place on the machine it was written on. The first is looked for in the syntax tree,
 * so that comments and texts may speak of it; imports are the business of `npm run imports`.
 */
import ts from 'typescript';

/** Something that must not be where it is. */
export interface Violation {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** What was found: "Math.random". */
  readonly found: string;
}

/** Globals of one host, or whose answer differs from run to run. */
const HOST_GLOBALS = new Set([
  ...['Date', 'performance', 'crypto', 'setTimeout', 'setInterval', 'setImmediate'],
  ...['process', 'Buffer', 'require', '__dirname', '__filename', 'global', 'globalThis'],
  ...['console', 'window', 'document', 'navigator', 'localStorage', 'fetch', 'self'],
]);

/** Absolute places: a checkout, a home, a job's scratch folder. */
const MACHINE_PATHS = [
  /(?<![\w.:/-])\/(?:work|root|mnt|workspace)\/[\w.-]*/,
  /(?<![\w.:/-])\/(?:home|Users)\/[\w.-]+/,
  /(?<![\w.:/-])\/tmp\/(?:bash_jobs|brief)[\w.-]*/,
  /\b[A-Z]:\\Users\\[\w.-]*/,
];

/** The material beside the project, which a program must not need. */
const BESIDE = /\.\.\/shared\b/;
const MAY_NAME_WHAT_IS_BESIDE = /\.test\.ts$|\.md$|^(bench|fuzz|scripts)\//;

/** True for source files of packages that become part of a product. */
export function isProduct(file: string): boolean {
  return (
    /^packages\/(?!nonokit\/).*\.(ts|mts|js|mjs)$/.test(file) &&
    !/\.test\.ts$|\/testing\//.test(file)
  );
}

/** Where product code uses a global that packages must do without. */
export function hostGlobalsIn(file: string, text: string): Violation[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Violation[] = [];
  const visit = (node: ts.Node): void => {
    const name = ts.isIdentifier(node) ? forbiddenName(node) : undefined;
    if (name !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ file, line: line + 1, found: name });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Where a file names a place that exists on one machine only. */
export function machinePathsIn(file: string, text: string): Violation[] {
  const patterns = MAY_NAME_WHAT_IS_BESIDE.test(file) ? MACHINE_PATHS : [...MACHINE_PATHS, BESIDE];
  return text.split('\n').flatMap((content, i) =>
    patterns.flatMap((pattern) => {
      const [found] = pattern.exec(content) ?? [];
      return found === undefined ? [] : [{ file, line: i + 1, found }];
    }),
  );
}

/** What is wrong with this use of a name, or undefined: members of that name are no globals. */
function forbiddenName(node: ts.Identifier): string | undefined {
  const { parent, text } = node;
  if (isMemberName(node)) return undefined;
  if (HOST_GLOBALS.has(text)) return text;
  if (text !== 'Math') return undefined;
  // any use of Math but a plain member may take `random` out of it
  const member = ts.isPropertyAccessExpression(parent) ? parent.name.text : undefined;
  return member === undefined || member === 'random' ? `Math.${member ?? '?'}` : undefined;
}

function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isMethodDeclaration(parent)) &&
    parent.name === node
  );
}

/** The columns that a line may have. */
const COLUMNS = 100;

/**
 * Where a line of code or of a comment is wider than 100 columns. Lines with a text, a pattern or a path in
 * them may be wider: the formatter leaves them, because texts cannot be broken.
 */
export function wideLinesIn(file: string, text: string): Violation[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.length <= COLUMNS) return [];
    const isComment = /^\s*(?:\/\/|\/?\*)/.test(line);
    if (isComment ? /^\S*\s*\S*\s*\S{70,}/.test(line.trim()) : /['"`/]/.test(line)) return [];
    return [{ file, line: index + 1, found: `${line.length} columns` }];
  });
}
