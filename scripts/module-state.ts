/**
 * State that modules keep for themselves. ARCHITECTURE.md promises that packages have none, and the
 * server keeps what belongs to a site on `Site`: two sites or two callers in one process must not
 * meet. Looked for is what stands at the top of a module and can change after the module is loaded.
 */
import type { Violation } from './invariants.js';
import { type AstNode, everyNode, lineAt, parseProgram } from './syntax.js';

/** Where no module may have state. The engine's own modules are instantiated for each engine. */
export function mustBeStateless(file: string): boolean {
  return (
    /^(packages\/[\w-]+\/src|apps\/site\/(server|contract|player-store))\/.*\.tsx?$/.test(file) &&
    !/\.test\.tsx?$|\/(testing|test)\//.test(file)
  );
}

/** State that modules may keep. None of it can be seen in an answer. */
export interface Exception {
  readonly names: readonly string[];
  readonly why: string;
}

const SCRATCH = 'scratch: written in each call before it is read';
const RATED = 'scratch of a rating: written before it is read, and no rating runs within another';

/** The exceptions, by file. */
export const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  'packages/explain/src/lines/arrange.ts': {
    names: ['fields', 'begins', 'placed', 'after', 'before'],
    why: SCRATCH,
  },
  'packages/explain/src/lines/premises.ts': {
    names: ['open', 'cells', 'out', 'distance'],
    why: SCRATCH,
  },
  'packages/explain/src/rating/small/small-edges.ts': { names: ['edge'], why: RATED },
  'packages/explain/src/rating/small/small-findings.ts': { names: ['found'], why: RATED },
  'packages/explain/src/rating/small/small-joined.ts': { names: ['changes', 'parts'], why: RATED },
  'packages/explain/src/rating/small/small-lines.ts': {
    names: [
      ...['begins', 'blanks', 'blockCounts', 'crossings', 'firsts', 'inks', 'lasts', 'lengths'],
      ...['reached', 'settledBlanks', 'settledInks', 'sizes', 'starts', 'totals'],
    ],
    why: RATED,
  },
  'packages/explain/src/rating/small/small-look.ts': {
    names: ['look', 'rest', 'runs'],
    why: RATED,
  },
  'packages/explain/src/rating/small/small-reach.ts': {
    names: ['ends', 'froms', 'tos'],
    why: RATED,
  },
  'packages/explain/src/rating/small/small-rounds.ts': {
    names: ['blanksBefore', 'changed', 'inksBefore', 'noted'],
    why: RATED,
  },
  'packages/explain/src/rating/small/small-walk.ts': {
    names: [
      ...['bucketOf', 'changedAt', 'counts', 'dirty', 'dirtyCount', 'pendings', 'stale', 'state'],
      ...['waiting'],
    ],
    why: RATED,
  },
  'packages/solver/src/explain-line.ts': { names: ['scratch'], why: SCRATCH },
  'packages/solver/src/settle-long.ts': { names: ['scratch'], why: SCRATCH },
  'packages/solver/src/settle-word.ts': { names: ['reached', 'starts'], why: SCRATCH },
  'packages/board/src/view/look.ts': {
    names: ['EDGES'],
    why: 'edges of inks by look, which follow from the two colours alone',
  },
  'apps/site/contract/own-days.ts': {
    names: ['CLOCKS'],
    why: 'clocks by time zone, which follow from its name alone',
  },
  'packages/explain/src/words/step-text.ts': {
    names: ['kept'],
    why: 'words of colours by puzzle, which follow from the puzzle alone',
  },
  'packages/solver/src/engine.ts': {
    names: ['idle', 'compiled'],
    why: 'the engine, compiled once, and instances between puzzles: `begin` sets all they hold',
  },
  'packages/solver/src/bulk.ts': {
    names: ['compiled', 'kept', 'numbers'],
    why: 'the module for puzzles in bulk, compiled once, and its memory, read within a call',
  },
  'packages/solver/src/tuned-engine.ts': {
    names: ['tuned'],
    why: 'the tuned engine, compiled once: it takes the same steps, only sooner',
  },
  'packages/render/src/outputs/resvg.ts': {
    names: ['started'],
    why: 'resvg itself can be started once in a process',
  },
  'apps/site/server/storage/checkpoint-worker.ts': {
    names: ['database', 'seen'],
    why: 'the program of a thread, which has one database and is imported by nobody',
  },
};

/** Classes whose instances do not change, or not so that it matters. */
const CONSTANT = /^(RegExp|URL|URLSearchParams|TextEncoder|TextDecoder|Intl|Error)$/;

/** Classes that are constants unless they are made empty or are changed. */
const FILLED = /^(Map|Set|\w*Array)$/;

/** Functions whose result remembers something. */
const REMEMBERING = /^(once|compiledOnce|memoized?|batchLoader)$/;

/** Methods that change what they are called on. */
const CHANGING = new Set([
  ...['set', 'add', 'delete', 'clear', 'push', 'pop', 'shift', 'unshift', 'splice'],
  ...['sort', 'reverse', 'fill', 'copyWithin'],
]);

/** A name that is declared at the top of a module, with what it is declared as. */
interface Declared {
  readonly name: string;
  readonly init: AstNode | undefined;
  readonly isConst: boolean;
  readonly start: number;
}

/** The names at the top of a module that hold something that can change. */
export function moduleStateIn(file: string, text: string): Violation[] {
  const program = parseProgram(file, text);
  const changed = changedIn(program);
  const moved = movedIn(program);
  return declaredIn(program)
    .filter(({ name, init, isConst }) => {
      return (
        !isConst || changed.has(name) || canChange(init) || (isSticky(init) && moved.has(name))
      );
    })
    .map(({ name, start }) => ({ file, line: lineAt(text, start) + 1, found: name }));
}

