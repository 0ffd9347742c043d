import { definePackageTests } from '@parlour/vitest'
import { mergeConfig } from 'vitest/config'

/** The tests that a broken line must make fail: those that need no browser, without the long run of random forms. */
export default mergeConfig(definePackageTests(), {
  test: { exclude: ['src/rules-model.test.ts', '**/node_modules/**'] },
})
