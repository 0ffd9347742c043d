import { desc, eq } from 'drizzle-orm'
import { members, rebates } from '../../kernel/db/index.ts'
import type { Database, RebateLine } from '../../kernel/db/index.ts'
import { notLoggedIn, sentences } from '../../kernel/http/index.ts'
import { freeTerms } from '../promotions/terms.ts'
import { rebateRate } from '../rank/ranks.ts'
import { turnoverOf } from '../../money/index.ts'

/** The least that can be taken, in minor units. */
export const leastRebate = 100

/** The terms of a manual rebate: free at once. */
export const rebateTerms = freeTerms

/** What a manual rebate is called. */
export const rebateTitle = sentences('reward.rebate')

const bookedAfter = 60_000
const wholeRate = 10_000

/** A rebate that has gathered; sums in minor units, times in milliseconds. */
export interface OpenRebate {
  readonly from: number
  /** A minute ago: rounds of the last minute may still be under way to the books, and count next time. */
  readonly until: number
  readonly rankLevel: number
  readonly lines: readonly RebateLine[]
  readonly amount: number
}

/** What has gathered for a member since the last rebate, or since the account was opened, at the rates of the rank. */
export async function openRebate(db: Database, memberId: number, now: number): Promise<OpenRebate> {
  const [member] = await db
    .select({ level: members.rankLevel, since: members.registeredAt })
    .from(members)
    .where(eq(members.id, memberId))
  if (!member) throw notLoggedIn()
  const [last] = await db
    .select({ until: rebates.until })
    .from(rebates)
    .where(eq(rebates.memberId, memberId))
    .orderBy(desc(rebates.until))
    .limit(1)
  const from = last?.until ?? member.since
  const until = Math.max(from, now - bookedAfter)
  const lines = (await turnoverOf(db, { from, until }, [memberId]))
    .map(({ category, turnover: stake }) => {
      const rate = rebateRate(member.level, category)
      return { category, stake, rate, amount: Math.floor((stake * rate) / wholeRate) }
    })
    .toSorted((a, b) => b.amount - a.amount || b.stake - a.stake)
  return { from, until, rankLevel: member.level, lines, amount: lines.reduce((sum, { amount }) => sum + amount, 0) }
}

/** The lines of a rebate as the wire shows them: the rate in percent. */
export const serializeRebateLines = (lines: readonly RebateLine[]) =>
  lines.map(({ category, stake, rate, amount }) => ({
    category,
    stake,
    rate: rate / 100,
    amount,
  }))
