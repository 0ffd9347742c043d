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
 * Reads affiliate and referral codes from the address and stores them for the following pages (REG-10).
 *
 * @param query the query of the address, such as `?affiliateCode=A1B2C3`; values that are no code are ignored
 * @returns the codes of the address, else the stored ones
 * @example const referral = storeReferral(location.search, session.store)
 */
export function storeReferral(query: string, store: TextStore): Referral {
  const params = new URLSearchParams(query)
  const codeOf = (name: keyof Referral): string | null => {
    const given = params.get(name)
    if (!given || !codeForm.test(given)) return store.get(name)
    store.set(name, given)
    return given
  }
  return { affiliateCode: codeOf('affiliateCode'), referralCode: codeOf('referralCode'), domain: codeOf('domain') }
}

/**
 * Removes a stored code that does not exist, so that no later page sends it.
 *
 * @example forgetReferral(session.store, 'affiliateCode')
 */
export const forgetReferral = (store: TextStore, code: 'affiliateCode' | 'referralCode'): void => {
  store.remove(code)
  if (code === 'affiliateCode') store.remove('domain')
}
