import type { Redemption } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Badge, DataLead, Money, type CsvColumn, type DataColumn } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'
import { useTerms } from '../terms/use-terms.ts'

const tones: Readonly<Record<string, 'ok' | 'bad' | 'info'>> = { approved: 'ok', rejected: 'bad', process: 'info' }
const worths: Readonly<Record<string, 'gold' | 'void' | 'pending'>> = { approved: 'gold', rejected: 'void' }

/** The columns of what was redeemed and converted, and those of its file. */
export function useRedemptionColumns(currency: string, categoryName: (code: string) => string) {
  const text = usePromotionsText()
  const format = useFormat()
  const terms = useTerms(currency, categoryName)
  const name = (row: Redemption) =>
    row.quantity !== null && row.quantity > 1
      ? text('promotions.records.times', { quantity: format.number(row.quantity), name: row.name })
      : row.name
  const remarkOf = ({ reason, address, mobile }: Redemption) =>
    reason || (address ? text('promotions.records.sentTo', { address, mobile: mobile ?? '' }) : '')
  const termsOf = ({ terms: under }: Redemption) => (under ? terms.line(under) : '')
  const stateOf = ({ status }: Redemption) => text.maybe(`promotions.status.${status}`) ?? status
  const columns: DataColumn<Redemption>[] = [
    {
      id: 'what',
      head: text('promotions.records.what'),
      sticky: true,
      cell: (row) => <DataLead title={name(row)} sub={row.refNo} />,
      phone: 'title',
    },
    {
      id: 'time',
      head: text('promotions.records.time'),
      cell: ({ applyTime }) => format.dateTime(applyTime),
      sortValue: ({ applyTime }) => applyTime,
      phone: 'line',
    },
    {
      id: 'status',
      head: text('promotions.records.status'),
      cell: (row) => <Badge tone={tones[row.status] ?? 'plain'}>{stateOf(row)}</Badge>,
      phone: 'line',
    },
    {
      id: 'note',
      head: text('promotions.records.remark'),
      cell: (row) => remarkOf(row) || termsOf(row),
      phone: 'line',
    },
    {
      id: 'worth',
      head: text('promotions.records.worth'),
      align: 'end',
      phone: 'line',
      cell: ({ amount, status, terms: under }) =>
        amount === null || !under ? (
          ''
        ) : (
          <Money tone={worths[status] ?? 'pending'}>{format.bonus(amount, currency, under)}</Money>
        ),
    },
    {
      id: 'points',
      head: text('promotions.records.points'),
      align: 'end',
      cell: ({ points }) => format.number(points),
      sortValue: ({ points }) => points,
      phone: 'value',
    },
  ]
  const file: CsvColumn<Redemption>[] = [
    { head: text('promotions.records.what'), csvValue: name },
    { head: text('promotions.records.number'), csvValue: ({ refNo }) => refNo },
    { head: text('promotions.records.time'), csvValue: ({ applyTime }) => new Date(applyTime).toISOString() },
    { head: text('promotions.records.status'), csvValue: stateOf },
    { head: text('promotions.records.remark'), csvValue: remarkOf },
    {
      head: `${text('promotions.records.worth')} (${currency})`,
      csvValue: ({ amount }) => (amount === null ? '' : amount / 100),
    },
    { head: text('promotions.detail.terms'), csvValue: termsOf },
    { head: text('promotions.records.points'), csvValue: ({ points }) => points },
  ]
  return { columns, file }
}
