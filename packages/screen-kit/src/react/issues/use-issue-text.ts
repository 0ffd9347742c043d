import type { I18nMessages } from '@parlour/i18n'
import { createUseText } from '@parlour/i18n/react'
import { issueMessage, type Issue, type ValidationMessages } from '@parlour/validation'

const useText = createUseText<I18nMessages & ValidationMessages>()

/**
 * The words of what is wrong with a field, in the language of the page.
 *
 * @returns the sentence of an issue; undefined where there is none
 * @example <TextField {...form.bind('email')} error={useIssueText()(form.issues.email)} />
 */
export function useIssueText(): (issue: Issue | undefined) => string | undefined {
  const text = useText()
  return (issue) => {
    if (!issue) return undefined
    const { id, values } = issueMessage(issue)
    return text.maybe(id, values) ?? text('validation.pattern')
  }
}
