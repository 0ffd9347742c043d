import type { TextStore } from '@parlour/api-client'
import type { FormDraft, FormValues } from '@parlour/validation'
import { formDrafts } from './form-drafts.ts'

/** What a form of texts keeps. */
export interface TextDraftOptions {
  /** Name of the form among those of a tab. */
  readonly form: string
  /** The fields that are kept; others end with the page. */
  readonly fields: readonly string[]
  /** The longest text that is kept, in UTF-16 units. */
  readonly longest: number
}

/**
 * The draft of a form of texts that was not sent, in the tab's storage; it ends with the session.
 *
 * @param account user name; other accounts do not read it
 * @returns the draft, for `useForm`; what cannot be read is empty
 * @example textDraft(session.store, 'linhtran88', { form: 'deposit', fields: ['amount'], longest: 64 })
 */
export function textDraft(store: TextStore, account: string, { form, fields, longest }: TextDraftOptions): FormDraft {
  const drafts = formDrafts(store, account)
  const texts = (value: unknown): FormValues =>
    Object.fromEntries(
      Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
        (entry): entry is [string, string] =>
          fields.includes(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '' && entry[1].length <= longest,
      ),
    )
  return {
    read: () => texts(drafts.read(form)),
    keep: (values) => drafts.keep(form, texts(values)),
    clear: () => drafts.clear(form),
  }
}
