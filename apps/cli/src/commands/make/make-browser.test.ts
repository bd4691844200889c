/** The maker in a browser: bundled for one, and run without anything of Node. */
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { makePuzzle } from '@nonokit/maker';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';

const MAKER = fileURLToPath(new URL('../../../../../packages/maker/src/index.ts', import.meta.url));

/** The maker as one script that sets the global `maker`. */
async function bundled(): Promise<string> {
  const bundle = await rolldown({
    input: MAKER,
    platform: 'browser',
    resolve: { conditionNames: ['nonokit-source', 'import', 'default'] },
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'maker' });
  return output[0].code;
}

describe('the maker in a browser', () => {
  it('makes the same puzzle without any API but the language, and without a decoder', async () => {
    const side = 40;
    const rgba = new Uint8Array(4 * side * side).map((_, i) => {
      const x = (i >> 2) % side;
      const y = Math.floor((i >> 2) / side);
      return i % 4 === 3 || Math.hypot(x - 20, y - 18) > 13 ? 255 : 5 * x;
    });
    const image = { width: side, height: side, rgba };
    const options = { size: { width: 20, height: 20 }, colors: 2 };
    const context = createContext({ image, options });
    expect(runInContext('typeof process + typeof require + typeof Buffer', context)).toBe(
      'undefined'.repeat(3),
    );
    runInContext(await bundled(), context);
    const there: unknown = runInContext(
      'JSON.stringify(maker.makePuzzle(image, options))',
      context,
    );
    expect(there).toBe(JSON.stringify(makePuzzle(image, options)));
    expect(JSON.parse(String(there))).toMatchObject({ ok: true });
  });
});
