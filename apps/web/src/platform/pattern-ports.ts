import type { PatternPorts } from '@parlour/validation'

/** Where the forms of this site try the server's hard patterns: loaded with the first form that has one. */
export const patternPorts: PatternPorts = {
  threads: async () => (await import('./pattern-threads.ts')).patternThreads,
}
