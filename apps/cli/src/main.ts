/**
 * The program `nonokit`. Asked for nothing but its version it says so without loading the rest,
 * which takes longer than anything else.
 */
import manifest from '../package.json' with { type: 'json' };

const VERSION_OPTIONS: ReadonlySet<string> = new Set(['--version', '-v', '-V']);

void main();

async function main(): Promise<void> {
  const [, , option = '', ...others] = process.argv;
  if (others.length === 0 && VERSION_OPTIONS.has(option)) {
    // a closed pipe ends it quietly, as everywhere in the program
    process.stdout.on('error', () => process.exit());
    process.stdout.write(`${manifest.version}\n`);
    return;
  }
  const { runHere } = await import('./run-here.js');
  await runHere();
}
