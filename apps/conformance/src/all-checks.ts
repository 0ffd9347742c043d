import type { Check } from './check.ts'
import { subjects } from './inputs/subjects.ts'
import { answerRules } from './rules/answers.ts'
import { effectRules } from './rules/effects.ts'
import { envelopeRules } from './rules/envelopes.ts'
import { requestRules } from './rules/requests.ts'
import { checksOf } from './rules/rule.ts'
import { tokenRules } from './rules/tokens.ts'
import { everyCall } from './rules/every-call.ts'
import { lastScenarios, scenarios } from './scenarios/index.ts'

const rules = [...answerRules, ...tokenRules, ...requestRules, ...effectRules, ...envelopeRules]

/**
 * What must hold: the stories first, then every rule for every
 * call it applies to, at last what the run has seen in all.
 */
export const allChecks: readonly Check[] = [
  ...scenarios,
  ...rules.flatMap((rule) => checksOf(rule, subjects)),
  ...lastScenarios,
  everyCall,
]
