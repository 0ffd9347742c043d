import type { PatternReporter, SlowMatcher } from './matcher.ts'
import { deadline, type PatternAsker } from './pattern-asker.ts'

/** How many verdicts are remembered, and how often a pattern may be late before it is not asked again. */
const mostVerdicts = 200
const mostDelays = 3

/**
 * A matcher for what only a thread may try. A text whose verdict is not there counts
 * as fitting, and its verdict is asked for; one that came late counts as fitting for
 * good, since the server checks again. `onSettle` is called with each verdict.
 */
export function createSlowMatcher(
  pattern: string,
  asker: PatternAsker,
  report: PatternReporter,
  onSettle: () => void,
): SlowMatcher {
  const verdicts = new Map<string, boolean>()
  let wanted: string | null = null
  let work: Promise<void> | null = null
  let delays = 0

  const note = (reason: string) => {
    delays += 1
    if (delays === 1 || delays === mostDelays) report({ pattern, reason })
  }

  const find = async (text: string): Promise<void> => {
    const verdict = await asker.ask({ pattern, text })
    if (verdict === 'down') note('no thread to try it in')
    if (verdict === 'late') note(`longer than ${deadline} ms`)
    if (verdicts.size >= mostVerdicts) verdicts.clear()
    verdicts.set(text, typeof verdict === 'boolean' ? verdict : true)
    onSettle()
  }

  /** While one text is tried, only the latest of those that follow is kept. */
  const findWanted = async (): Promise<void> => {
    while (wanted !== null) {
      const text = wanted
      wanted = null
      if (!verdicts.has(text)) await find(text)
    }
    work = null
  }

  const settle = async (text: string): Promise<void> => {
    if (verdicts.has(text) || delays >= mostDelays) return
    wanted = text
    work ??= findWanted()
    await work
  }

  return {
    settle,
    matches: (text) => {
      const known = verdicts.get(text)
      if (known === undefined) void settle(text)
      return known ?? true
    },
  }
}
