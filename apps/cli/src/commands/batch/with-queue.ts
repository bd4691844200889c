/** Opens the queue for a command, and reports its faults in one sentence. */
import { type Problem, problem } from '@nonokit/core';
import type { OtherPgBoss } from '@nonokit/queue';
import { type Console, createConsole, refuse } from '../../io/console.js';
import type { Session } from '../../io/host.js';
import { interruptible } from '../../io/interrupt.js';
import { type Database, openDatabase } from '../../queue/database.js';
import { type QueueTrouble, queueTrouble } from '../../queue/database-errors.js';
import { OtherRun } from '../../queue/submit.js';
import * as says from '../../words/en/problems/batch.js';

/** The options of all commands that use the queue. */
export interface QueueFlags {
  /** "postgres://user@host/name". */
  readonly queue: string;
  readonly quiet?: boolean;
  readonly session: Session;
}

/** Opens the queue, works with it and closes it; its faults are reported, not thrown. */
export async function withQueue(
  flags: QueueFlags,
  use: (database: Database, console: Console, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const console = createConsole(flags, flags.session);
  const words = flags.session.words.batch;
  if (!/^postgres(ql)?:\/\//.test(flags.queue) || !URL.canParse(flags.queue)) {
    return refuse(console, '--queue', problem(says.badQueue));
  }
  try {
    const database = await openDatabase(flags.queue);
    try {
      await interruptible(console, (signal) => use(database, console, signal));
    } finally {
      await database.close();
    }
  } catch (error) {
    const trouble = queueTrouble(error);
    if (error instanceof OtherRun) refuse(console, words.otherRun, error.problem);
    else if (trouble === undefined) throw error;
    else refuse(console, words.queue, troubleProblem(trouble, error, new URL(flags.queue)));
  }
}

/** The trouble as a sentence; of the address it names server and database, never the password. */
function troubleProblem(trouble: QueueTrouble, error: unknown, address: URL): Problem {
  const server = address.host;
  const database = address.pathname.slice(1);
  switch (trouble) {
    case 'gone':
      return problem(says.queueGone, { server, reason: reasonIn(error) });
    case 'password':
      return problem(says.queuePassword, { server });
    case 'no-database':
      return problem(says.queueNoDatabase, { server, database });
    case 'no-rights':
      return problem(says.queueNoRights, { database });
    case 'no-tables':
      return problem(says.queueNoTables, { database });
    case 'other-version': {
      const { found, expected } = error as OtherPgBoss;
      return problem(says.queueOtherVersion, { found, expected });
    }
    case 'other':
      return problem(says.queueUnusable, { reason: reasonIn(error) });
    default:
      return trouble satisfies never;
  }
}

/** The reason of an error, as one sentence. */
export function reasonIn(error: unknown): string {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return inner instanceof Error ? inner.message : String(inner);
}
