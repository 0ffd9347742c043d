import { and, eq, inArray, isNull } from 'drizzle-orm'
import { members, sessions } from '../../../kernel/db/index.ts'
import type { Database } from '../../../kernel/db/index.ts'
import { demoAccountType, hashOf } from '../../../kernel/http/index.ts'
import { demoAccounts, demoPaymentPassword } from './names.ts'

const day = 86_400_000
const mobiles: Readonly<Record<string, string>> = {
  linhtran88: '9170000188',
  marcobay01: '9170000101',
  aprilsol22: '9170000122',
}
const avatars: Readonly<Record<string, string>> = { linhtran88: '3', marcobay01: '7', aprilsol22: '5' }

/**
 * Gives the demo accounts that have none a payment password, a number, an address, a picture, and a login of yesterday.
 */
export async function seedGuards(
  tx: Database,
  { now, makePassword }: { now: number; makePassword: (password: string) => Promise<string> },
): Promise<void> {
  const demo = demoAccounts.filter(({ type }) => type !== demoAccountType).map(({ username }) => username)
  const waiting = await tx
    .select({ id: members.id, username: members.username })
    .from(members)
    .where(and(inArray(members.usernameKey, demo), isNull(members.paymentRecord), isNull(members.mobile)))
  if (waiting.length === 0) return
  const paymentRecord = await makePassword(demoPaymentPassword)
  for (const { id, username } of waiting) {
    const since = now - 60 * day
    await tx
      .update(members)
      .set({
        paymentRecord,
        paymentSetAt: since,
        passwordSetAt: since,
        mobile: `63${mobiles[username] ?? ''}`,
        dialingCode: '63',
        mobileVerifiedAt: since,
        email: `${username}@example.com`,
        emailVerifiedAt: since,
        avatar: avatars[username] ?? '0',
      })
      .where(eq(members.id, id))
    const yesterday = now - day
    await tx.insert(sessions).values({
      tokenHash: hashOf(`seed/${username}`),
      memberId: id,
      network: '203.0.113',
      createdAt: yesterday,
      seenAt: yesterday,
      revoked: true,
    })
  }
}
