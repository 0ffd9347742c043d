import type { WithdrawalOrder } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Badge, type DataColumn } from '@parlour/ui-kit'
import { withdrawalStatus } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'
import { withdrawTones } from './withdraw-tones.ts'

/** The columns of the withdrawals of a week. */
export function useWithdrawalColumns(currency: string): DataColumn<WithdrawalOrder>[] {
  const text = useMemberText()
  const format = useFormat()
  return [
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
    { id: 'time', head: text('member.record.time'), cell: ({ time }) => format.dateTime(time), phone: 'line' },
    {
      id: 'amount',
      head: text('member.cashier.amount'),
      align: 'end',
      cell: ({ amount }) => format.money(amount, currency),
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
}
