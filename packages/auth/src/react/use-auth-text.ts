import type { I18nSlots } from '@parlour/i18n'
import { createUseText } from '@parlour/i18n/react'
import { issueMessage, type Issue, type ValidationSlots } from '@parlour/validation'
import type { AuthSlots } from '../slots.ts'

/** The words of this package, of the rules it checks by, and of the failures of calls. */
export const useAuthText = createUseText<AuthSlots & I18nSlots & ValidationSlots>()

/** The sentence of an issue in the visitor's language, or undefined where there is no issue. */
export function useIssueText(): (issue: Issue | undefined) => string | undefined {
  const text = useAuthText()
  return (issue) => {
    if (!issue) return undefined
    const { id, values } = issueMessage(issue)
    return text.maybe(id, values) ?? text('validation.pattern')
  }
}
