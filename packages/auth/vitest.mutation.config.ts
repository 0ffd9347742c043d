import { defineMutationTests } from '@parlour/vitest'

export default defineMutationTests({ include: ['src/session/*.test.ts'] })
