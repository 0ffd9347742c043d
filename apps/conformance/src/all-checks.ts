import type { Check } from './check.ts'
import { subjects } from './inputs/subjects.ts'
import { answerRules, goodAnswer, otherMethods } from './rules/answers.ts'
import { effectRules } from './rules/effects.ts'
import { envelopeRules } from './rules/envelopes.ts'
import { requestRules } from './rules/requests.ts'
import { checksOf } from './rules/rule.ts'
import { tokenRules } from './rules/tokens.ts'
import { everyCall } from './rules/every-call.ts'
import { lastScenarios, scenarios } from './scenarios/index.ts'

const rules = [...answerRules, ...tokenRules, ...requestRules, ...effectRules, ...envelopeRules]

const pairs = rules.flatMap((rule) => checksOf(rule, subjects))
/** The rules by which every call is answered once, and refused once. */
const forEveryCall: ReadonlySet<string> = new Set([goodAnswer.title, otherMethods.title])

/** The stories, every call answered and refused once, and of the other pairs of a rule and a call those that are taken. */
export function checksWith(take: (pairs: readonly Check[]) => readonly Check[]): Check[] {
  const taken = new Set(take(pairs.filter(({ title }) => !forEveryCall.has(title))))
  return [
    ...scenarios,
    ...pairs.filter((check) => forEveryCall.has(check.title) || taken.has(check)),
    ...lastScenarios,
    everyCall,
  ]
}

/** What must hold: the stories first, then every rule for every call it applies to, at last what the run has seen in all. */
export const allChecks: readonly Check[] = checksWith((all) => all)
