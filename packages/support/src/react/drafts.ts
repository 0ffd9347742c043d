import { createFormDraft } from '@parlour/validation'

type Draft = ReturnType<typeof createFormDraft>

/** Drafts of one form, each account its own: one member does not see what another began on the same page. */
export const createDrafts = () => {
  const drafts = new Map<string, Draft>()
  return (account: string): Draft => {
    const draft = drafts.get(account) ?? createFormDraft([])
    drafts.set(account, draft)
    return draft
  }
}
