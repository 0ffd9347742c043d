import { randomUUID } from 'node:crypto'
import { toWireMoney, type DepositOrder } from '@parlour/api-client/endpoints'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { deposits } from '../db/tables/index.ts'
import type { Call } from '../http/call.ts'
import { sentence } from '../http/messages.ts'
import { DomainError } from '../http/domain-error.ts'
import { lockWallets } from '../ledger/accounts.ts'
import { orderNo } from '../ledger/order-no.ts'
import { countOrRefuse } from '../limits/count-unless-full.ts'
import { checkUnlocked } from '../wallet/read-wallets.ts'
import { feeOf, findChannel, type DepositMethod } from './channels.ts'
import { maxOpen, openMs, openStatuses } from './deposit-limits.ts'
import { tellDeposits } from './deposit-row.ts'
import { depositPromotions, whyNot } from './promotions.ts'

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
  const promotion = depositPromotions.find(({ id }) => id === promotionId)
  const reason = promotion ? await whyNot(tx, memberId) : 'deposit.promotion.unknown'
  const small = promotion && amount < promotion.minimumDeposit
  if (reason || small)
    throw new DomainError('deposit.promotion.unavailable', {
      value: { reason: sentence(reason ?? 'deposit.promotion.small', call.language, { minimum: toWireMoney(promotion?.minimumDeposit ?? 0) }) },
    })
}

/**
 * Opens a deposit inside the transaction `tx`; no money moves until it is paid. Answers it as it stands on the wire.
 * @throws DomainError deposit.channel.unknown, deposit.amount.invalid, deposit.open.many, deposit.promotion.unavailable,
 * deposit.reference.used for a bank transfer that was told of already, wallet.locked, TOO_MANY_REQUESTS
 */
export async function openDeposit(tx: Database, call: Call, wish: DepositWish): Promise<DepositOrder> {
  const { gateway, language, now } = call
  const { memberId, method, amount, bankCode } = wish
  const found = findChannel(method, wish)
  if (!found) throw new DomainError('deposit.channel.unknown')
  const { minimum, maximum, mcsBankCode } = found.channel
  if (amount < minimum || amount > maximum)
    throw new DomainError('deposit.amount.invalid', { value: { minimum: toWireMoney(minimum), maximum: toWireMoney(maximum) } })
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
  const [told] = await tellDeposits(tx, { gateway, language, now }, { where: eq(deposits.id, id) })
  if (!told) throw new Error('a deposit that was just opened is not there')
  return told
}
