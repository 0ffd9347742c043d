import type { TextStore } from '@parlour/api-client'
import { textDraft } from '@parlour/auth'
import type { FormDraft } from '@parlour/validation'

/** What a reload may keep of a deposit: a reference names a payment that was made, and is written once it is sure. */
const kept = { form: 'deposit', fields: ['way', 'bank', 'amount', 'promotion', 'declined'], longest: 64 } as const

/**
 * The draft of a deposit that was not sent, in the tab's storage; it ends with the session.
 *
 * @param account user name; other accounts do not read it
 * @returns the draft, for `useForm`
 * @example const draft = depositDraft(session.store, 'linhtran88')
 */
export const depositDraft = (store: TextStore, account: string): FormDraft => textDraft(store, account, kept)
