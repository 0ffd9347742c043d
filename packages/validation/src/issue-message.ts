import { boundsOf, freeText } from './rule.ts'
import type { Issue } from './issue.ts'
import { rangeValues, type MessageValues } from './range-values.ts'

/** How many pattern messages there are: numbers 0 to 24. */
export const patternMessages = 25

const requiredOf: Readonly<Record<string, string>> = { verificationCode: 'enter_verification_code' }

const patternOf: Readonly<Record<string, string>> = {
  payeeName: 'in_payeeName_error',
  mobileNum: 'in_mobileNum_error',
  verificationCode: 'enter_verification_code',
  affiliateCode: 'invitation_code_error',
}

/** A sentence: the id of its message and what fills it. */
export interface IssueSentence {
  readonly id: string
  readonly values: MessageValues
}

const patternId = ({ field, patternId: id }: Issue): string =>
  id !== undefined && Number.isInteger(id) && id >= 0 && id < patternMessages
    ? `reg_pattern_${id}`
    : (patternOf[field] ?? 'validation.pattern')

const idOf = (issue: Issue): string => {
  if (issue.code === 'required') return requiredOf[issue.field] ?? 'validation.required'
  if (issue.code === 'server') return issue.messageId ?? 'validation.pattern'
  return issue.code === 'pattern' ? patternId(issue) : `validation.${issue.code}`
}

const amounts: ReadonlySet<Issue['code']> = new Set(['least', 'most', 'step'])

/**
 * The message of an issue.
 *
 * @param amountText formats minor units in the visitor's language and currency
 * @returns message id and values
 * @example
 * const { id, values } = issueMessage(issue, (minor) => format.money(minor, 'PHP'))
 * text.maybe(id, values)
 */
export function issueMessage(issue: Issue, amountText: (minor: number) => string = String): IssueSentence {
  const bounds = boundsOf(freeText(false))
  const id = idOf(issue)
  if (amounts.has(issue.code)) return { id, values: { amount: amountText(issue.min ?? issue.max ?? 0) } }
  return { id, values: rangeValues(issue.min ?? bounds.min, issue.max ?? bounds.max) }
}
