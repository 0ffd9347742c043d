import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { grantBonus } from '../bonus/grant-bonus.ts'
import type { Database } from '../db/open-database.ts'
import { deposits } from '../db/tables/index.ts'
import { inEachLanguage } from '../http/languages.ts'
import { lockWallets, memberAccount } from '../ledger/accounts.ts'
import { postTransfers, type Movement } from '../ledger/post-transfer.ts'
import { channelGroups, feeOf } from './channels.ts'
import { wayName, type DepositRow } from './deposit-row.ts'
import { tell } from '../support/tell-member.ts'
import { bonusOf, depositPromotions, grantOf, whyNot } from './promotions.ts'

/** What arrived of a deposit: the sum in minor units, by which payment, and when. */
export interface Payment {
  readonly amount: number
  readonly reference: string | null
  readonly now: number
}

async function grantPromotion(tx: Database, deposit: DepositRow, amount: number, now: number): Promise<{ bonusId: string | null; reason: string | null }> {
  const promotion = depositPromotions.find(({ id }) => id === deposit.promotionId)
  if (deposit.promotionId === null) return { bonusId: null, reason: null }
  const late = deposit.status === 'expired' || deposit.status === 'cancelled'
  // A promotion that has gone from the list since is given no more.
  if (!promotion || late || amount < promotion.minimumDeposit || (await whyNot(tx, deposit.memberId)) !== null)
    return { bonusId: null, reason: 'deposit.reason.nobonus' }
  const grant = grantOf(promotion, bonusOf(promotion, amount), now)
  const bonusId = await grantBonus(tx, { ...grant, memberId: deposit.memberId })
  const values = { title: promotion.title, amount: grant.amount, wager: grant.wager }
  await tell(tx, { memberId: deposit.memberId, kind: 'bonus.credited', values, at: now })
  return { bonusId, reason: null }
}

/**
 * Books a deposit whose money has arrived, inside the transaction `tx` that holds its row: the money, the fee, and the bonus
 * that was chosen with it. Money that comes late is booked all the same, without a bonus.
 */
export async function settleDeposit(tx: Database, deposit: DepositRow, { amount, reference, now }: Payment): Promise<void> {
  await lockWallets(tx, [deposit.memberId])
  const group = channelGroups.find(({ channels }) => channels.some(({ mcsBankCode }) => mcsBankCode === deposit.channel))
  const channel = group?.channels.find(({ mcsBankCode }) => mcsBankCode === deposit.channel)
  const fee = channel ? feeOf(channel, amount) : deposit.fee
  const transferId = randomUUID()
  const account = memberAccount(deposit.memberId)
  const between = (id: string, kind: 'deposit' | 'fee', gain: number): Movement => ({
    id,
    kind,
    note: deposit.channel,
    reference: deposit.orderNo,
    at: now,
    lines: [{ account: 'house/cash', amount: -gain }, { account, amount: gain }],
  })
  await postTransfers(tx, [between(transferId, 'deposit', amount), ...(fee > 0 ? [between(randomUUID(), 'fee', -fee)] : [])])
  // After the deposit that it belongs to, as the record lists them.
  const { bonusId, reason } = await grantPromotion(tx, deposit, amount, now)
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
  const values = { amount, method: inEachLanguage((language) => wayName(deposit, language)), orderNo: deposit.orderNo }
  await tell(tx, { memberId: deposit.memberId, kind: 'deposit.credited', values, at: now })
}
