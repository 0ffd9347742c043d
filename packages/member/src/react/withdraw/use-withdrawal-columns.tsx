import type { WithdrawalOrder } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Badge, type CsvColumn, type DataColumn } from '@parlour/ui-kit'
import { withdrawalStatus } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'
import { withdrawTones } from './withdraw-tones.ts'

/**
 * The columns of a list of withdrawals, and those of its file:
 * there sums are plain numbers in major units, times ISO 8601.
 */
export function useWithdrawalColumns(currency: string): {
  columns: DataColumn<WithdrawalOrder>[]
  file: CsvColumn<WithdrawalOrder>[]
} {
  const text = useMemberText()
  const format = useFormat()
  const columns: DataColumn<WithdrawalOrder>[] = [
    {
      id: 'to',
      head: text('member.withdraw.account'),
      cell: ({ bankName, cardNumber }) => (
        <bdi>
          {bankName} {cardNumber}
        </bdi>
      ),
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
        <Badge tone={withdrawTones[withdrawalStatus(order)]}>
          {text(`member.withdraw.status.${withdrawalStatus(order)}`)}
        </Badge>
      ),
      phone: 'line',
    },
  ]
  const file: CsvColumn<WithdrawalOrder>[] = [
    { head: text('member.record.time'), csvValue: ({ time }) => new Date(time).toISOString() },
    { head: text('member.cashier.number'), csvValue: ({ orderNo }) => orderNo },
    { head: text('member.withdraw.account'), csvValue: ({ bankName, cardNumber }) => `${bankName} ${cardNumber}` },
    { head: `${text('member.cashier.amount')} (${currency})`, csvValue: ({ amount }) => amount / 100 },
    {
      head: `${text('member.cashier.fee')} (${currency})`,
      csvValue: ({ charge }) => (charge === null ? '' : charge / 100),
    },
    {
      head: text('member.cashier.state'),
      csvValue: (order) => text(`member.withdraw.status.${withdrawalStatus(order)}`),
    },
  ]
  return { columns, file }
}
