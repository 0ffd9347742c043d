import { createValidator, type Validator } from './create-validator.ts'
import { compilePattern, type PatternReporter } from './pattern/compile-pattern.ts'
import type { RuleSet } from './rule.ts'

/**
 * A validator with every server pattern compiled. Never rejects: a pattern that cannot be used here, or an engine that
 * does not load, is told to `report`, and the rest of the rule still holds.
 */
export async function loadValidator(rules: RuleSet, report: PatternReporter = () => undefined): Promise<Validator> {
  const entries = Object.entries(rules)
    .filter(([, rule]) => rule.enabled)
    .map(async ([field, rule]) => [field, await compilePattern(rule.acceptedPattern, report)] as const)
  return createValidator(rules, Object.fromEntries(await Promise.all(entries)))
}
