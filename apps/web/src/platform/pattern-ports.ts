import type { PatternPorts } from '@parlour/validation'

/**
 * Where the forms of this site try the server's hard patterns: loaded with the first form that has one. A pattern that
 * is left to the server is a fault of its operator, and goes where the faults of the page go.
 */
export const patternPorts: PatternPorts = {
  report: ({ pattern, reason }) => reportError(new Error(`pattern ${pattern}: ${reason}`)),
  threads: async () => (await import('./pattern-threads.ts')).patternThreads,
}
