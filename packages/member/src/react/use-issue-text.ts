import type { I18nMessages } from '@parlour/i18n'
import { createUseText } from '@parlour/i18n/react'
import { issueMessage, type Issue, type ValidationMessages } from '@parlour/validation'
import type { MemberMessages } from '../messages.gen.ts'

const useText = createUseText<MemberMessages & I18nMessages & ValidationMessages>()

/** The sentence of what is wrong with a field; undefined where nothing is. */
export function useIssueText(): (issue: Issue | undefined) => string | undefined {
  const text = useText()
  return (issue) => {
    if (!issue) return undefined
    const { id, values } = issueMessage(issue)
    return text.maybe(id, values) ?? text('validation.pattern')
  }
}
