/**
 * Prints the number of tests as one plain line at the very end, "120 passed, 0 failed, 3 skipped",
 * and fails a run without any test, since that proves nothing.
 *
 * Every error outside a test (a file that does not load, a hook that throws, a stray rejection)
 * counts as one failure, so that the line never says "0 failed" after a failed run.
 */
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** A vitest reporter that counts. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], stray: readonly SerializedError[]): void {
    const tally = { passed: 0, failed: stray.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      for (const part of [module, ...module.children.allSuites()]) {
        if (part.errors().length > 0) tally.failed++;
      }
      for (const test of module.children.allTests()) tally[test.result().state]++;
    }
    const failed = tally.failed + tally.pending;
    // printed on exit, so that it comes after the summary of the default reporter
    process.once('exit', (code) => {
      console.log(`${tally.passed} passed, ${failed} failed, ${tally.skipped} skipped`);
      if (code === 0 && tally.passed === 0) process.exitCode = 1;
    });
  }
}
