import { defineMutation } from '@parlour/vitest/mutation'

// What survives, and why it may:
// - texts that stand in for a group that a regular expression
// always has, and a `-1` that nothing but itself is compared with;
// - `abortPipeEarly`, the shortcut for forms without patterns, '.*'
// as a name for any text, engines kept by a thread: speed only;
// - a rule's `kind`, of which nothing but its presence is asked;
// - `?.` where the thread or the question is there by then, and
// asking again for a verdict that is known, which settles at once;
// - `index <= text.length` in the two scanners: one turn more over nothing.
export default defineMutation([
  'src/*.ts',
  'src/files/*.ts',
  'src/forms/*.ts',
  'src/pattern/*.ts',
  '!src/index.ts',
  '!src/slots.ts',
])
