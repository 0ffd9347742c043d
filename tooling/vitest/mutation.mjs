/**
 * Breaks the files that `mutate` names, one place at a time, and runs the tests of `vitest.mutation.config.ts` on each: nine of ten
 * broken places must make a test fail. What is known about files and tests is kept in `.stryker-tmp` from run to run.
 * @param {readonly string[]} mutate globs from the package's folder
 */
export const defineMutation = (mutate) => ({
  packageManager: 'pnpm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: [...mutate, '!src/**/*.test.ts', '!src/testing/**'],
  ignorePatterns: ['dist', '.turbo'],
  concurrency: 2,
  // Tables that are made when a module loads would run every test for every entry.
  ignoreStatic: true,
  timeoutMS: 3000,
  incremental: true,
  incrementalFile: '.stryker-tmp/incremental.json',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  tempDirName: '.stryker-tmp',
})
