import { useFormat } from '@parlour/i18n/react'
import { useSigned } from '@parlour/screen-kit/react'
import { DataLead, type CsvColumn, type DataColumn } from '@parlour/ui-kit'
import type { MemberProfit } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'

/**
 * The columns of the profit and loss of the team, with what was paid in, out and given for all games (`whole`), and
 * those of its file: there sums are plain numbers in major units.
 */
export function useTeamProfitColumns(
  currency: string,
  whole: boolean,
): { columns: DataColumn<MemberProfit>[]; file: CsvColumn<MemberProfit>[] } {
  const text = useAgentText()
  const format = useFormat()
  const signed = useSigned()
  const money = (minor: number) => format.money(minor, currency)
  const moved = ['deposits', 'withdrawals', 'rewards'] as const
  const columns: DataColumn<MemberProfit>[] = [
    {
      id: 'account',
      head: text('agent.list.account'),
      sticky: true,
      sortValue: ({ account }) => account,
      cell: ({ account, level }) => (
        <DataLead title={account} sub={text('agent.list.level', { level: format.number(level) })} />
      ),
      phone: 'title',
    },
    {
      id: 'rounds',
      head: text('agent.list.rounds'),
      align: 'end',
      sortValue: ({ rounds }) => rounds,
      cell: ({ rounds }) => format.number(rounds),
      phone: 'none',
    },
    {
      id: 'turnover',
      head: text('agent.figure.turnover'),
      align: 'end',
      sortValue: ({ turnover }) => turnover,
      cell: ({ turnover }) => money(turnover),
      phone: 'line',
    },
    {
      id: 'win',
      head: text('agent.list.winnings'),
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
    ...(whole
      ? moved.map((id): DataColumn<MemberProfit> => ({
          id,
          head: text(`agent.list.${id}`),
          align: 'end',
          cell: (row) => money(row[id] ?? 0),
          phone: id === 'rewards' ? 'none' : 'line',
        }))
      : []),
  ]
  const major = (head: string, sum: (row: MemberProfit) => number): CsvColumn<MemberProfit> => ({
    head: `${head} (${currency})`,
    csvValue: (row) => sum(row) / 100,
  })
  const file: CsvColumn<MemberProfit>[] = [
    { head: text('agent.list.account'), csvValue: ({ account }) => account },
    { head: text('agent.list.levelHead'), csvValue: ({ level }) => level },
    { head: text('agent.list.rounds'), csvValue: ({ rounds }) => rounds },
    major(text('agent.figure.turnover'), ({ turnover }) => turnover),
    major(text('agent.list.winnings'), ({ win }) => win),
    major(text('agent.list.result'), ({ profit }) => profit),
    ...(whole ? moved.map((id) => major(text(`agent.list.${id}`), (row) => row[id] ?? 0)) : []),
  ]
  return { columns, file }
}
