import { eq } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { countHere, trySecret } from '../../kernel/limits/index.ts'
import type { LimitKey } from '../../kernel/limits/index.ts'

/** Who wants money moved, and the payment password they gave. */
export interface PaymentCheck {
  readonly memberId: number
  readonly password: string
  readonly now: number
}

/** What the limit counts for a member. */
export const paymentSubject = (memberId: number): LimitKey => ({ limit: 'payment.password', of: String(memberId) })

const locked = (wait: number, now: number): DomainError =>
  new DomainError('payment.password.locked', {
    value: { expirationTime: now + wait },
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(wait / 1000))) },
  })

/**
 * Refuses a payment password while as many are being looked at
 * as may be wrong; the member may ask again after a second.
 */
const beingChecked = (): DomainError => new DomainError('wallet.transfer.running', { headers: { 'Retry-After': '1' } })

/**
 * Checks the payment password of a member. Call it BEFORE the transaction that moves the money: a try is noted by
 * itself, before its password is looked at, so that it counts although nothing is moved, and an embedded database has
 * one connection. Only wrong passwords lock; right ones that come at once wait for each other.
 * @throws DomainError not.exists.payment.password, invalid.payment.pw (value.triesLeft), payment.password.locked,
 * wallet.transfer.running, TOO_MANY_REQUESTS
 */
export async function checkPaymentPassword(gateway: Gateway, { memberId, password, now }: PaymentCheck): Promise<void> {
  const { db, passwords } = gateway
  const [member] = await db.select({ record: members.paymentRecord }).from(members).where(eq(members.id, memberId))
  if (!member?.record) throw new DomainError('not.exists.payment.password')
  countHere(gateway, { limit: 'password.work', of: String(memberId) })
  const tried = await trySecret(gateway, paymentSubject(memberId), now, () =>
    passwords.check(password, member.record, { playing: true }),
  )
  if (tried.as === 'full') throw locked(tried.wait, now)
  if (tried.as === 'busy') throw beingChecked()
  if (tried.as === 'wrong') throw new DomainError('invalid.payment.pw', { value: { triesLeft: tried.left } })
}
