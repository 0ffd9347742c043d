import type { PointEntry } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { DataLead, type DataColumn } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'

/** The columns of the changes of points. */
export function useChangeColumns(): DataColumn<PointEntry>[] {
  const text = usePromotionsText()
  const format = useFormat()
  return [
    {
      id: 'what',
      head: text('promotions.records.what'),
      sticky: true,
      cell: ({ type, remark }) => (
        <DataLead title={text.maybe(`promotions.change.${type}`) ?? type} sub={remark ?? ''} />
      ),
      phone: 'title',
    },
    { id: 'time', head: text('promotions.records.time'), cell: ({ time }) => format.dateTime(time), phone: 'line' },
    {
      id: 'points',
      head: text('promotions.records.points'),
      align: 'end',
      cell: ({ points }) => (points > 0 ? `+\u2060${format.number(points)}` : format.number(points)),
      phone: 'value',
    },
    {
      id: 'balance',
      head: text('promotions.records.balance'),
      align: 'end',
      cell: ({ balance }) => (balance === null ? null : format.number(balance)),
      phone: 'line',
    },
  ]
}
