import type { TextStore } from '@parlour/api-client'
import { formDraftName } from './session-store.ts'

/** What an account began in the forms of a tab, each form under a name of its own. */
export interface FormDrafts {
  /** As it was kept; undefined where nothing was, and where it cannot be read. */
  read(form: string): unknown
  keep(form: string, value: object): void
  clear(form: string): void
}

type Forms = Readonly<Record<string, unknown>>

/**
 * The drafts of forms in the tab's storage: they outlive a reload, and end with the session.
 *
 * @param store the tab's session storage
 * @param account user name; other accounts do not read them, and the first draft of another account replaces them
 * @returns the drafts
 * @example formDrafts(sessionStore, 'linhtran88').keep('deposit', { amount: '500' })
 */
export function formDrafts(store: TextStore, account: string): FormDrafts {
  const all = (): Forms => {
    try {
      const kept: Forms = Object(JSON.parse(store.get(formDraftName) ?? '{}'))
      return kept['account'] === account ? Object(kept['forms']) : {}
    } catch {
      return {}
    }
  }
  const write = (forms: Forms) =>
    Object.keys(forms).length > 0
      ? store.set(formDraftName, JSON.stringify({ account, forms }))
      : store.remove(formDraftName)
  return {
    read: (form) => all()[form],
    keep: (form, value) => write({ ...all(), [form]: value }),
    clear(form) {
      const { [form]: _cleared, ...others } = all()
      write(others)
    },
  }
}
