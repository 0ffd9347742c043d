import { and, eq } from 'drizzle-orm'
import { socialIdentities } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError, demoAccountType } from '../../kernel/http/index.ts'
import { madeNames } from '../register/made-names.ts'
import { visitorOf } from '../register/count-opening.ts'
import { nameTaken, openMember } from '../register/open-member.ts'
import { memberByMobile } from '../session/member-by-login.ts'
import { claimMobile, phoneOf } from '../../kernel/sms/index.ts'
import type { SocialCall } from './login-social.ts'
import { noFields } from './no-fields.ts'
import { spendToken } from '../otp/spend-token.ts'
import type { Identity } from '../../kernel/ports/index.ts'

/** Who came in, and whether the account is new. */
export interface Entered {
  readonly memberId: number
  readonly opened: boolean
}

/** The member that an identity belongs to, by its link or by its verified number; null when it belongs to none. */
export async function findByIdentity(db: Database, { issuer, subject, phone }: Identity): Promise<number | null> {
  if (phone) return (await memberByMobile(db, phone))?.id ?? null
  const mine = and(eq(socialIdentities.issuer, issuer), eq(socialIdentities.subject, subject))
  const [row] = await db.select({ memberId: socialIdentities.memberId }).from(socialIdentities).where(mine)
  return row?.memberId ?? null
}

async function open(tx: Database, call: SocialCall, phone: string | null): Promise<number> {
  const { gateway, request, now } = call
  if (phone) await claimMobile(tx, phone)
  const fields = { ...noFields, affiliateCode: request.affiliateCode, referralCode: request.referralCode }
  const referralCode = Buffer.from(gateway.random.bytes(5)).toString('hex').toUpperCase()
  const made = {
    nickname: '',
    fields,
    passwordRecord: null,
    paymentRecord: null,
    phone: phone ? phoneOf('', `+${phone}`) : null,
    phoneVerified: phone !== null,
    referralCode,
    visitor: visitorOf(call),
    now,
  }
  for (const username of madeNames(gateway.random)) {
    const memberId = await openMember(tx, gateway.ports, {
      ...made,
      username,
      credit: gateway.config.welcomeCredit,
    })
    if (memberId !== null) return memberId
  }
  throw nameTaken()
}

/**
 * Uses the token up and finds who it is, ties it to who is logged in, or opens an account, inside the transaction `tx`.
 * An identity is one member's: it is never moved from one to another.
 * @throws DomainError social.token.invalid, social.account.unknown, register.affiliate.invalid, mobile.taken
 */
export async function enterByIdentity(
  tx: Database,
  call: SocialCall,
  identity: Identity,
  hash: string,
): Promise<Entered> {
  const { request, session, now } = call
  await spendToken(tx, { hash, until: identity.until })
  const known = await findByIdentity(tx, identity)
  if (known !== null) return { memberId: known, opened: false }
  const mine = request.link && session && session.type !== demoAccountType && !identity.phone ? session.memberId : null
  if (mine === null && !request.agreed)
    throw new DomainError('social.account.unknown', { value: { provider: request.provider } })
  const memberId = mine ?? (await open(tx, call, identity.phone))
  const { issuer, subject, phone } = identity
  if (!phone) {
    const [row] = await tx
      .insert(socialIdentities)
      .values({ issuer, subject, memberId, linkedAt: now })
      .onConflictDoNothing()
      .returning()
    if (!row) throw new DomainError('system.busy')
  }
  return { memberId, opened: mine === null }
}
