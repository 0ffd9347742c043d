import { eq } from 'drizzle-orm'
import { findAffiliate, type Affiliate } from './find-affiliate.ts'
import { members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'

/** Whose downline a new member becomes, and through which link of an agent. */
export interface Upline {
  readonly memberId: number
  readonly affiliate: Affiliate | null
}

/** Whose code it is: that of an agent's link, or of a member; null for an unknown code. */
export async function findUpline(db: Database, code: string): Promise<Upline | null> {
  const affiliate = await findAffiliate(db, code)
  if (affiliate) return { memberId: affiliate.uplineId, affiliate }
  const [row] = await db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.referralCode, code.trim().toUpperCase()))
  return row ? { memberId: row.id, affiliate: null } : null
}

/**
 * The upline that a registration names: by its affiliate code, else by its referral code.
 * @throws DomainError register.affiliate.invalid
 */
export async function uplineOf(
  db: Database,
  { affiliateCode, referralCode }: { affiliateCode: string; referralCode: string },
): Promise<Upline | null> {
  const field = affiliateCode ? 'affiliateCode' : 'referralCode'
  const code = affiliateCode || referralCode
  if (!code) return null
  const upline = await findUpline(db, code)
  if (!upline) throw new DomainError('register.affiliate.invalid', { value: { field } })
  return upline
}
