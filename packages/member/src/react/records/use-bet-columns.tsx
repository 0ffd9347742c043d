import type { Bet } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useSigned } from '@parlour/screen-kit/react'
import { DataLead, Money, type CsvColumn, type DataColumn } from '@parlour/ui-kit'
import { useMemberText } from '../use-member-text.ts'

/**
 * The columns of the betting record, and those of its file:
 * there sums are plain numbers in major units, times ISO 8601.
 */
export function useBetColumns(
  currency: string,
  nameOf: (category: string) => string,
): { columns: DataColumn<Bet>[]; file: CsvColumn<Bet>[] } {
  const text = useMemberText()
  const format = useFormat()
  const signed = useSigned()
  const money = (minor: number) => format.money(minor, currency)
  const columns: DataColumn<Bet>[] = [
    {
      id: 'game',
      head: text('member.bets.game'),
      sticky: true,
      cell: ({ gameName, vendor, vendorName }) => <DataLead title={gameName} sub={vendorName || vendor} />,
      phone: 'title',
    },
    { id: 'category', head: text('member.bets.category'), cell: ({ category }) => nameOf(category), phone: 'none' },
    { id: 'time', head: text('member.record.time'), cell: ({ time }) => format.dateTime(time), phone: 'line' },
    { id: 'stake', head: text('member.bets.stake'), align: 'end', cell: ({ stake }) => money(stake), phone: 'line' },
    {
      id: 'win',
      head: text('member.bets.win'),
      align: 'end',
      cell: ({ win }) => (win > 0 ? <Money>{money(win)}</Money> : money(win)),
      phone: 'none',
    },
    {
      id: 'result',
      head: text('member.bets.result'),
      align: 'end',
      cell: ({ result }) => (result > 0 ? <Money>{signed(result, currency)}</Money> : signed(result, currency)),
      phone: 'value',
    },
  ]
  const file: CsvColumn<Bet>[] = [
    { head: text('member.bets.round'), csvValue: ({ betId }) => betId },
    { head: text('member.record.time'), csvValue: ({ time }) => new Date(time).toISOString() },
    { head: text('member.bets.game'), csvValue: ({ gameName }) => gameName },
    { head: text('member.bets.provider'), csvValue: ({ vendor, vendorName }) => vendorName || vendor },
    { head: text('member.bets.category'), csvValue: ({ category }) => nameOf(category) },
    { head: `${text('member.bets.stake')} (${currency})`, csvValue: ({ stake }) => stake / 100 },
    { head: `${text('member.bets.win')} (${currency})`, csvValue: ({ win }) => win / 100 },
    { head: `${text('member.bets.result')} (${currency})`, csvValue: ({ result }) => result / 100 },
  ]
  return { columns, file }
}
