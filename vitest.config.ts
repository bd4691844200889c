import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    reporters: ['default', './scripts/tally-reporter.ts'],
    setupFiles: ['./scripts/property-tests.ts'],
    testTimeout: 60_000,
  },
});
