import { seedRules } from '../src/app/seed/rewards/promotion-rules.ts'
import type { PromotionRule } from '../src/kernel/db/values/promotion-rule.ts'
import { cashbackOf } from '../src/rewards/promotions/cashback-job.ts'
import { dailyRebateOf } from '../src/rewards/promotions/daily-rebate-job.ts'
import { each, sumOf, type Day, type DaysOf, type Month } from './month.ts'

/** What a rule pays each account for each of these periods, in minor units. */
const perAccount = (month: Month, periods: readonly DaysOf[], pays: (day: Day) => number): number =>
  periods.flatMap((of) => month.map((account) => pays(sumOf(of(account))))).reduce((all, value) => all + value, 0)

/** What a promotion pays a group for its play of a month in one category, in minor units. */
function promotionPays(rule: PromotionRule, month: Month, category: string): number {
  switch (rule.type) {
    case 'CASHBACK':
      return perAccount(month, each(7, 7), ({ stake, win, turnover }) =>
        cashbackOf(rule, { loss: stake - win, turnover }),
      )
    case 'REBATE':
      return rule.category === category
        ? perAccount(month, each(1, 1), ({ turnover }) => dailyRebateOf(rule, turnover))
        : 0
    case 'TURNOVER':
    case 'SIGNUP':
      return rule.category === category
        ? perAccount(month, rule.type === 'SIGNUP' ? each(7, 2) : each(1, 1), ({ turnover }) =>
            turnover >= rule.stake ? rule.reward : 0,
          )
        : 0
    // Bonuses of a month are counted by account (`monthlyBonuses`).
    case 'DEPOSIT':
    case 'REFERRAL':
    // A person says how much an application is paid, and the play money of a new account never leaves.
    case 'MANUAL':
    case 'NEW_REGISTER':
      return 0
  }
}

/** What every promotion of the platform pays a group for its play of a month in one category, by its number and type. */
export const promotionsPay = (month: Month, category: string): Record<string, number> =>
  Object.fromEntries(
    seedRules.map(({ id, rule }) => [`promotion ${id} (${rule.type})`, promotionPays(rule, month, category)]),
  )
