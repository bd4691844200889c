/** Completions for zsh and fish: these shells check the scripts, where they are installed. */
import { describe, expect, it } from 'vitest';
import { checkedBy, hasShell } from '../../testing/shells.js';

describe('nonokit completion', () => {
  for (const shell of ['zsh', 'fish']) {
    it.runIf(hasShell(shell))(`prints a valid script for ${shell}`, async () => {
      expect(await checkedBy(shell)).toEqual({ stderr: '', status: 0 });
    });
  }
});
