import type { DepositOrder } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Badge, type CsvColumn, type DataColumn } from '@parlour/ui-kit'
import { depositState } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'
import { depositTones } from './deposit-tones.ts'

/**
 * The columns of a list of deposits, and those of its file:
 * there sums are plain numbers in major units, times ISO 8601.
 */
export function useDepositColumns(currency: string): {
  columns: DataColumn<DepositOrder>[]
  file: CsvColumn<DepositOrder>[]
} {
  const text = useMemberText()
  const format = useFormat()
  const columns: DataColumn<DepositOrder>[] = [
    {
      id: 'how',
      head: text('member.deposit.how'),
      cell: ({ channelName, method }) => channelName || method,
      phone: 'title',
    },
    {
      id: 'time',
      head: text('member.record.time'),
      cell: ({ time }) => format.dateTime(time),
      sortValue: ({ time }) => time,
      phone: 'line',
    },
    {
      id: 'amount',
      head: text('member.cashier.amount'),
      align: 'end',
      cell: ({ amount }) => format.money(amount, currency),
      sortValue: ({ amount }) => amount,
      phone: 'value',
    },
    {
      id: 'state',
      head: text('member.cashier.state'),
      cell: (order) => (
        <Badge tone={depositTones[depositState(order)]}>{text(`member.deposit.state.${depositState(order)}`)}</Badge>
      ),
      phone: 'line',
    },
  ]
  const file: CsvColumn<DepositOrder>[] = [
    { head: text('member.record.time'), csvValue: ({ time }) => new Date(time).toISOString() },
    { head: text('member.cashier.number'), csvValue: ({ orderNo }) => orderNo },
    { head: text('member.deposit.how'), csvValue: ({ channelName, method }) => channelName || method },
    { head: `${text('member.cashier.amount')} (${currency})`, csvValue: ({ amount }) => amount / 100 },
    { head: text('member.cashier.state'), csvValue: (order) => text(`member.deposit.state.${depositState(order)}`) },
  ]
  return { columns, file }
}
