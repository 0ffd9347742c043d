import type { Database } from '../db/open-database.ts'
import type { Words } from '../db/tables/index.ts'
import { dayMs, monthText } from '../jobs/manila-calendar.ts'
import { issueClaim } from '../promotions/claims.ts'
import { playTimes } from '../promotions/terms.ts'
import { rankRule } from './ranks.ts'

/** The terms of upgrade bonus and salary. */
export const rankTerms = playTimes(1, 30)

const claimDays = 30

const upgradeTitle = (level: number): Words => ({ EN: `Upgrade to VIP${level}`, TY: `Pag-akyat sa VIP${level}` })
const salaryTitle = (level: number, month: string): Words =>
  ({ EN: `VIP${level} salary, ${month}`, TY: `Suweldo ng VIP${level}, ${month}` })

/** Issues the bonus of every level above `before` up to `level`, once each. */
export async function issueUpgrades(
  tx: Database, member: { memberId: number; before: number; level: number; at: number },
): Promise<void> {
  const { memberId, before, level, at } = member
  for (let reached = before + 1; reached <= level; reached++) {
    const amount = rankRule(reached).upgradeBonus
    if (amount > 0)
      await issueClaim(tx, {
        memberId, amount, at,
        type: 'UPGRADE_BONUS',
        reference: `VIP${reached}`,
        title: upgradeTitle(reached),
        terms: rankTerms,
        expiresAt: at + claimDays * dayMs,
      })
  }
}

/**
 * Issues the salary of a month that ends with `month`'s last moment, when its turnover reached that of the rank; once.
 */
export async function issueSalary(
  tx: Database, member: { memberId: number; level: number; monthly: number; month: number; at: number },
): Promise<void> {
  const { memberId, level, monthly, month, at } = member
  const { salary: amount, monthlyTurnover } = rankRule(level)
  if (amount === 0 || monthly < monthlyTurnover) return
  const name = monthText(month)
  await issueClaim(tx, {
    memberId, amount, at, type: 'RANK_SALARY', reference: name, title: salaryTitle(level, name), terms: rankTerms,
    expiresAt: at + claimDays * dayMs,
  })
}
