import type { TextStore } from '@parlour/api-client'

/** The codes a visitor came with; each null when there is none. */
export interface Referral {
  readonly affiliateCode: string | null
  readonly referralCode: string | null
  /** The domain that belongs to the affiliate code. */
  readonly domain: string | null
}

const codeForm = /^[\w.-]{1,64}$/

/**
 * The codes of a visitor: from the query of the address (`?affiliateCode=…&referralCode=…`), else as kept before. What
 * the query says is kept in the store for the pages that follow (REG-10). What is no code is passed over.
 */
export function keepReferral(query: string, store: TextStore): Referral {
  const params = new URLSearchParams(query)
  const codeOf = (name: keyof Referral): string | null => {
    const given = params.get(name)
    if (!given || !codeForm.test(given)) return store.get(name)
    store.set(name, given)
    return given
  }
  return { affiliateCode: codeOf('affiliateCode'), referralCode: codeOf('referralCode'), domain: codeOf('domain') }
}

/** Drops a kept code that nobody stands behind, so that no later page sends it. */
export const forgetReferral = (store: TextStore, code: 'affiliateCode' | 'referralCode'): void => {
  store.remove(code)
  if (code === 'affiliateCode') store.remove('domain')
}
