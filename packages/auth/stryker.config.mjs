import { defineMutation } from '@parlour/vitest/mutation'

// What survives, and why it may: the `^` before the names of a member without which an answer names no account, as no
// part of a member has such a name.
export default defineMutation(['src/session/*.ts'])
