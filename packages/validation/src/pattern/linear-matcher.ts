import { NotLinear, withoutPairs } from './pattern-text.ts'
import type { Matcher } from './matcher.ts'
import { splitLookAheads } from './split-look-aheads.ts'
import { translatePattern } from './translate-pattern.ts'

/**
 * Programs of more steps may take longer than a key press may: measured, 255 characters through 300 steps take 15 ms.
 */
const mostSteps = 300

/**
 * A matcher that takes time linear in the text, in the page itself.
 * The engine is large and loads with the first pattern that needs it.
 * @throws NotLinear for a pattern that it cannot read, or that is too large for a page
 */
export async function linearMatcher(pattern: string): Promise<Matcher> {
  const parts = splitLookAheads(pattern).map(({ pattern: part, wanted }) => ({ ...translatePattern(part), wanted }))
  const steps = parts.reduce((sum, { size }) => sum + size, 0)
  if (steps > mostSteps) throw new NotLinear(`about ${steps} steps`)
  const { RE2JS } = await import('re2js')
  const conditions = parts.map(({ source, wanted }) => ({ engine: RE2JS.compile(source), wanted }))
  return (text) => {
    const units = withoutPairs(text)
    return conditions.every(({ engine, wanted }) => engine.test(units) === wanted)
  }
}
