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

const patternId = ({ field, patternId: id }: Issue): string =>
  id !== undefined && Number.isInteger(id) && id >= 0 && id < patternMessages
    ? `reg_pattern_${id}`
    : (patternOf[field] ?? 'validation.pattern')

const idOf = (issue: Issue): string => {
  if (issue.code === 'required') return requiredOf[issue.field] ?? 'validation.required'
  if (issue.code === 'mismatch') return 'validation.mismatch'
  if (issue.code === 'server') return issue.messageId ?? 'validation.pattern'
  return patternId(issue)
}

/** The sentence of an issue: the id of its message and what fills it. The same for every screen and language. */
export function issueMessage(issue: Issue): { readonly id: string; readonly values: MessageValues } {
  const bounds = boundsOf(freeText(false))
  return { id: idOf(issue), values: rangeValues(issue.min ?? bounds.min, issue.max ?? bounds.max) }
}
