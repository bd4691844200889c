/** The shells that have completions: what they think of the scripts, where they are installed. */
import { spawnSync } from 'node:child_process';
import { folderWith, nonokit } from './run.js';

/** Whether a shell is installed. */
export function hasShell(shell: string): boolean {
  return spawnSync(shell, ['-c', 'exit']).status === 0;
}

/** What a shell says about its completion script, which it reads without running it. */
export async function checkedBy(shell: string) {
  const cwd = folderWith({ script: (await nonokit(['completion', shell])).stdout });
  const { stderr, status } = spawnSync(shell, ['-n', 'script'], { cwd, encoding: 'utf8' });
  return { stderr, status };
}
