import type { TextStore } from '@parlour/api-client'
import { textDraft } from '@parlour/auth'
import type { FormDraft } from '@parlour/validation'
import { messageLengths } from './message-lengths.ts'

/** What was written above the longest message stays as well: it is cut by its writer, not by a reload. */
const kept = {
  form: 'message',
  fields: ['recipient', 'title', 'content'],
  longest: messageLengths.content.max * 2,
} as const

/**
 * The draft of a message that was not sent, in the tab's storage; it ends with the session.
 *
 * @param store the tab's session storage
 * @param account user name; other accounts do not read it
 * @returns the draft, for `useForm`
 * @example const draft = messageDraft(sessionStore, 'linhtran88')
 */
export const messageDraft = (store: TextStore, account: string): FormDraft => textDraft(store, account, kept)
