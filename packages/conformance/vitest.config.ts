import { definePackageTests } from '@parlour/vitest'

export default definePackageTests()
