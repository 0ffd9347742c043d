import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { grantBonus } from '../bonus/grant-bonus.ts'
import { deposits } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { inEachLanguage } from '../../kernel/http/index.ts'
import { lockWallets, memberAccount, postTransfers } from '../../kernel/ledger/index.ts'
import type { Transfer } from '../../kernel/ledger/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import { channelGroups, feeOf } from './channels.ts'
import { methodName, type DepositRow } from './deposit-row.ts'
import { bonusOf, depositPromotion, grantOf, whyNot } from './promotions.ts'

/** What arrived of a deposit: the sum in minor units, by which payment, and when. */
export interface Payment {
  readonly amount: number
  readonly reference: string | null
  readonly now: number
}

async function grantPromotion(
  tx: Database,
  ports: Notifier,
  deposit: DepositRow,
  amount: number,
  now: number,
): Promise<{ bonusId: string | null; reason: string | null }> {
  if (deposit.promotionId === null) return { bonusId: null, reason: null }
  const promotion = await depositPromotion(tx, deposit.promotionId, now)
  const late = deposit.status === 'expired' || deposit.status === 'cancelled'
  const isToGive =
    promotion &&
    !late &&
    amount >= promotion.rule.minimumDeposit &&
    (await whyNot(tx, promotion, deposit.memberId)) === null
  if (!isToGive) return { bonusId: null, reason: 'deposit.reason.nobonus' }
  const grant = grantOf(promotion, { amount: bonusOf(promotion, amount), deposit: amount, at: now })
  const bonusId = await grantBonus(tx, { ...grant, memberId: deposit.memberId })
  const { wager, expiresAt: until = null } = grant
  const values = { title: promotion.title, amount: grant.amount, wager, until }
  await ports.notify(tx, { memberId: deposit.memberId, kind: 'bonus.promised', values, at: now })
  return { bonusId, reason: null }
}

/**
 * Books a deposit whose money has arrived, inside the transaction `tx` that holds its row: the money, the fee, and the
 * bonus that was chosen with it. Money that comes late is booked all the same, without a bonus.
 */
export async function settleDeposit(
  tx: Database,
  ports: Notifier,
  deposit: DepositRow,
  { amount, reference, now }: Payment,
): Promise<void> {
  await lockWallets(tx, [deposit.memberId])
  const group = channelGroups.find(({ channels }) =>
    channels.some(({ mcsBankCode }) => mcsBankCode === deposit.channel),
  )
  const channel = group?.channels.find(({ mcsBankCode }) => mcsBankCode === deposit.channel)
  const fee = channel ? feeOf(channel, amount) : deposit.fee
  const transferId = randomUUID()
  const account = memberAccount(deposit.memberId)
  const between = (id: string, kind: 'deposit' | 'fee', gain: number): Transfer => ({
    id,
    kind,
    note: deposit.channel,
    reference: deposit.orderNo,
    at: now,
    lines: [
      { account: 'house/cash', amount: -gain },
      { account, amount: gain },
    ],
  })
  await postTransfers(tx, [
    between(transferId, 'deposit', amount),
    ...(fee > 0 ? [between(randomUUID(), 'fee', -fee)] : []),
  ])
  // After the deposit that it belongs to, as the record lists them.
  const { bonusId, reason } = await grantPromotion(tx, ports, deposit, amount, now)
  const late = deposit.status === 'expired' || deposit.status === 'cancelled'
  await tx
    .update(deposits)
    .set({
      status: 'paid',
      paidAmount: amount === deposit.amount ? null : amount,
      fee,
      reason: late ? 'deposit.reason.late' : reason,
      bonusId,
      reference: reference ?? deposit.reference,
      transferId,
      settledAt: now,
    })
    .where(eq(deposits.id, deposit.id))
  const values = {
    amount,
    method: inEachLanguage((language) => methodName(deposit, language)),
    orderNo: deposit.orderNo,
  }
  await ports.notify(tx, { memberId: deposit.memberId, kind: 'deposit.credited', values, at: now })
}
