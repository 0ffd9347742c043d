import type { Redemption } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Badge, DataLead, Money, type DataColumn } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'
import { useTerms } from '../terms/use-terms.ts'

const tones: Readonly<Record<string, 'ok' | 'bad' | 'info'>> = { approved: 'ok', rejected: 'bad', process: 'info' }
const worths: Readonly<Record<string, 'gold' | 'void' | 'pending'>> = { approved: 'gold', rejected: 'void' }

/** The columns of what was redeemed and converted. */
export function useRedemptionColumns(
  currency: string,
  categoryName: (code: string) => string,
): DataColumn<Redemption>[] {
  const text = usePromotionsText()
  const format = useFormat()
  const terms = useTerms(currency, categoryName)
  const name = (row: Redemption) =>
    row.quantity !== null && row.quantity > 1
      ? text('promotions.records.times', { quantity: format.number(row.quantity), name: row.name })
      : row.name
  const note = ({ reason, address, mobile, terms: under }: Redemption) => {
    if (reason) return reason
    if (address) return text('promotions.records.sentTo', { address, mobile: mobile ?? '' })
    return under ? terms.line(under) : ''
  }
  return [
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
      phone: 'line',
    },
    {
      id: 'status',
      head: text('promotions.records.status'),
      cell: ({ status }) => (
        <Badge tone={tones[status] ?? 'plain'}>{text.maybe(`promotions.status.${status}`) ?? status}</Badge>
      ),
      phone: 'line',
    },
    {
      id: 'note',
      head: text('promotions.records.remark'),
      cell: note,
      phone: 'line',
    },
    {
      id: 'worth',
      head: text('promotions.records.worth'),
      align: 'end',
      phone: 'none',
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
      phone: 'value',
    },
  ]
}
