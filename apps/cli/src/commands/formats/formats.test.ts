/** `nonokit formats` lists the formats of the library. */
import { ALL_FORMATS } from '@nonokit/formats';
import { describe, expect, it } from 'vitest';
import { nonokit } from '../../testing/run.js';

describe('nonokit formats', () => {
  it('lists every format', async () => {
    const { stdout, stderr, status } = await nonokit(['formats']);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    for (const { id, name } of ALL_FORMATS) {
      expect(stdout.split('\n').some((line) => line.startsWith(id) && line.includes(name))).toBe(
        true,
      );
    }
  });

  it('prints one object per format', async () => {
    const { stdout } = await nonokit(['formats', '--json']);
    const ids = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).id);
    expect(ids).toEqual(ALL_FORMATS.map(({ id }) => id));
  });
});
