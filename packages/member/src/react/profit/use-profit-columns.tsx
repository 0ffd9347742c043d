import { useFormat } from '@parlour/i18n/react'
import { useSigned } from '@parlour/screen-kit/react'
import { DataLead, type CsvColumn, type DataColumn } from '@parlour/ui-kit'
import type { PlayRow } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'

/** The columns of profit and loss, and those of its file: there sums are plain numbers in major units. */
export function useProfitColumns(
  head: string,
  currency: string,
): { columns: DataColumn<PlayRow>[]; file: CsvColumn<PlayRow>[] } {
  const text = useMemberText()
  const format = useFormat()
  const signed = useSigned()
  const money = (minor: number) => format.money(minor, currency)
  const columns: DataColumn<PlayRow>[] = [
    {
      id: 'name',
      head,
      sticky: true,
      sortValue: ({ name }) => name,
      cell: ({ name, sub }) => (sub ? <DataLead title={name} sub={sub} /> : name),
      phone: 'title',
    },
    {
      id: 'rounds',
      head: text('member.profit.rounds'),
      align: 'end',
      sortValue: ({ rounds }) => rounds,
      cell: ({ rounds }) => format.number(rounds),
      phone: 'line',
    },
    {
      id: 'stake',
      head: text('member.profit.bets'),
      align: 'end',
      sortValue: ({ stake }) => stake,
      cell: ({ stake }) => money(stake),
      phone: 'line',
    },
    {
      id: 'win',
      head: text('member.profit.winnings'),
      align: 'end',
      sortValue: ({ win }) => win,
      cell: ({ win }) => money(win),
      phone: 'line',
    },
    {
      id: 'result',
      head: text('member.profit.result'),
      align: 'end',
      sortValue: ({ profit }) => profit,
      cell: ({ profit }) => signed(profit, currency),
      phone: 'value',
    },
  ]
  const file: CsvColumn<PlayRow>[] = [
    { head, csvValue: ({ name }) => name },
    { head: text('member.bets.provider'), csvValue: ({ sub }) => sub },
    { head: text('member.profit.rounds'), csvValue: ({ rounds }) => rounds },
    { head: `${text('member.profit.bets')} (${currency})`, csvValue: ({ stake }) => stake / 100 },
    { head: `${text('member.profit.winnings')} (${currency})`, csvValue: ({ win }) => win / 100 },
    { head: `${text('member.profit.result')} (${currency})`, csvValue: ({ profit }) => profit / 100 },
  ]
  return { columns, file }
}
