import { fileURLToPath } from 'node:url'

/**
 * Breaks the files that `mutate` names, one place at a time, and runs the tests of `vitest.mutation.config.ts` on each:
 * nine of ten broken places must make a test fail. What is known about these files and their tests is kept in
 * `.stryker-tmp` from run to run;
 * `pnpm mutation --force` judges every place anew, as one must after a change to what they stand on.
 * @param {readonly string[]} mutate globs from the package's folder
 */
export const defineMutation = (mutate) => ({
  packageManager: 'pnpm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('mutation-report.mjs', import.meta.url))],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: [...mutate, '!src/**/*.test.ts', '!src/testing/**'],
  ignorePatterns: ['dist', '.turbo'],
  concurrency: 2,
  // Tables that are made when a module loads would run every test for every entry.
  ignoreStatic: true,
  timeoutMS: 5000,
  incremental: true,
  incrementalFile: '.stryker-tmp/incremental.json',
  reporters: ['progress-append-only', 'clear-text', 'folders'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  thresholds: { high: 95, low: 90, break: 90 },
  tempDirName: '.stryker-tmp',
})
