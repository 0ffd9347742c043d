import type { getRankProgress } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import { notLoggedIn } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { serializeTerms } from '../promotions/terms.ts'
import { clubLabel, realMemberOf } from '../../identity/index.ts'
import { rankClaimDays, rankTerms } from './rank-rewards.ts'
import { nextRank, rankRule, ranks, rebateCategories, rebateRate, type Rank } from './ranks.ts'
import { rankTurnovers } from './turnovers.ts'

function serializeRank({ level, monthlyTurnover, totalTurnover, upgradeBonus, salary }: Rank) {
  const { labelName, color, color2 } = clubLabel(level)
  return {
    rankLevel: level,
    rankName: labelName,
    color,
    color2,
    monthlyTurnover,
    totalTurnover,
    upgradeBonus,
    salary,
    rebates: Object.fromEntries(rebateCategories.map((category) => [category, rebateRate(level, category) / 100])),
  }
}

/** The rank of this member and how far the next one is. */
export const handleRankProgress: Handler<typeof getRankProgress> = async (call) => {
  const {
    gateway: { db },
    now,
  } = call
  const { memberId } = realMemberOf(call)
  const [member] = await db.select({ level: members.rankLevel }).from(members).where(eq(members.id, memberId))
  if (!member) throw notLoggedIn()
  const { level } = member
  const [turnover] = await rankTurnovers(db, now + 1, [memberId])
  const next = nextRank(level)
  const goal = next ?? rankRule(level)
  return {
    playerRankName: clubLabel(level).labelName,
    rankLevel: level,
    nextRankName: next && clubLabel(next.level).labelName,
    nextRankLevel: next?.level ?? null,
    monthlyTurnover: { actual: turnover?.monthly ?? 0, expected: goal.monthlyTurnover },
    totalTurnover: { actual: turnover?.total ?? 0, expected: goal.totalTurnover },
    ranks: ranks.map(serializeRank),
    terms: serializeTerms(rankTerms, { amount: null }),
    claimDays: rankClaimDays,
  }
}
