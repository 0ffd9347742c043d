import type { getCardFishingProfit, getLotteryProfit, getPersonalProfit } from '@parlour/api-client/endpoints'
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { accounts, entries, transfers } from '../../kernel/db/index.ts'
import type { Call, Handler } from '../../kernel/http/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { storedPeriodOf } from './stored-period.ts'
import { turnoverOf } from '../turnover/turnover.ts'

const lotteries = ['LOTT', 'ELOTT']
const cardsAndFishing = ['PVP', 'FISH']

interface PeriodRequest {
  readonly startTime?: number | undefined
  readonly endTime?: number | undefined
}

/**
 * What a member was given in a period: bonuses (with those of
 * points, less what was taken back) and rebates, in minor units.
 */
async function giftsOf(
  { gateway: { db } }: Call,
  memberId: number,
  { from, until }: Period,
): Promise<{ bonus: number; rebate: number }> {
  const rows = await db
    .select({ kind: transfers.kind, sum: sql<number>`sum(${entries.amount})`.mapWith(Number) })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(
      and(
        eq(accounts.memberId, memberId),
        gte(entries.at, from),
        lt(entries.at, until),
        inArray(transfers.kind, ['bonus', 'bonus-forfeit', 'points', 'referral', 'rebate']),
      ),
    )
    .groupBy(transfers.kind)
  const sumOf = (wanted: (kind: string) => boolean): number =>
    rows.filter(({ kind }) => wanted(kind)).reduce((sum, row) => sum + row.sum, 0)
  return { bonus: sumOf((kind) => kind !== 'rebate'), rebate: sumOf((kind) => kind === 'rebate') }
}

/** Profit by category of a period; of some categories alone without the gifts, which belong to none. */
async function profitOf(call: Call<PeriodRequest>, categories: readonly string[] | null) {
  const { memberId } = realMemberOf(call)
  const period = await storedPeriodOf(call)
  const found = (await turnoverOf(call.gateway.db, period, [memberId])).filter(
    ({ category }) => !categories || categories.includes(category),
  )
  const { bonus, rebate } = categories ? { bonus: 0, rebate: 0 } : await giftsOf(call, memberId, period)
  const total = (member: 'stake' | 'win' | 'rounds'): number => found.reduce((sum, row) => sum + row[member], 0)
  const [stake, win] = [total('stake'), total('win')]
  return {
    list: found
      .toSorted((a, b) => b.stake - a.stake)
      .map((row) => ({
        category: row.category,
        stake: row.stake,
        win: row.win,
        profit: row.win - row.stake,
        rounds: row.rounds,
      })),
    totals: {
      stake,
      win,
      bonus,
      rebate,
      profit: win - stake + bonus + rebate,
      rounds: total('rounds'),
    },
  }
}

/**
 * Profit and loss of the member by category.
 * @throws DomainError records.period.invalid, records.period.archived, in_need_true_account
 */
export const handlePersonalProfit: Handler<typeof getPersonalProfit> = async (call) =>
  profitOf(call, call.request.gameCategory ? [call.request.gameCategory] : null)

/**
 * Profit and loss in the lotteries.
 * @throws DomainError records.period.invalid, records.period.archived, in_need_true_account
 */
export const handleLotteryProfit: Handler<typeof getLotteryProfit> = async (call) => profitOf(call, lotteries)

/**
 * Profit and loss at card tables and in the fishing hall.
 * @throws DomainError records.period.invalid, records.period.archived, in_need_true_account
 */
export const handleCardFishingProfit: Handler<typeof getCardFishingProfit> = async (call) =>
  profitOf(call, cardsAndFishing)
