/** What `prove` says and writes once it has proved something. */
import type { SolveStats } from '@nonokit/solver';
import { type Console, raise, refuse } from '../../io/console.js';
import { EXIT, type ExitStatus } from '../../io/exit.js';
import { type CertificateFile, writeFiles } from './files.js';
import type { ProveFlags } from './flags.js';

/** The outcome of proving, whatever the kind of puzzle. */
type Outcome =
  | {
      readonly status: 'unique' | 'none' | 'multiple' | 'more';
      readonly pictures: readonly unknown[];
    }
  | { readonly status: 'unknown'; readonly reason: string };

/** Writes these files, and says what was proved of a puzzle. */
export async function reportFiles(
  name: string,
  result: Outcome & { readonly stats?: SolveStats | undefined },
  files: readonly CertificateFile[],
  flags: ProveFlags,
  console: Console,
): Promise<void> {
  const { prove } = console.words;
  raise(console, toExitStatus(result));
  const wrong = await writeFiles(files, flags, console);
  if (wrong !== undefined) return refuse(console, wrong.name, wrong.problem);
  const sizes = files.map((file) => ({ name: file.name, bytes: file.content.length }));
  if (flags.json) {
    const pictures = 'pictures' in result ? result.pictures.length : 0;
    const { status, stats } = result;
    await console.out(`${JSON.stringify({ status, pictures, stats, files: sizes })}\n`);
  }
  console.tell(`${name}: ${sentenceOf(result, console)}`);
  if (sizes.length > 0) console.tell(prove.wrote(flags.output ?? '.', sizes));
}

function sentenceOf(result: Outcome, { words: { prove } }: Console): string {
  switch (result.status) {
    case 'unknown':
      return prove.undecided[result.reason === 'size' ? 'size' : 'budget'];
    case 'more':
      return prove.more(result.pictures.length);
    default:
      return prove.proved(result.pictures.length);
  }
}

function toExitStatus({ status }: Pick<Outcome, 'status'>): ExitStatus {
  if (status === 'unknown') return EXIT.undecided;
  return status === 'more' ? EXIT.negative : EXIT.good;
}
