import { splitLookAheads } from './split-look-aheads.ts'

/** Whether a text fits; takes time linear in the length of the text. */
export type Matcher = (text: string) => boolean

/** Hears of a server pattern that is left to the server, with the reason. */
export type PatternReporter = (problem: { pattern: string; reason: string }) => void

/** Longer patterns are not compiled: the work of a match grows with the pattern too. */
const longestPattern = 1_000

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * A matcher for a pattern of the server, or null when there is nothing to match here: '*' and '.*' fit every text, and
 * what the linear-time engine cannot read is told to `report` and left to the server, which checks again (VAL-06).
 * The engine is large and loads with the first pattern that needs it.
 */
export async function compilePattern(pattern: string, report: PatternReporter): Promise<Matcher | null> {
  const text = pattern.trim()
  if (text === '' || text === '*' || text === '.*') return null
  if (text.length > longestPattern) {
    report({ pattern: text.slice(0, 80), reason: `longer than ${longestPattern} characters` })
    return null
  }
  try {
    const { RE2JS } = await import('re2js')
    const conditions = splitLookAheads(text).map(({ pattern: part, wanted }) => ({
      engine: RE2JS.compile(RE2JS.translateRegExp(part)),
      wanted,
    }))
    return (value) => conditions.every(({ engine, wanted }) => engine.test(value) === wanted)
  } catch (error) {
    report({ pattern: text, reason: reasonOf(error) })
    return null
  }
}
