import type { TextStore } from '@parlour/api-client'
import * as v from 'valibot'
import type { Referral } from './referral.ts'

const entryName = 'parlour:1:referral'

const code = v.fallback(v.nullable(v.string()), null)
const entry = v.object({
  affiliateCode: code,
  referralCode: code,
  domain: code,
  damaged: v.optional(v.object({ affiliateCode: v.optional(v.string()), referralCode: v.optional(v.string()) })),
})

/** Earlier versions kept each code under a name of its own. */
const formerNames = ['affiliateCode', 'referralCode', 'domain'] as const

function readEntry(text: string): Referral {
  try {
    return v.parse(entry, JSON.parse(text))
  } catch {
    return { affiliateCode: null, referralCode: null, domain: null }
  }
}

/** The codes that are kept: all of one link. */
export function readReferral(store: TextStore): Referral {
  const text = store.get(entryName)
  if (text !== null) return readEntry(text)
  const [affiliateCode, referralCode, domain] = formerNames.map((name) => store.get(name))
  return { affiliateCode: affiliateCode ?? null, referralCode: referralCode ?? null, domain: domain ?? null }
}

/** Keeps the codes of one link in the place of all that were kept. */
export function writeReferral(store: TextStore, referral: Referral): void {
  for (const name of formerNames) store.remove(name)
  const { affiliateCode, referralCode, damaged } = referral
  if (affiliateCode === null && referralCode === null && !damaged) store.remove(entryName)
  else store.set(entryName, JSON.stringify(referral))
}
