import type { TextStore } from '@parlour/api-client'
import { readLinkCode } from './link-code.ts'
import { readReferral, writeReferral } from './stored-referral.ts'

/** A code that a visitor may come with: of an agent, or of a friend. */
export type ReferralCode = 'affiliateCode' | 'referralCode'

/** The codes a visitor came with, all of one link; each null when there is none. */
export interface Referral {
  readonly affiliateCode: string | null
  readonly referralCode: string | null
  /** The domain that belongs to the affiliate code. */
  readonly domain: string | null
  /** What is left of codes that cannot be read, for the visitor to mend; it may be empty. */
  readonly damaged?: { readonly [code in ReferralCode]?: string | undefined } | undefined
}

/**
 * Reads affiliate and referral codes from the address and stores them for the following pages (REG-10). A link with a
 * code takes the place of an earlier one as a whole, also where its code is damaged.
 *
 * @param query the query of the address, such as `?affiliateCode=A1B2C3`
 * @returns the codes of the address where it has any, else the stored ones
 * @example const referral = storeReferral(location.search, deviceStore)
 */
export function storeReferral(query: string, store: TextStore): Referral {
  const params = new URLSearchParams(query)
  const [byAgent, byFriend] = [readLinkCode(params.get('affiliateCode')), readLinkCode(params.get('referralCode'))]
  if (!byAgent && !byFriend) return readReferral(store)
  const damaged = { affiliateCode: byAgent?.damaged, referralCode: byFriend?.damaged }
  const referral: Referral = {
    affiliateCode: byAgent?.code ?? null,
    referralCode: byFriend?.code ?? null,
    domain: (byAgent?.code && readLinkCode(params.get('domain'))?.code) || null,
    ...(byAgent?.code === null || byFriend?.code === null ? { damaged } : {}),
  }
  writeReferral(store, referral)
  return referral
}

/**
 * Removes a stored code that does not exist, so that no later page sends it.
 *
 * @example forgetReferral(deviceStore, 'affiliateCode')
 */
export function forgetReferral(store: TextStore, code: ReferralCode): void {
  const kept = readReferral(store)
  writeReferral(store, { ...kept, [code]: null, ...(code === 'affiliateCode' ? { domain: null } : {}) })
}
