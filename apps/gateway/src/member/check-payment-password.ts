import { eq } from 'drizzle-orm'
import { members } from '../db/tables/index.ts'
import type { Gateway } from '../gateway.ts'
import { Refusal } from '../http/refusal.ts'
import { forgetAttempts, withdrawAttempts } from '../limits/attempts.ts'
import { countHere } from '../limits/count-here.ts'
import { countUnlessFull } from '../limits/count-unless-full.ts'
import { subjectText, type Subject } from '../limits/full-windows.ts'

/** Who wants money moved, and the payment password they gave. */
export interface PaymentCheck {
  readonly memberId: number
  readonly password: string
  readonly now: number
}

/** What the limit counts for a member. */
export const paymentSubject = (memberId: number): Subject => ({ limit: 'payment.password', of: String(memberId) })

const locked = (wait: number, now: number): Refusal =>
  new Refusal('payment.password.locked', {
    status: 423,
    value: { expirationTime: now + wait },
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(wait / 1000))) },
  })

/**
 * Checks the payment password of a member. Call it BEFORE the transaction that moves the money: a try is counted by
 * itself, before its password is looked at, so that it counts although nothing is moved, and an embedded database has one
 * connection.
 * @throws Refusal not.exists.payment.password, invalid.payment.pw (value.triesLeft), payment.password.locked (423),
 * TOO_MANY_REQUESTS
 */
export async function checkPaymentPassword(gateway: Gateway, { memberId, password, now }: PaymentCheck): Promise<void> {
  const { db, passwords } = gateway
  const [member] = await db.select({ record: members.paymentRecord }).from(members).where(eq(members.id, memberId))
  if (!member?.record) throw new Refusal('not.exists.payment.password')
  countHere(gateway, { limit: 'password.work', of: String(memberId) })
  const subject = paymentSubject(memberId)
  const { full, noted, room } = await countUnlessFull(gateway, [subject], now)
  if (full) throw locked(full.wait, now)
  const fits = await passwords.check(password, member.record, { playing: true }).catch(async (error: unknown) => {
    await withdrawAttempts(db, noted)
    throw error
  })
  if (fits) return forgetAttempts(db, [subjectText(subject)])
  throw new Refusal('invalid.payment.pw', { value: { triesLeft: (room.get(subjectText(subject)) ?? 1) - 1 } })
}
