import { definePackageTests } from '@parlour/vitest'

/** The tests that a broken line must make fail: those that need no browser. */
export default definePackageTests()
