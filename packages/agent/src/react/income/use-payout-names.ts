import type { Payout } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useAgentText } from '../use-agent-text.ts'
import type { IncomePartProps } from './income-panel.tsx'

/** The category that stands for all games that have no contract of their own. */
const consolidated = 'CONS'

/** What a payout is for, its rate, and what was counted by it, in words. */
export function usePayoutNames({ currency, categoryName }: Pick<IncomePartProps, 'currency' | 'categoryName'>) {
  const text = useAgentText()
  const format = useFormat()
  const money = (minor: number) => format.money(minor, currency)
  const rateOf = ({ rate, rateType }: Payout) =>
    rateType === 'A' ? money(rate) : format.percent(Math.round(rate * 1_000_000) / 10_000)
  return {
    rateOf,
    categoryOf: ({ category }: Payout) =>
      category === consolidated ? text('agent.profit.all') : categoryName(category),
    factorsOf: (payout: Payout) => {
      const sum = money(payout.kind === 'dividend' ? payout.netLoss : payout.turnover)
      return payout.rateType === 'A'
        ? text('agent.income.fixed', { sum: rateOf(payout) })
        : text('agent.income.factors', { sum, rate: rateOf(payout) })
    },
  }
}
