import type { WithdrawalOrder } from '@parlour/api-client/endpoints'
import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import { caseStates } from '../cases/find-case.ts'
import { payoutAccounts, withdrawalStatuses, withdrawals } from '../../kernel/db/index.ts'
import type { Database, WithdrawalStatus } from '../../kernel/db/index.ts'
import { sentence } from '../../kernel/http/index.ts'
import type { Language } from '../../kernel/http/index.ts'
import { reasonText } from '../lists/reason-text.ts'
import { findBank, maskedNumber } from './banks.ts'
import { stages } from './withdrawal-statuses.ts'
import { confirmMinutes } from './withdraw-limits.ts'

/** A stage in words. */
export const statusName = (stage: WithdrawalStatus, language: Language): string =>
  sentence(`withdraw.status.${stage}`, language)

/** Withdrawals as they stand on the wire, sorted by `orderBy`, each with the stages it went through. */
export async function serializeWithdrawals(
  db: Database,
  language: Language,
  {
    where,
    orderBy = [],
    limit = 1,
    offset = 0,
  }: { where: SQL | undefined; orderBy?: SQL[]; limit?: number; offset?: number },
): Promise<WithdrawalOrder[]> {
  const rows = await db
    .select({ order: withdrawals, bankCode: payoutAccounts.bankCode, number: payoutAccounts.number })
    .from(withdrawals)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, withdrawals.cardId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const steps =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(withdrawalStatuses)
          .where(
            inArray(
              withdrawalStatuses.withdrawalId,
              rows.map(({ order }) => order.id),
            ),
          )
          .orderBy(asc(withdrawalStatuses.id))
  const states = await caseStates(
    db,
    'withdrawal',
    rows.map(({ order }) => order.orderNo),
  )
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
      amount: order.amount,
      charge: order.charge,
      payout: order.amount - order.charge,
      stage: order.stage,
      time: order.at,
      stages: steps
        .filter(({ withdrawalId }) => withdrawalId === order.id)
        .map(({ stage, at, by, reason }) => ({
          stage,
          label: statusName(stage, language),
          time: at,
          by,
          reason: reasonText(reason, language),
        })),
      nextAction: next,
      nextText: next && words && sentence(`withdraw.next.${words}`, language, { minutes: confirmMinutes }),
      cancellable: next === 'cancel',
      countsAt: order.countsAt,
    }
  })
}

/** One withdrawal as it stands on the wire. */
export async function serializeWithdrawal(db: Database, language: Language, id: string): Promise<WithdrawalOrder> {
  const [told] = await serializeWithdrawals(db, language, { where: eq(withdrawals.id, id) })
  if (!told) throw new Error(`the withdrawal ${id} is not there`)
  return told
}
