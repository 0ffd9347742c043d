import type { I18nMessages } from '@parlour/i18n'
import { createUseText } from '@parlour/i18n/react'
import { issueMessage, type Issue, type ValidationMessages } from '@parlour/validation'
import type { AuthMessages } from '../messages.gen.ts'

/** The words of this package, of the rules it checks by, and of the failures of calls. */
export const useAuthText = createUseText<AuthMessages & I18nMessages & ValidationMessages>()

/** The sentence of an issue in the visitor's language, or undefined where there is no issue. */
export function useIssueText(): (issue: Issue | undefined) => string | undefined {
  const text = useAuthText()
  return (issue) => {
    if (!issue) return undefined
    const { id, values } = issueMessage(issue)
    return text.maybe(id, values) ?? text('validation.pattern')
  }
}
