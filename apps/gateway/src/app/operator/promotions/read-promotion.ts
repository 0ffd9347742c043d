import * as v from 'valibot'
import type { PromotionTerms, PromotionType } from '../../../kernel/db/index.ts'
import { CommandError } from '../command.ts'
import { promotionForm, type PromotionForm } from './promotion-form.ts'

/**
 * Types whose bonus is paid once it was played through: it would
 * be given without play else, beside the sum of all rates.
 */
const paidAfterPlay: readonly PromotionType[] = ['DEPOSIT', 'REFERRAL']

const whole = (path: string | null): string => path ?? 'file'

/** What is wrong with terms beside its single fields, one line each. */
function wrongTerms({ rule: { type }, terms }: PromotionForm): string[] {
  if (type === 'NEW_REGISTER') return terms ? [`terms: null is needed, since ${type} gives no bonus`] : []
  if (!terms) return [`terms: ${type} needs them`]
  const isLater = paidAfterPlay.includes(type)
  return [
    isLater && terms.multiple < 1 && `terms.multiple: ${type} is paid after play, from 1`,
    isLater && terms.days === null && `terms.days: ${type} is paid after play within so many days`,
    isLater && terms.playOnly && `terms.playOnly: ${type} is paid after play`,
    type !== 'DEPOSIT' && terms.on !== 'bonus' && `terms.on: ${type} comes without a deposit, so it must be bonus`,
    ...terms.excluded
      .filter((category) => category in terms.weights)
      .map((category) => `terms.weights.${category}: the category is excluded`),
  ].filter((line) => line !== false)
}

/** Reads the file of a promotion. @throws CommandError with a line for each wrong field */
export function readPromotion(input: unknown): PromotionForm {
  const { success, output, issues } = v.safeParse(promotionForm, input)
  if (!success)
    throw new CommandError(
      issues
        .map((issue) => {
          const isUnknown = issue.type === 'strict_object' && issue.expected === 'never'
          const isMissing = issue.type === 'strict_object' && issue.input === undefined
          const message = isUnknown ? 'there is no such field' : isMissing ? 'it is missing' : issue.message
          return `${whole(v.getDotPath(issue))}: ${message}`
        })
        .join('\n'),
    )
  const wrong = wrongTerms(output)
  if (output.end !== null && output.end <= output.start) wrong.push('end: it must be after the start')
  if (wrong.length > 0) throw new CommandError(wrong.join('\n'))
  return output
}

/** The terms of a form as they are kept. */
export function termsIn({ rule, terms }: PromotionForm): PromotionTerms | null {
  if (!terms) return null
  return {
    ...terms,
    locked: paidAfterPlay.includes(rule.type),
    minDeposit: rule.type === 'DEPOSIT' ? rule.minimumDeposit : null,
  }
}
