import type { Patterns } from '../create-validator.ts'
import { compilePattern } from './compile-pattern.ts'
import type { PatternReporter } from './matcher.ts'
import { createPatternAsker, deadline } from './pattern-asker.ts'
import type { PatternThreads } from './threads.ts'

interface Ports {
  readonly report: PatternReporter
  readonly threads: PatternThreads | undefined
  readonly hear: () => void
}

/** Compiles the patterns of a form; all of them share one thread. */
export async function compilePatterns(
  patterns: readonly { readonly field: string; readonly pattern: string }[],
  { report, threads, hear }: Ports,
): Promise<Patterns> {
  const asker = threads ? createPatternAsker(threads) : null
  const compiled = await Promise.all(
    patterns.map(async ({ field, pattern }) => [field, await compilePattern(pattern, { report, asker, hear })] as const),
  )
  const byField = new Map(compiled)
  return {
    matcherOf: (field) => byField.get(field)?.matches ?? null,
    async settle(texts) {
      if (!threads) return
      let callOff = () => {}
      const tooLong = new Promise<void>((resolve) => {
        callOff = threads.after(deadline, resolve)
      })
      await Promise.race([tooLong, Promise.all(texts.flatMap(([field, text]) => byField.get(field)?.settle?.(text) ?? []))])
      callOff()
    },
    rest: () => asker?.rest(),
  }
}