function declaredIn({ body }: AstNode): Declared[] {
  return (body as AstNode[]).flatMap((statement) => {
    const node = (statement['declaration'] as AstNode | null | undefined) ?? statement;
    if (node.type !== 'VariableDeclaration' || node['declare'] === true) return [];
    return (node['declarations'] as AstNode[]).flatMap(({ id, init, start }) =>
      namesIn(id as AstNode).map((name) => ({
        name,
        start,
        isConst: node['kind'] === 'const',
        // nothing can be put into it but at once
        init: isReadonly(id as AstNode) ? undefined : ((init as AstNode | null) ?? undefined),
      })),
    );
  });
}

/** Whether a name has a type such as `ReadonlyMap<string, string>`. */
function isReadonly({ typeAnnotation }: AstNode): boolean {
  const type = (typeAnnotation as AstNode | null | undefined)?.['typeAnnotation'] as AstNode;
  const name = type?.['typeName'] as AstNode | undefined;
  return name !== undefined && /^Readonly(Map|Set)$/.test(getName(name));
}

/** The names that a pattern declares. */
function namesIn(pattern: AstNode): string[] {
  if (pattern.type === 'Identifier') return [String(pattern['name'])];
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern['left'] as AstNode);
  const parts = (pattern['properties'] ?? pattern['elements'] ?? []) as (AstNode | null)[];
  return parts.flatMap((part) => {
    if (part === null) return [];
    return namesIn((part['value'] ?? part['argument'] ?? part) as AstNode);
  });
}

function canChange(init: AstNode | undefined): boolean {
  const value = plain(init);
  if (value?.type === 'CallExpression') return REMEMBERING.test(getName(value['callee']));
  if (value?.type !== 'NewExpression') return false;
  const name = getName(value['callee']);
  if (CONSTANT.test(name)) return false;
  if (!FILLED.test(name)) return true;
  const [first] = value['arguments'] as AstNode[];
  if (!name.endsWith('Array')) return first === undefined;
  // an array with a length is there to be filled; one without cells cannot be
  return first !== undefined && Number(first['value']) > 0;
}

/** Whether a pattern remembers where it found something last. */
function isSticky(init: AstNode | undefined): boolean {
  const regex = plain(init)?.['regex'] as { readonly flags: string } | undefined;
  return regex !== undefined && /[gy]/.test(regex.flags);
}

/** The names of patterns that go on where they were: `lastIndex` is never set, yet they search. */
function movedIn(program: AstNode): ReadonlySet<string> {
  const members = everyNode(program).filter(({ node }) => node.type === 'MemberExpression');
  const namesWith = (member: RegExp) =>
    members.flatMap(({ node }) => (member.test(getMember(node) ?? '') ? [getName(node)] : []));
  const set = new Set(namesWith(/^lastIndex$/));
  return new Set(namesWith(/^(exec|test)$/).filter((name) => !set.has(name)));
}

/** An expression without what only its type is concerned with. */
function plain(node: AstNode | undefined): AstNode | undefined {
  return node !== undefined && /^TS(As|Satisfies|NonNull)/.test(node.type)
    ? plain(node['expression'] as AstNode)
    : node;
}

/** The first name of `a`, `a.b` and `a[b].c`. */
function getName(node: unknown): string {
  const { type, name, object } = node as AstNode;
  if (type === 'MemberExpression') return getName(object);
  return type === 'Identifier' ? String(name) : '';
}

/** The names of which some function of the module changes what they hold. */
function changedIn(program: AstNode): ReadonlySet<string> {
  const changed = new Set<string>();
  const visit = (node: AstNode, own: ReadonlySet<string>, isInside: boolean): void => {
    const isFunction = /Function/.test(node.type);
    const names = isFunction ? new Set([...own, ...listLocals(node)]) : own;
    const inside = isInside || isFunction;
    const target = inside ? changedBy(node) : undefined;
    if (target !== undefined && !names.has(target)) changed.add(target);
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (isNode(child)) visit(child, names, inside);
      }
    }
  };
  visit(program, new Set(), false);
  return changed;
}

function isNode(value: unknown): value is AstNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/**
 * The name whose value a node changes. To set where a pattern begins, before it is used, changes
 * nothing that is read later.
 */
function changedBy(node: AstNode): string | undefined {
  const { type } = node;
  const target =
    type === 'AssignmentExpression'
      ? node['left']
      : type === 'UpdateExpression' || (type === 'UnaryExpression' && node['operator'] === 'delete')
        ? node['argument']
        : type === 'CallExpression' && isChanging(node['callee'] as AstNode)
          ? node['callee']
          : undefined;
  if (target === undefined || getMember(target) === 'lastIndex') return undefined;
  return getName(target);
}

function isChanging(callee: AstNode): boolean {
  return CHANGING.has(getMember(callee) ?? '');
}

/** `b` of `a.b`. */
function getMember(node: unknown): string | undefined {
  const { type, property } = node as AstNode;
  return type === 'MemberExpression' ? String((property as AstNode)['name']) : undefined;
}

/** The names that a function declares, its parameters among them. */
function listLocals(node: AstNode): string[] {
  const inner = everyNode(node).flatMap(({ node: one }) =>
    one.type === 'VariableDeclarator' ? namesIn(one['id'] as AstNode) : [],
  );
  return [...(node['params'] as AstNode[]).flatMap(namesIn), ...inner];
}
