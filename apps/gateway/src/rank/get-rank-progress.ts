import { toWireMoney, type getRankProgress } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { members } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { notLoggedIn } from '../http/domain-error.ts'
import { answerTerms } from '../promotions/terms.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { rankTerms } from './rank-rewards.ts'
import { nextRank, rankOf, rankRule, ranks, rebateCategories, rebateRate, type Rank } from './ranks.ts'
import { rankTurnovers } from './turnovers.ts'

function answerRank({ level, monthlyTurnover, totalTurnover, upgradeBonus, salary }: Rank) {
  const { labelName, color, color2 } = rankOf(level)
  return {
    rankLevel: level,
    rankName: labelName,
    color,
    color2,
    monthlyTurnover: toWireMoney(monthlyTurnover),
    totalTurnover: toWireMoney(totalTurnover),
    upgradeBonus: toWireMoney(upgradeBonus),
    salary: toWireMoney(salary),
    rebates: Object.fromEntries(rebateCategories.map((category) => [category, rebateRate(level, category) / 100])),
  }
}

/** The rank of this member and how far the next one is. */
export const handleRankProgress: Handler<typeof getRankProgress> = async (call) => {
  const { gateway: { db }, now } = call
  const { memberId } = trueMemberOf(call)
  const [member] = await db.select({ level: members.rankLevel }).from(members).where(eq(members.id, memberId))
  if (!member) throw notLoggedIn()
  const { level } = member
  const [turnover] = await rankTurnovers(db, now + 1, [memberId])
  const next = nextRank(level)
  const goal = next ?? rankRule(level)
  return {
    playerRankName: rankOf(level).labelName,
    rankLevel: level,
    nextRankName: next && rankOf(next.level).labelName,
    nextRankLevel: next?.level ?? null,
    monthlyTurnover: { actual: toWireMoney(turnover?.monthly ?? 0), expected: toWireMoney(goal.monthlyTurnover) },
    totalTurnover: { actual: toWireMoney(turnover?.total ?? 0), expected: toWireMoney(goal.totalTurnover) },
    ranks: ranks.map(answerRank),
    terms: answerTerms(rankTerms, { amount: null }),
  }
}
