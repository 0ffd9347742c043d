import { toWireMoney, type WithdrawalOrder } from '@parlour/api-client/endpoints'
import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { caseStates } from '../cases/find-case.ts'
import type { Database } from '../db/open-database.ts'
import { bankCards, withdrawals, withdrawalStages, type WithdrawalStage } from '../db/tables/index.ts'
import type { Language } from '../http/languages.ts'
import { sentence } from '../http/messages.ts'
import { toldReason } from '../records/told-reason.ts'
import { findBank, maskedNumber } from './banks.ts'
import { stages } from './stages.ts'
import { confirmMinutes } from './withdraw-limits.ts'

/** A stage in words. */
export const stageName = (stage: WithdrawalStage, language: Language): string => sentence(`withdraw.stage.${stage}`, language)

/** Withdrawals as they stand on the wire, newest first, each with the stages it went through. */
export async function tellWithdrawals(
  db: Database,
  language: Language,
  { where, limit = 1, offset = 0 }: { where: SQL | undefined; limit?: number; offset?: number },
): Promise<WithdrawalOrder[]> {
  const rows = await db
    .select({ order: withdrawals, bankCode: bankCards.bankCode, number: bankCards.number })
    .from(withdrawals)
    .innerJoin(bankCards, eq(bankCards.id, withdrawals.cardId))
    .where(where)
    .orderBy(desc(withdrawals.at), desc(withdrawals.orderNo))
    .limit(limit)
    .offset(offset)
  const steps = rows.length === 0 ? [] : await db
    .select()
    .from(withdrawalStages)
    .where(inArray(withdrawalStages.withdrawalId, rows.map(({ order }) => order.id)))
    .orderBy(asc(withdrawalStages.id))
  const states = await caseStates(db, 'withdrawal', rows.map(({ order }) => order.orderNo))
  return rows.map(({ order, bankCode, number }) => {
    const { next } = stages[order.stage]
    const words = states.get(order.orderNo) === 'open' ? 'review' : order.stage === 'not-received' ? 'contact' : next
    return {
      id: order.id,
      orderNo: order.orderNo,
      type: order.kind,
      bankCode,
      bankName: findBank(bankCode)?.bankName ?? bankCode,
      cardNumber: maskedNumber(number),
      amount: toWireMoney(order.amount),
      charge: toWireMoney(order.charge),
      payout: toWireMoney(order.amount - order.charge),
      stage: order.stage,
      time: order.at,
      stages: steps.filter(({ withdrawalId }) => withdrawalId === order.id).map(({ stage, at, by, reason }) => ({
        stage, label: stageName(stage, language), time: at, by, reason: toldReason(reason, language),
      })),
      nextAction: next,
      nextText: next && words && sentence(`withdraw.next.${words}`, language, { minutes: confirmMinutes }),
      cancellable: next === 'cancel',
      countsAt: order.countsAt,
    }
  })
}

/** One withdrawal as it stands on the wire. */
export async function tellWithdrawal(db: Database, language: Language, id: string): Promise<WithdrawalOrder> {
  const [told] = await tellWithdrawals(db, language, { where: eq(withdrawals.id, id) })
  if (!told) throw new Error(`the withdrawal ${id} is not there`)
  return told
}
