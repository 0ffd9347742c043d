import type { Transaction } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useSigned } from '@parlour/screen-kit/react'
import { DataLead, Money, type CsvColumn, type DataColumn } from '@parlour/ui-kit'
import { shortId } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'

/**
 * The columns of the account record, and those of its file:
 * there sums are plain numbers in major units, times ISO 8601.
 */
export function useTransactionColumns(currency: string): {
  columns: DataColumn<Transaction>[]
  file: CsvColumn<Transaction>[]
} {
  const text = useMemberText()
  const format = useFormat()
  const signed = useSigned()
  const aboutOf = ({ about }: Transaction) => about && text(`member.moves.of.${about.kind}`, { id: shortId(about.id) })
  const columns: DataColumn<Transaction>[] = [
    {
      id: 'what',
      head: text('member.moves.what'),
      sticky: true,
      cell: ({ txTypeName, vendor, wallet }) => (
        <DataLead title={txTypeName} sub={wallet === 'bonus' ? text('member.moves.bonus') : vendor} />
      ),
      phone: 'title',
    },
    {
      id: 'note',
      head: text('member.moves.note'),
      cell: ({ remark, orderNo, about }) => remark || (about ? '' : orderNo),
      phone: 'line',
    },
    { id: 'about', head: text('member.moves.about'), cell: aboutOf, phone: 'line' },
    {
      id: 'time',
      head: text('member.record.time'),
      cell: ({ txTimeInTimestamp }) => format.dateTime(txTimeInTimestamp),
      sortValue: ({ txTimeInTimestamp }) => txTimeInTimestamp,
      phone: 'line',
    },
    {
      id: 'amount',
      head: text('member.moves.amount'),
      align: 'end',
      phone: 'value',
      sortValue: ({ amount }) => amount,
      cell: ({ amount }) => (amount > 0 ? <Money>{signed(amount, currency)}</Money> : signed(amount, currency)),
    },
    {
      id: 'balance',
      head: text('member.moves.balance'),
      align: 'end',
      cell: ({ currentAvailBalance }) => format.money(currentAvailBalance, currency),
      phone: 'line',
    },
  ]
  const file: CsvColumn<Transaction>[] = [
    {
      head: text('member.record.time'),
      csvValue: ({ txTimeInTimestamp }) => new Date(txTimeInTimestamp).toISOString(),
    },
    { head: text('member.moves.what'), csvValue: ({ txTypeName }) => txTypeName },
    { head: text('member.moves.order'), csvValue: ({ orderNo }) => orderNo },
    { head: text('member.moves.about'), csvValue: ({ about }) => about?.id },
    { head: text('member.moves.note'), csvValue: ({ remark }) => remark },
    { head: `${text('member.moves.amount')} (${currency})`, csvValue: ({ amount }) => amount / 100 },
    {
      head: `${text('member.moves.balance')} (${currency})`,
      csvValue: ({ currentAvailBalance }) => currentAvailBalance / 100,
    },
  ]
  return { columns, file }
}
