/**
 * `nonokit draw FILE… -o OUT`: a puzzle sheet, a solution, the film of a solution, a booklet to
 * print, or a folder of drawings.
 */
import { type Console, createConsole, refuse } from '../../io/console.js';
import { tellDoubts } from '../../io/doubts.js';
import { fail } from '../../io/failures.js';
import { isFolderName } from '../../io/folder-names.js';
import type { Session } from '../../io/host.js';
import { missingInput, readOne } from '../../io/input.js';
import { isKind } from '../../io/input-puzzle.js';
import { interruptible } from '../../io/interrupt.js';
import { type Output, openOutput } from '../../io/output.js';
import type { DrawContext } from './draw-context.js';
import { type DrawFlags, type Plan, parsePlan } from './draw-flags.js';
import { forgetViewed, openInViewer, viewedFile } from './open.js';

/** Draws the puzzles, or reports a problem. */
export async function runDraw(
  names: readonly string[],
  flags: DrawFlags,
  session: Session,
): Promise<void> {
  const console = createConsole(flags, session);
  const { words } = session;
  const folder = flags.output !== undefined && (await isFolderName(flags.output));
  const kinded = folder ? { ...flags, to: flags.to ?? 'png' } : flags;
  const plan = parsePlan(kinded, names.length > 1 && !folder);
  if (!plan.ok) return refuse(console, nameFlag(plan.problem.code, flags), plan.problem);
  const missing = await missingInput(names, { host: session.host, words: words.common });
  if (missing !== undefined) return fail(missing, console);
  if (folder) {
    const { drawIntoFolder } = await import('./draw-folder.js');
    return drawIntoFolder({ names, folder: flags.output, plan: plan.value, flags, console });
  }
  const { kind } = plan.value;
  const file = plan.value.output ?? (kind === undefined ? undefined : await viewedFile(kind));
  const output =
    file === undefined ? undefined : await openDrawOutput(file, plan.value, flags, console);
  if (output === 'refused') return;
  await interruptible(console, async (signal) => {
    const isDrawn = await draw(names, plan.value, flags, { output, console, signal });
    if (!isDrawn && file !== undefined && plan.value.output === undefined) await forgetViewed(file);
    if (!isDrawn || flags.open !== true || file === undefined || signal.aborted) return;
    const wrong = await openInViewer(file, { env: session.host.env });
    if (wrong !== undefined) refuse(console, file, wrong);
  });
}

/** The name at the start of a complaint; complaints about options have none. */
function nameFlag(code: string, { output }: DrawFlags): string {
  return code === 'unknown-kind' ? (output ?? '-') : '-';
}

async function openDrawOutput(
  file: string,
  { kind, output }: Plan,
  { force }: DrawFlags,
  console: Console,
): Promise<Output | 'refused'> {
  const binary = kind !== 'svg' && kind !== 'txt' && kind !== 'brf';
  // a temporary file exists already, and is empty
  const opened = await openOutput(file, {
    force: force === true || output === undefined,
    binary,
    console,
  });
  if (opened.ok) return opened.value;
  refuse(console, file, opened.problem);
  return 'refused';
}

/** True if something was drawn and written. */
async function draw(
  names: readonly string[],
  plan: Plan,
  flags: DrawFlags,
  context: DrawContext,
): Promise<boolean> {
  if (plan.kind === 'pdf') {
    const { drawBooklet } = await import('./draw-booklet.js');
    return drawBooklet(names, plan, flags, context);
  }
  const { signal, console, output } = context;
  const input = await readOne(names[0] ?? '-', {
    from: flags.from,
    host: console.host,
    signal,
    words: console.words.common,
  });
  if (signal.aborted) return false;
  if (isKind(input)) {
    const { drawKindInput } = await import('../../kinds/index.js');
    return drawKindInput(input, plan, flags, { output, console, signal });
  }
  if (!input.ok) {
    fail(input, console);
    return false;
  }
  tellDoubts(input, console);
  if (plan.kind === 'gif' || output === undefined) {
    return (await import('./draw-film.js')).drawFilm(input, plan, flags, context);
  }
  return (await import('./draw-sheet.js')).drawSheet(input, plan, flags, { ...context, output });
}
