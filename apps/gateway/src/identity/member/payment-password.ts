import type { changePaymentPassword, hasPaymentPassword, setPaymentPassword } from '@parlour/api-client/endpoints'
import { and, eq, isNull } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Call, Handler } from '../../kernel/http/index.ts'
import { misfit } from '../fields/check-fields.ts'
import { paymentRule } from '../fields/rules.ts'
import { checkOwnPassword } from '../session/check-own-password.ts'
import { realMemberOf } from '../session/real-member.ts'
import { checkNewPaymentPassword } from './check-new-payment-password.ts'
import { checkPaymentPassword } from './check-payment-password.ts'
import { ownMember } from './own-member.ts'

interface Typed {
  readonly paymentPassword: string
  readonly confirmPaymentPassword: string
}

function checkTyped({ paymentPassword, confirmPaymentPassword }: Typed, birthday: string | null): void {
  checkNewPaymentPassword(paymentPassword, birthday ?? '')
  if (paymentPassword !== confirmPaymentPassword) throw misfit('confirmPaymentPassword', paymentRule)
}

/**
 * Writes a payment password and tells its member.
 * @throws DomainError payment.password.exists when the first one is there already
 */
async function write({ gateway, now }: Call, memberId: number, password: string, first: boolean): Promise<void> {
  const paymentRecord = await gateway.passwords.make(password)
  await gateway.db.transaction(async (tx) => {
    const mine = and(eq(members.id, memberId), first ? isNull(members.paymentRecord) : undefined)
    const written = await tx
      .update(members)
      .set({ paymentRecord, paymentSetAt: now })
      .where(mine)
      .returning({ id: members.id })
    if (written.length === 0) throw new DomainError('payment.password.exists')
    await gateway.ports.notify(tx, { memberId, kind: 'account.paymentPassword', values: { at: now }, at: now })
  })
}

/** Whether this member has a payment password. */
export const handleHasPaymentPassword: Handler<typeof hasPaymentPassword> = async (call) =>
  (await ownMember(call)).paymentRecord !== null

/**
 * Sets the first payment password.
 * @throws DomainError payment.password.exists, payment.password.weak, password.old.invalid, register.field.invalid,
 * TOO_MANY_REQUESTS, in_need_true_account
 */
export const handleSetPaymentPassword: Handler<typeof setPaymentPassword> = async (call) => {
  const { gateway, request, now } = call
  const { memberId } = realMemberOf(call)
  const { birthday, paymentRecord } = await ownMember(call)
  checkTyped(request, birthday)
  if (paymentRecord !== null) throw new DomainError('payment.password.exists')
  await checkOwnPassword(gateway, { memberId, password: request.password ?? '', now })
  await write(call, memberId, request.paymentPassword, true)
  return null
}

/**
 * Changes the payment password with the old one.
 * @throws DomainError not.exists.payment.password, invalid.payment.pw, payment.password.locked, password.same,
 * payment.password.weak, register.field.invalid, in_need_true_account
 */
export const handleChangePaymentPassword: Handler<typeof changePaymentPassword> = async (call) => {
  const { gateway, request, now } = call
  const { memberId } = realMemberOf(call)
  checkTyped(request, (await ownMember(call)).birthday)
  await checkPaymentPassword(gateway, { memberId, password: request.oldPaymentPassword, now })
  if (request.paymentPassword === request.oldPaymentPassword)
    throw new DomainError('password.same', { value: { field: 'paymentPassword' } })
  await write(call, memberId, request.paymentPassword, false)
  return null
}
