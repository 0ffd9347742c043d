import { useFormat } from '@parlour/i18n/react'
import { useSigned } from '@parlour/screen-kit/react'
import { DataLead, type CsvColumn, type DataColumn } from '@parlour/ui-kit'
import type { TeamBet } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'

/**
 * The columns of team betting, and those of its file: there sums are plain numbers in major units, times ISO 8601.
 * @param ofPayout whether they are the rounds of a payout, which say what of each counts
 */
export function useTeamBetColumns(
  currency: string,
  nameOf: (category: string) => string,
  ofPayout: boolean,
): { columns: DataColumn<TeamBet>[]; file: CsvColumn<TeamBet>[] } {
  const text = useAgentText()
  const format = useFormat()
  const signed = useSigned()
  const money = (minor: number) => format.money(minor, currency)
  const counted: DataColumn<TeamBet> = {
    id: 'turnover',
    head: text('agent.list.counts'),
    align: 'end',
    cell: ({ stake, turnover }) => money(turnover ?? stake),
    phone: 'line',
  }
  const columns: DataColumn<TeamBet>[] = [
    {
      id: 'account',
      head: text('agent.list.account'),
      sticky: true,
      sortValue: ({ account }) => account,
      cell: ({ account, gameName }) => <DataLead title={account} sub={gameName} />,
      phone: 'title',
    },
    {
      id: 'category',
      head: text('agent.list.category'),
      sortValue: ({ category }) => category,
      cell: ({ category }) => nameOf(category),
      phone: 'none',
    },
    {
      id: 'settledAt',
      head: text('agent.list.time'),
      sortValue: ({ settledAt }) => settledAt,
      cell: ({ settledAt }) => format.dateTime(settledAt),
      phone: 'line',
    },
    {
      id: 'stake',
      head: text('agent.list.stake'),
      align: 'end',
      sortValue: ({ stake }) => stake,
      cell: ({ stake }) => money(stake),
      phone: 'line',
    },
    ...(ofPayout ? [counted] : []),
    {
      id: 'win',
      head: text('agent.list.win'),
      align: 'end',
      sortValue: ({ win }) => win,
      cell: ({ win }) => money(win),
      phone: 'none',
    },
    {
      id: 'profit',
      head: text('agent.list.result'),
      align: 'end',
      sortValue: ({ profit }) => profit,
      cell: ({ profit }) => signed(profit, currency),
      phone: 'value',
    },
  ]
  const file: CsvColumn<TeamBet>[] = [
    { head: text('agent.list.round'), csvValue: ({ roundId }) => roundId },
    { head: text('agent.list.account'), csvValue: ({ account }) => account },
    { head: text('agent.list.time'), csvValue: ({ settledAt }) => new Date(settledAt).toISOString() },
    { head: text('agent.list.game'), csvValue: ({ gameName }) => gameName },
    { head: text('agent.list.category'), csvValue: ({ category }) => nameOf(category) },
    { head: text('agent.list.provider'), csvValue: ({ vassalage }) => vassalage },
    { head: `${text('agent.list.stake')} (${currency})`, csvValue: ({ stake }) => stake / 100 },
    ...(ofPayout
      ? [
          {
            head: `${text('agent.list.counts')} (${currency})`,
            csvValue: ({ stake, turnover }: TeamBet) => (turnover ?? stake) / 100,
          },
        ]
      : []),
    { head: `${text('agent.list.win')} (${currency})`, csvValue: ({ win }) => win / 100 },
    { head: `${text('agent.list.result')} (${currency})`, csvValue: ({ profit }) => profit / 100 },
  ]
  return { columns, file }
}
