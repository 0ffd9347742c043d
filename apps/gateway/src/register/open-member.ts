import { randomUUID } from 'node:crypto'
import type { register, ServedRequestOf } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { members } from '../db/tables/index.ts'
import { Refusal } from '../http/refusal.ts'
import { memberAccount, openAccount } from '../ledger/accounts.ts'
import { postTransfers } from '../ledger/post-transfer.ts'

/** Play money that a new account starts with, in minor units. */
export const demoCredit = 100_000

/** What a new account is made of. */
export interface NewMember {
  readonly request: ServedRequestOf<typeof register>
  readonly passwordRecord: string
  readonly referralCode: string
  readonly now: number
}

async function uplineOf(db: Database, code: string): Promise<number | null> {
  if (!code) return null
  const [row] = await db.select({ id: members.id }).from(members).where(eq(members.referralCode, code.toUpperCase()))
  if (!row) throw new Refusal('register.affiliate.invalid', { value: { field: 'affiliateCode' } })
  return row.id
}

/**
 * Writes a new member with an account of play money, inside the transaction `tx`; answers the member id.
 * @throws Refusal register.username.taken, register.affiliate.invalid
 */
export async function openMember(tx: Database, { request, passwordRecord, referralCode, now }: NewMember): Promise<number> {
  const uplineId = await uplineOf(tx, request.affiliateCode || request.referralCode)
  const { payeeName, email, countryDialingCode } = request
  const [member] = await tx
    .insert(members)
    .values({
      username: request.username,
      usernameKey: request.username.toLowerCase(),
      nickname: request.username,
      type: 0,
      passwordRecord,
      fields: JSON.stringify({ payeeName, email, countryDialingCode }),
      uplineId,
      referralCode,
      registeredAt: now,
    })
    .onConflictDoNothing({ target: members.usernameKey })
    .returning({ id: members.id })
  if (!member) throw new Refusal('register.username.taken', { value: { field: 'username' } })
  await openAccount(tx, member.id)
  await postTransfers(tx, [
    {
      id: randomUUID(),
      kind: 'demo-credit',
      note: 'Demo credit',
      at: now,
      lines: [
        { account: 'house/promotions', amount: -demoCredit },
        { account: memberAccount(member.id), amount: demoCredit },
      ],
    },
  ])
  return member.id
}
