import type { FormDraft } from '@parlour/validation'

const nothing: FormDraft = { read: () => ({}), keep: () => undefined, clear: () => undefined }

/**
 * The draft of a deposit that begins with the promotion which the address names, whatever was chosen before; once
 * another or none is chosen, that choice outlives a reload of the same address.
 *
 * @param draft what was typed before; undefined where nothing is kept
 * @param promotion id of the promotion; undefined leaves the draft as it is
 * @returns the draft
 * @example withPromotion(depositDraft(store, 'linhtran88'), '105')
 */
export function withPromotion(draft: FormDraft | undefined, promotion: string | undefined): FormDraft | undefined {
  if (promotion === undefined) return draft
  const { read, keep, clear } = draft ?? nothing
  return {
    read: () => {
      const kept = read()
      return kept['declined'] === promotion ? kept : { ...kept, promotion }
    },
    keep: (values) => keep(values['promotion'] === promotion ? values : { ...values, declined: promotion }),
    clear,
  }
}
