import { createValidator, type Validator } from './create-validator.ts'
import type { PatternReporter } from './pattern/matcher.ts'
import type { PatternThreads } from './pattern/threads.ts'
import { isAmountRule, type FieldRule, type FormRules } from './rule.ts'

/** What server patterns need beside their rules. */
export interface PatternPorts {
  /** Called with patterns that are left to the server. */
  readonly report?: PatternReporter | undefined
  /**
   * Loads threads for the patterns that a page may not try, with
   * the first of them; without them they are left to the server.
   */
  readonly threads?: (() => Promise<PatternThreads>) | undefined
}

/** The pattern of a rule, or null where any text will do: '*' means '.*' (VAL-06). */
const patternOf = ({ acceptedPattern }: FieldRule): string | null => {
  const pattern = acceptedPattern.trim()
  return ['', '*', '.*'].includes(pattern) ? null : pattern
}

/**
 * Makes a validator with every server pattern compiled. It never rejects: a pattern that cannot run here, or an engine
 * that does not load, goes to `report`, and the lengths of its rule still count.
 *
 * @param rules rules by field name
 * @param ports `report` receives patterns that are left to the
 *   server; `threads` runs patterns that could block the page
 * @param onSettle called whenever a verdict arrives from a thread
 * @returns the validator
 * @example
 * const validator = await loadValidator(rules, { report: ({ pattern, reason }) => log(pattern, reason) })
 * validator.check('username', { username: '1abc' })?.code // 'pattern'
 */
export async function loadValidator(
  rules: FormRules,
  { report = () => undefined, threads }: PatternPorts = {},
  onSettle: () => void = () => undefined,
): Promise<Validator> {
  const patterns = Object.entries(rules).flatMap(([field, rule]) => {
    const pattern = isAmountRule(rule) || !rule.enabled ? null : patternOf(rule)
    return pattern === null ? [] : [{ field, pattern }]
  })
  if (patterns.length === 0) return createValidator(rules)
  try {
    const { compilePatterns } = await import('./pattern/compile-patterns.ts')
    return createValidator(rules, await compilePatterns(patterns, { report, threads, onSettle }))
  } catch (error) {
    for (const { pattern } of patterns) report({ pattern, reason: String(error) })
    return createValidator(rules)
  }
}
