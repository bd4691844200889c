/**
 * The man page is made from the texts of the help. Installing the program installs `man/nonokit.1`;
 * `vitest -u` writes it again.
 */
import { describe, expect, it } from 'vitest';
import { nonokit } from '../../testing/run.js';

describe('nonokit manual', () => {
  it('prints the man page that is published', async () => {
    const { stdout, stderr, status } = await nonokit(['manual']);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    await expect(stdout).toMatchFileSnapshot('../../../man/nonokit.1');
  });

  it('describes every command, with no line that roff would take for a request', async () => {
    const { stdout } = await nonokit(['manual', '--lang', 'ru']);
    for (const command of ['solve', 'hint', 'batch submit', 'completion']) {
      expect(stdout).toContain(`.SS "nonokit ${command} `);
    }
    const requests = stdout.match(/^['.]\S*/gm) ?? [];
    const known = ['.TH', '.SH', '.SS', '.PP', '.TP', '.B', '.nf', '.fi'];
    expect(requests.filter((request) => !known.includes(request))).toEqual([]);
  });
});
