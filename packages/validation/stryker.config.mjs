export default {
  packageManager: 'pnpm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: ['src/pattern/is-real-date.ts', 'src/range-values.ts'],
  concurrency: 1,
  reporters: ['clear-text'],
  thresholds: { high: 95, low: 90, break: 90 },
  tempDirName: '.stryker-tmp',
}
