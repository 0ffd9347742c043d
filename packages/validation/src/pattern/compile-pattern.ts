import { linearMatcher } from './linear-matcher.ts'
import type { CompiledPattern, PatternReporter } from './matcher.ts'
import { NotLinear } from './pattern-text.ts'
import type { PatternAsker } from './pattern-asker.ts'
import { createSlowMatcher } from './slow-matcher.ts'
import { longestText } from '../rule.ts'

/** Longer patterns are not compiled. */
const longestPattern = 1_000

/** Where a pattern goes that is not for the page, and what is called with the result. */
export interface PatternPlaces {
  readonly report: PatternReporter
  /** Gives who asks threads about what the linear engine cannot read; null where there are none. */
  readonly findAsker: () => Promise<PatternAsker | null>
  /** Told of each verdict of a thread. */
  readonly onSettle: () => void
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const isShort = (text: string): boolean => text.length <= longestText

/**
 * What a pattern of the server becomes; null where there is nothing to match here. The engine of linear time first;
 * what it cannot read goes to a thread; what neither can read, or has no thread to be tried in, is reported and left to
 * the server, which checks again (VAL-06). A text of more than 255 characters is left to the server as well.
 */
export async function compilePattern(
  pattern: string,
  { report, findAsker, onSettle }: PatternPlaces,
): Promise<CompiledPattern> {
  const leave = (reason: string): null => {
    report({ pattern: pattern.slice(0, 80), reason })
    return null
  }
  if (pattern.length > longestPattern) return leave(`longer than ${longestPattern} characters`)
  try {
    RegExp(pattern)
  } catch (error) {
    return leave(reasonOf(error))
  }
  try {
    const matches = await linearMatcher(pattern)
    return { matches: (text) => !isShort(text) || matches(text) }
  } catch (error) {
    const asker = await findAsker()
    if (!asker) return leave(error instanceof NotLinear ? `needs a thread: ${error.message}` : reasonOf(error))
    const { matches, settle } = createSlowMatcher(pattern, asker, report, onSettle)
    asker.warm()
    return {
      matches: (text) => !isShort(text) || matches(text),
      settle: async (text) => (isShort(text) ? settle(text) : undefined),
    }
  }
}
