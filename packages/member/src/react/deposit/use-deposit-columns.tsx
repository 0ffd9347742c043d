import type { DepositOrder } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Badge, type DataColumn } from '@parlour/ui-kit'
import { depositState } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'
import { depositTones } from './deposit-tones.ts'

/** The columns of the deposits of a week. */
export function useDepositColumns(currency: string): DataColumn<DepositOrder>[] {
  const text = useMemberText()
  const format = useFormat()
  return [
    {
      id: 'how',
      head: text('member.deposit.how'),
      cell: ({ channelName, method }) => channelName || method,
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
        <Badge tone={depositTones[depositState(order)]}>{text(`member.deposit.state.${depositState(order)}`)}</Badge>
      ),
      phone: 'line',
    },
  ]
}
