import { randomUUID } from 'node:crypto'
import { joinByAffiliate } from '../agent/find-affiliate.ts'
import { grantBonus } from '../bonus/grant-bonus.ts'
import type { Database } from '../db/open-database.ts'
import { members } from '../db/tables/index.ts'
import { DomainError } from '../http/domain-error.ts'
import { memberAccount, openAccount } from '../ledger/accounts.ts'
import type { Phone } from '../sms/phone.ts'
import { tell } from '../support/tell-member.ts'
import { uplineOf } from './find-upline.ts'
import type { RegistrationFields } from './registration-fields.ts'

/** What a new account is made of. */
export interface NewMember {
  readonly username: string
  readonly fields: RegistrationFields
  readonly passwordRecord: string | null
  readonly paymentRecord: string | null
  readonly phone: Phone | null
  /** Whether the number was proved by a code. */
  readonly phoneVerified: boolean
  readonly referralCode: string
  /** Play money that it starts with, in minor units: nothing where the database is no demo. */
  readonly credit: number
  readonly now: number
}

const kept = ['payeeName', 'qqNum', 'line', 'whatsapp', 'zalo', 'facebook', 'wechat', 'idNumber', 'recommenderId'] as const

/** The contacts and the real name as they are kept; what was left empty is not. */
const contactsOf = (fields: RegistrationFields): string =>
  JSON.stringify(Object.fromEntries(kept.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))))

/** Play money for an account, in minor units, that the ledger calls what it is. */
export const demoMovement = (memberId: number, amount: number, at: number) => ({
  id: randomUUID(),
  kind: 'demo-credit' as const,
  note: 'Demo credit',
  at,
  lines: [
    { account: 'house/promotions', amount: -amount },
    { account: memberAccount(memberId), amount },
  ],
})

/**
 * Writes a new member with an account of play money, inside the transaction `tx`; answers the member id, or null when the
 * name is taken.
 * @throws DomainError register.affiliate.invalid
 */
export async function openMember(tx: Database, input: NewMember): Promise<number | null> {
  const { username, fields, phone, phoneVerified, credit, now } = input
  const upline = await uplineOf(tx, fields)
  const [member] = await tx
    .insert(members)
    .values({
      username,
      usernameKey: username.toLowerCase(),
      nickname: fields.nickname || username,
      type: upline?.affiliate?.type ?? 0,
      passwordRecord: input.passwordRecord,
      passwordSetAt: input.passwordRecord ? now : null,
      paymentRecord: input.paymentRecord,
      paymentSetAt: input.paymentRecord ? now : null,
      email: fields.email.toLowerCase() || null,
      mobile: phone?.key ?? null,
      dialingCode: phone?.dialingCode ?? null,
      mobileVerifiedAt: phone && phoneVerified ? now : null,
      fields: contactsOf(fields),
      uplineId: upline?.memberId ?? null,
      referralCode: input.referralCode,
      registeredAt: now,
    })
    .onConflictDoNothing({ target: members.usernameKey })
    .returning({ id: members.id })
  if (!member) return null
  await openAccount(tx, member.id)
  if (credit > 0)
    await grantBonus(tx, {
      memberId: member.id, amount: credit, kind: 'demo', note: 'Demo credit', wager: 0, playOnly: true, at: now, booked: 'demo-credit',
    })
  if (upline?.affiliate) await joinByAffiliate(tx, { affiliate: upline.affiliate, memberId: member.id, now })
  await tell(tx, { memberId: member.id, kind: 'account.welcome', values: { name: username }, at: now })
  return member.id
}

/** Refuses a name that another account has. */
export const nameTaken = (): DomainError => new DomainError('register.username.taken', { value: { field: 'username' } })
