import { useFormat } from '@parlour/i18n/react'
import { useSigned } from '@parlour/screen-kit/react'
import { DataLead, type CsvColumn, type DataColumn } from '@parlour/ui-kit'
import type { TeamTransaction } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'

/**
 * The columns of the transactions of the team, and those of its file: there sums are plain numbers in major units, times
 * ISO 8601.
 */
export function useTeamTransactionColumns(currency: string): {
  columns: DataColumn<TeamTransaction>[]
  file: CsvColumn<TeamTransaction>[]
} {
  const text = useAgentText()
  const format = useFormat()
  const signed = useSigned()
  const columns: DataColumn<TeamTransaction>[] = [
    {
      id: 'customerName',
      head: text('agent.list.account'),
      sticky: true,
      sortValue: ({ customerName }) => customerName,
      cell: ({ customerName, txTypeName }) => <DataLead title={customerName} sub={txTypeName} />,
      phone: 'title',
    },
    {
      id: 'note',
      head: text('agent.list.note'),
      cell: ({ remark, orderNo }) => remark || orderNo,
      phone: 'line',
    },
    {
      id: 'txTimeInTimestamp',
      head: text('agent.list.time'),
      sortValue: ({ txTimeInTimestamp }) => txTimeInTimestamp,
      cell: ({ txTimeInTimestamp }) => format.dateTime(txTimeInTimestamp),
      phone: 'line',
    },
    {
      id: 'amount',
      head: text('agent.list.amount'),
      align: 'end',
      sortValue: ({ amount }) => amount,
      cell: ({ amount }) => signed(amount, currency),
      phone: 'value',
    },
  ]
  const file: CsvColumn<TeamTransaction>[] = [
    { head: text('agent.list.account'), csvValue: ({ customerName }) => customerName },
    {
      head: text('agent.list.time'),
      csvValue: ({ txTimeInTimestamp }) => new Date(txTimeInTimestamp).toISOString(),
    },
    { head: text('agent.list.kind'), csvValue: ({ txTypeName }) => txTypeName },
    { head: text('agent.list.order'), csvValue: ({ orderNo }) => orderNo },
    { head: text('agent.list.note'), csvValue: ({ remark }) => remark },
    { head: `${text('agent.list.amount')} (${currency})`, csvValue: ({ amount }) => amount / 100 },
  ]
  return { columns, file }
}
