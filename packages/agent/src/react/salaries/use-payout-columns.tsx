import type { Payout } from '@parlour/api-client/endpoints'
import { useSigned } from '@parlour/screen-kit/react'
import { Badge, DataLead, type CsvColumn, type DataColumn } from '@parlour/ui-kit'
import type { ContractMessages } from '../contracts/use-contract-messages.ts'
import { useAgentText } from '../use-agent-text.ts'
import { usePeriodText } from '../use-period-text.ts'

const statusIds = {
  'in-process': 'agent.salary.status.waiting',
  approved: 'agent.salary.status.approved',
  rejected: 'agent.salary.status.rejected',
} as const
const tones = { 'in-process': 'info', approved: 'ok', rejected: 'bad' } as const
const hundredths = 100

/** The columns of payouts, and those of their file: there sums are plain numbers in major units, times ISO 8601. */
export function usePayoutColumns(
  currency: string,
  zone: string,
  messages: ContractMessages,
): { columns: DataColumn<Payout>[]; file: CsvColumn<Payout>[] } {
  const text = useAgentText()
  const periodText = usePeriodText(zone)
  const signed = useSigned()
  const major = (minor: number) => minor / hundredths
  const columns: DataColumn<Payout>[] = [
    {
      id: 'endTime',
      head: text('agent.salary.period'),
      sortValue: ({ endTime }) => endTime,
      cell: ({ startTime, endTime, category }) => (
        <DataLead title={periodText(startTime, endTime)} sub={messages.category(category)} />
      ),
      phone: 'title',
    },
    {
      id: 'turnover',
      head: text('agent.salary.bets'),
      align: 'end',
      sortValue: ({ turnover }) => turnover,
      cell: ({ turnover }) => messages.money(turnover),
    },
    {
      id: 'rate',
      head: text('agent.salary.rate'),
      align: 'end',
      sortValue: ({ rate }) => rate,
      cell: (row) => messages.rate(row),
    },
    {
      id: 'adjustment',
      head: text('agent.salary.adjustment'),
      align: 'end',
      sortValue: ({ adjustment }) => adjustment,
      cell: ({ adjustment }) => signed(adjustment, currency),
      phone: 'none',
    },
    {
      id: 'amount',
      head: text('agent.list.amount'),
      align: 'end',
      sortValue: ({ amount }) => amount,
      cell: ({ amount }) => messages.money(amount),
      phone: 'value',
    },
    {
      id: 'status',
      head: text('agent.contract.standing'),
      sortValue: ({ status }) => status,
      cell: ({ status, rejectReason }) => (
        <DataLead title={<Badge tone={tones[status]}>{text(statusIds[status])}</Badge>} sub={rejectReason} />
      ),
    },
  ]
  const file: CsvColumn<Payout>[] = [
    { head: text('agent.salary.from'), csvValue: ({ startTime }) => new Date(startTime).toISOString() },
    { head: text('agent.salary.until'), csvValue: ({ endTime }) => new Date(endTime).toISOString() },
    { head: text('agent.list.category'), csvValue: ({ category }) => messages.category(category) },
    { head: `${text('agent.salary.bets')} (${currency})`, csvValue: ({ turnover }) => major(turnover) },
    { head: text('agent.salary.rate'), csvValue: (row) => messages.rate(row) },
    { head: `${text('agent.salary.adjustment')} (${currency})`, csvValue: ({ adjustment }) => major(adjustment) },
    { head: `${text('agent.list.amount')} (${currency})`, csvValue: ({ amount }) => major(amount) },
    { head: text('agent.contract.standing'), csvValue: ({ status }) => text(statusIds[status]) },
    { head: text('agent.contract.reason'), csvValue: ({ rejectReason }) => rejectReason ?? '' },
  ]
  return { columns, file }
}
