import type { ContractKind, ContractTier, DownlineContract } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useMemo } from 'react'
import { termOf, type Asks, type Term } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'

/** Contracts have rates such as 0.025%, finer than percentages are written elsewhere. */
const fine = { style: 'percent', maximumFractionDigits: 4 } as const

const kindIds = {
  dividend: 'agent.kind.share_bonus',
  daily: 'agent.kind.daily_wage',
  hourly: 'agent.kind.hour_wage',
  realtime: 'agent.contract.realtime',
} as const satisfies Record<ContractKind, string>

const periods = ['daily', 'weekly', 'semimonthly', 'monthly', 'hourly', 'realtime'] as const

/** The messages and figures of contracts in the language of the reader. */
export interface ContractMessages {
  kind(kind: ContractKind): string
  category(code: string): string
  period(period: string): string
  /** What a step asks for. */
  asks(asks: Asks): string
  /** What a step pays; a dash for nothing. */
  rate(term: Pick<Term, 'rateType' | 'rate'> | undefined): string
  /** What all steps pay. */
  rates(tiers: readonly ContractTier[]): string
  /** Who stands on the other side. */
  other(row: Pick<DownlineContract, 'account'>): string
  money(minor: number): string
}

/** Says contracts in messages. */
export function useContractMessages(currency: string, categoryName: (code: string) => string): ContractMessages {
  const text = useAgentText()
  const format = useFormat()
  const part = useMemo(() => new Intl.NumberFormat(format.tag, fine), [format.tag])
  const money = (minor: number) => format.money(minor, currency)
  const rate: ContractMessages['rate'] = (term) => {
    if (!term) return '\u2014'
    return term.rateType === 'P' ? part.format(term.rate) : text('agent.contract.each', { sum: money(term.rate) })
  }
  return {
    kind: (kind) => text(kindIds[kind]),
    category: (code) => (code === 'CONS' ? text('agent.contract.everything') : categoryName(code)),
    period: (period) => {
      const known = periods.find((each) => each === period)
      return known ? text(`agent.contract.period.${known}`) : period
    },
    asks: ({ minimumBet, netLoss, activeMember }) => {
      const turnover = money(minimumBet)
      if (netLoss > 0) return text('agent.contract.asksLoss', { turnover, loss: money(netLoss), members: activeMember })
      return activeMember > 0
        ? text('agent.contract.asksMembers', { turnover, members: activeMember })
        : text('agent.contract.asks', { turnover })
    },
    rate,
    rates: (tiers) => format.list(tiers.map((tier) => rate(termOf(tier)))),
    other: ({ account }) => account || text('agent.contract.house'),
    money,
  }
}
