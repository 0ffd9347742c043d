import type { TextStore } from '@parlour/api-client'
import { formDrafts } from '@parlour/auth'
import type { FormDraft, FormValues } from '@parlour/validation'

const form = 'deposit'

/** What a reload may keep of a deposit: a reference names a payment that was made, and is written once it is sure. */
const keptFields = ['way', 'bank', 'amount', 'promotion', 'declined'] as const

const texts = (value: unknown): FormValues => {
  const given = Object.entries(typeof value === 'object' && value !== null ? value : {})
  return Object.fromEntries(
    given.filter(
      (entry): entry is [string, string] =>
        (keptFields as readonly string[]).includes(entry[0]) && typeof entry[1] === 'string' && entry[1].length <= 64,
    ),
  )
}

/**
 * The draft of a deposit that was not sent, in the tab's storage; it ends with the session.
 *
 * @param account user name; other accounts do not read it
 * @returns the draft, for `useForm`
 * @example const draft = depositDraft(session.store, 'linhtran88')
 */
export function depositDraft(store: TextStore, account: string): FormDraft {
  const drafts = formDrafts(store, account)
  return {
    read: () => texts(drafts.read(form)),
    keep: (values) =>
      drafts.keep(form, Object.fromEntries(Object.entries(texts(values)).filter(([, text]) => text !== ''))),
    clear: () => drafts.clear(form),
  }
}
