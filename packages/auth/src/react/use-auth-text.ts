import { createUseText } from '@parlour/i18n/react'
import type failures from '@parlour/i18n/messages/EN.json'
import { issueMessage, type Issue } from '@parlour/validation'
import type validation from '@parlour/validation/messages/EN.json'
import type auth from '../../messages/EN.json'

/** The words of this package, of the rules it checks by, and of the failures of calls. */
export const useAuthText = createUseText<keyof typeof auth | keyof typeof failures | keyof typeof validation>()

/** The sentence of an issue in the visitor's language, or undefined where there is no issue. */
export function useIssueText(): (issue: Issue | undefined) => string | undefined {
  const text = useAuthText()
  return (issue) => {
    if (!issue) return undefined
    const { id, values } = issueMessage(issue)
    return text.maybe(id, values) ?? text('validation.pattern')
  }
}
