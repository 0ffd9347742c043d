import type { Patterns } from '../create-validator.ts'
import { compilePattern } from './compile-pattern.ts'
import type { PatternReporter } from './matcher.ts'
import { createPatternAsker, deadline } from './pattern-asker.ts'
import type { PatternThreads } from './threads.ts'

interface Ports {
  readonly report: PatternReporter
  readonly threads: (() => Promise<PatternThreads>) | undefined
  readonly onSettle: () => void
}

/** Threads that have been loaded, and who asks them. */
const startAsking = async (load: Ports['threads']) => {
  const threads = await load?.().catch(() => null)
  return threads ? { asker: createPatternAsker(threads), after: threads.after } : null
}

/** Compiles the patterns of a form; those that need a thread share one. */
export async function compilePatterns(
  patterns: readonly { readonly field: string; readonly pattern: string }[],
  { report, threads, onSettle }: Ports,
): Promise<Patterns> {
  let starting: ReturnType<typeof startAsking> | undefined
  const findAsker = async () => {
    starting ??= startAsking(threads)
    return (await starting)?.asker ?? null
  }
  const compiled = await Promise.all(
    patterns.map(
      async ({ field, pattern }) => [field, await compilePattern(pattern, { report, findAsker, onSettle })] as const,
    ),
  )
  const byField = new Map(compiled)
  const started = await starting
  return {
    matcherOf: (field) => byField.get(field)?.matches ?? null,
    async settle(texts) {
      if (!started) return
      let callOff = () => {}
      const tooLong = new Promise<void>((resolve) => {
        callOff = started.after(deadline, resolve)
      })
      await Promise.race([
        tooLong,
        Promise.all(texts.flatMap(([field, text]) => byField.get(field)?.settle?.(text) ?? [])),
      ])
      callOff()
    },
    rest: () => started?.asker.rest(),
  }
}
