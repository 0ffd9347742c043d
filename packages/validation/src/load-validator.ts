import { createValidator, type Validator } from './create-validator.ts'
import type { PatternReporter } from './pattern/matcher.ts'
import type { PatternThreads } from './pattern/threads.ts'
import { isAmountRule, type FieldRule, type FormRules } from './rule.ts'

/** What server patterns need beside their rules. */
export interface PatternPorts {
  /** Hears of patterns that are left to the server. */
  readonly report?: PatternReporter | undefined
  /** Loads threads for the patterns that a page may not try, with the first of them; without them they are left to the server. */
  readonly threads?: (() => Promise<PatternThreads>) | undefined
}

/** The pattern of a rule, or null where any text will do: '*' means '.*' (VAL-06). */
const patternOf = ({ acceptedPattern }: FieldRule): string | null => {
  const pattern = acceptedPattern.trim()
  return ['', '*', '.*'].includes(pattern) ? null : pattern
}

/**
 * A validator with every server pattern compiled. Never rejects: a pattern that cannot be used here, or an engine that
 * does not load, is told to `report`, and the rest of the rule still holds. `hear` is told whenever a verdict has come
 * from a thread.
 */
export async function loadValidator(
  rules: FormRules,
  { report = () => undefined, threads }: PatternPorts = {},
  hear: () => void = () => undefined,
): Promise<Validator> {
  const patterns = Object.entries(rules).flatMap(([field, rule]) => {
    const pattern = isAmountRule(rule) || !rule.enabled ? null : patternOf(rule)
    return pattern === null ? [] : [{ field, pattern }]
  })
  if (patterns.length === 0) return createValidator(rules)
  try {
    const { compilePatterns } = await import('./pattern/compile-patterns.ts')
    return createValidator(rules, await compilePatterns(patterns, { report, threads, hear }))
  } catch (error) {
    for (const { pattern } of patterns) report({ pattern, reason: String(error) })
    return createValidator(rules)
  }
}

