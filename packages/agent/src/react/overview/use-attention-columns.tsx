import type { TeamAttention } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { DataLead, type DataColumn } from '@parlour/ui-kit'
import { changeOf } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'

/** A member whose bets changed. */
export type Changed = TeamAttention['changed'][number]

/** A new member without a deposit. */
export type Newest = TeamAttention['newest'][number]

/** The columns of the members to look after. */
export function useAttentionColumns(currency: string): {
  changed: readonly DataColumn<Changed>[]
  newest: readonly DataColumn<Newest>[]
} {
  const text = useAgentText()
  const format = useFormat()
  const money = (minor: number) => format.money(minor, currency)
  const changeText = ({ turnover, before }: Changed) => {
    const change = changeOf(turnover, before)
    if (!change) return text('agent.attention.before', { before: money(before) })
    const percent = format.percent(Math.round(change.percent))
    return text(`agent.attention.${change.way}`, { percent, before: money(before) })
  }
  return {
    changed: [
      {
        id: 'account',
        head: text('agent.list.account'),
        cell: (row) => <DataLead title={row.account} sub={changeText(row)} />,
      },
      {
        id: 'turnover',
        head: text('agent.figure.turnover'),
        align: 'end',
        phone: 'value',
        cell: ({ turnover }) => money(turnover),
      },
    ],
    newest: [
      { id: 'account', head: text('agent.list.account'), cell: ({ account }) => account },
      {
        id: 'joined',
        head: text('agent.attention.joined'),
        align: 'end',
        phone: 'value',
        cell: ({ registeredAt }) => format.date(registeredAt),
      },
    ],
  }
}
