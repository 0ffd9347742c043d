import type { Transaction } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useSigned } from '@parlour/screen-kit/react'
import { DataLead, type DataColumn } from '@parlour/ui-kit'
import { useMemberText } from '../use-member-text.ts'

/** The columns of transfers between wallets, as the wallet of the provider saw them. */
export function useTransferColumns(currency: string, nameOf: (vendor: string) => string): DataColumn<Transaction>[] {
  const text = useMemberText()
  const format = useFormat()
  const signed = useSigned()
  return [
    {
      id: 'wallet',
      head: text('member.wallet.wallet'),
      cell: ({ vendor, txTypeName }) => <DataLead title={vendor ? nameOf(vendor) : ''} sub={txTypeName} />,
      phone: 'title',
    },
    {
      id: 'time',
      head: text('member.record.time'),
      cell: ({ txTimeInTimestamp }) => format.dateTime(txTimeInTimestamp),
      phone: 'line',
    },
    {
      id: 'amount',
      head: text('member.moves.amount'),
      align: 'end',
      cell: ({ amount }) => signed(amount, currency),
      phone: 'value',
    },
    {
      id: 'balance',
      head: text('member.moves.balance'),
      align: 'end',
      cell: ({ currentAvailBalance }) => format.money(currentAvailBalance, currency),
      phone: 'line',
    },
  ]
}
