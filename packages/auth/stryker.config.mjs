import { defineMutation } from '@parlour/vitest/mutation'

export default defineMutation(['src/session/*.ts'])
