/** What the answers of the registry about known faults mean. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Status and output of the script for an answer. */
function judged(input: string) {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/audit.mjs'], {
    input,
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n') };
}

const fault = (name: string, severity: string) => ({ [name]: { name, severity, range: '<2.0.0' } });

describe('audit', () => {
  it('fails on grave faults and names them', () => {
    const vulnerabilities = { ...fault('calm', 'low'), ...fault('wild', 'critical') };
    expect(judged(JSON.stringify({ vulnerabilities }))).toEqual({
      status: 1,
      lines: [
        'audit: 2 libraries with known faults, 1 of them grave',
        'audit: wild <2.0.0: critical',
      ],
    });
  });

  it.each([{}, fault('calm', 'moderate')])('passes where nothing is grave: %j', (faults) => {
    const { status, lines } = judged(JSON.stringify({ vulnerabilities: faults }));
    expect(status).toBe(0);
    expect(lines).toEqual([
      `audit: ${Object.keys(faults).length} libraries with known faults, 0 of them grave`,
    ]);
  });

  it.each(['', 'not JSON', '{"message":"405 Method Not Allowed"}', '{"vulnerabilities":null}'])(
    'says that the registry did not answer: %j',
    (output) => {
      const { status, lines } = judged(output);
      expect(status).toBe(0);
      expect(lines[0]).toMatch(/^audit: the registry does not answer: ./);
    },
  );
});
