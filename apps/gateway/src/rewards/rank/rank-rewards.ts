import type { Database } from '../../kernel/db/index.ts'
import { sentences } from '../../kernel/http/index.ts'
import { dayMs, monthText } from '../../kernel/jobs/index.ts'
import { issueClaim } from '../promotions/claims.ts'
import { wageringMultiplier } from '../promotions/terms.ts'
import { rankRule } from './ranks.ts'

/** The terms of upgrade bonus and salary. */
export const rankTerms = wageringMultiplier(1, 30)

/** For how many days each of them can be claimed. */
export const rankClaimDays = 30

/** What the reward for reaching a level is called. */
export const upgradeTitle = (level: number) => sentences('reward.upgrade', { level })

/** Issues the bonus of every level above `before` up to `level`, once each. */
export async function issueUpgrades(
  tx: Database,
  member: { memberId: number; before: number; level: number; at: number },
): Promise<void> {
  const { memberId, before, level, at } = member
  for (let reached = before + 1; reached <= level; reached++) {
    const amount = rankRule(reached).upgradeBonus
    if (amount > 0)
      await issueClaim(tx, {
        memberId,
        amount,
        at,
        type: 'UPGRADE_BONUS',
        reference: `VIP${reached}`,
        title: upgradeTitle(reached),
        terms: rankTerms,
        expiresAt: at + rankClaimDays * dayMs,
      })
  }
}

/**
 * Issues the salary of a month that ends with `month`'s last moment, when its turnover reached that of the rank; once.
 */
export async function issueSalary(
  tx: Database,
  member: { memberId: number; level: number; monthly: number; month: number; at: number },
): Promise<void> {
  const { memberId, level, monthly, month, at } = member
  const { salary: amount, monthlyTurnover } = rankRule(level)
  if (amount === 0 || monthly < monthlyTurnover) return
  const name = monthText(month)
  await issueClaim(tx, {
    memberId,
    amount,
    at,
    type: 'RANK_SALARY',
    reference: name,
    title: sentences('reward.salary', { level, month: name }),
    terms: rankTerms,
    expiresAt: at + rankClaimDays * dayMs,
  })
}
