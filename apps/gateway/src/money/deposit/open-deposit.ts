import { randomUUID } from 'node:crypto'
import type { DepositOrder } from '@parlour/api-client/endpoints'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { deposits } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError, sentence } from '../../kernel/http/index.ts'
import type { Call, MessageCode } from '../../kernel/http/index.ts'
import { lockWallets, orderNo } from '../../kernel/ledger/index.ts'
import { countOrRefuse } from '../../kernel/limits/index.ts'
import { checkUnlocked } from '../wallet/read-wallets.ts'
import { feeOf, findChannel, type DepositMethod } from './channels.ts'
import { maxOpen, openMs, openStatuses } from './deposit-limits.ts'
import { serializeDeposits } from './deposit-row.ts'
import { depositPromotion, whyNot } from './promotions.ts'

/** A deposit that a member wants to make; the amount in minor units. */
export interface DepositWish {
  readonly memberId: number
  readonly method: DepositMethod
  readonly amount: number
  readonly bankCode: string
  readonly mcsBankCode: string | null
  readonly promotionId: number | null
  readonly reference?: string
}

async function checkPromotion(tx: Database, call: Call, { promotionId, amount, memberId }: DepositWish): Promise<void> {
  if (promotionId === null) return
  const promotion = await depositPromotion(tx, promotionId, call.now)
  const refuse = (reason: MessageCode, value?: object) =>
    new DomainError('deposit.promotion.unavailable', { value: { reason: sentence(reason, call.language, value) } })
  if (!promotion) throw refuse('deposit.promotion.unknown')
  const reason = await whyNot(tx, promotion, memberId)
  const minimum = promotion.rule.minimumDeposit
  if (reason) throw refuse(reason, { minimum })
  if (amount < minimum) throw refuse('deposit.promotion.small', { minimum })
}

/**
 * Opens a deposit inside the transaction `tx`; no money moves until it is paid. Answers it as it stands on the wire.
 * @throws DomainError deposit.channel.unknown, deposit.amount.invalid, deposit.open.many,
 *   deposit.promotion.unavailable, deposit.reference.used for a bank transfer that is registered already,
 *   wallet.locked, TOO_MANY_REQUESTS
 */
export async function openDeposit(tx: Database, call: Call, wish: DepositWish): Promise<DepositOrder> {
  const { gateway, language, now } = call
  const { memberId, method, amount, bankCode } = wish
  const found = findChannel(method, wish)
  if (!found) throw new DomainError('deposit.channel.unknown')
  const { minimum, maximum, mcsBankCode } = found.channel
  if (amount < minimum || amount > maximum)
    throw new DomainError('deposit.amount.invalid', {
      amounts: { minimum, maximum },
    })
  await lockWallets(tx, [memberId])
  await countOrRefuse({ db: tx, config: gateway.config }, [{ limit: 'deposit.member', of: String(memberId) }], now)
  await checkUnlocked(tx, memberId, ['main'], now)
  const open = and(eq(deposits.memberId, memberId), inArray(deposits.status, [...openStatuses]))
  const [counted] = await tx.select({ n: count() }).from(deposits).where(open)
  if ((counted?.n ?? 0) >= maxOpen) throw new DomainError('deposit.open.many', { value: { maximum: maxOpen } })
  await checkPromotion(tx, call, wish)
  const id = randomUUID()
  const opened = await tx
    .insert(deposits)
    .values({
      id,
      orderNo: orderNo(gateway.random, 'D', now),
      memberId,
      method,
      channel: mcsBankCode,
      bankCode,
      amount,
      fee: feeOf(found.channel, amount),
      status: method === 'transfer' ? 'checking' : 'pending',
      promotionId: wish.promotionId,
      reference: wish.reference ?? null,
      at: now,
      expiresAt: now + openMs[method],
    })
    .onConflictDoNothing({
      target: [deposits.bankCode, deposits.referenceKey],
      where: sql`${deposits.method} = 'transfer' and ${deposits.status} <> 'cancelled'`,
    })
    .returning({ id: deposits.id })
  if (opened.length === 0) throw new DomainError('deposit.reference.used')
  const [told] = await serializeDeposits(tx, { gateway, language, now }, { where: eq(deposits.id, id) })
  if (!told) throw new Error('a deposit that was just opened is not there')
  return told
}
