/**
 * Prints how many tests ran, as one plain line at the very end: "tests: 120 passed, 0 failed, 3 skipped".
 */
import type { Reporter, TestModule } from 'vitest/node';

/** A vitest reporter that counts. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tally = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) tally[test.result().state]++;
      if (module.errors().length > 0) tally.failed++;
    }
    const failed = tally.failed + tally.pending;
    // Printed on exit, so that it stands after the summary of the default reporter.
    process.once('exit', () => {
      console.log(`tests: ${tally.passed} passed, ${failed} failed, ${tally.skipped} skipped`);
    });
  }
}
