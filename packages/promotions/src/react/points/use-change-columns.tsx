import type { PointEntry } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { DataLead, type CsvColumn, type DataColumn } from '@parlour/ui-kit'
import { depositCategory, earnedParts } from '../../points/earned-parts.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

/** The columns of the changes of points, and those of their file. */
export function useChangeColumns(categoryName: (code: string) => string) {
  const text = usePromotionsText()
  const format = useFormat()
  const kindOf = ({ type }: PointEntry) => text.maybe(`promotions.change.${type}`) ?? type
  const remarkOf = ({ type, remark }: PointEntry) => {
    const parts = type === 'EARN' && remark ? earnedParts(remark) : null
    if (!parts) return remark ?? ''
    const nameOf = (code: string) => (code === depositCategory ? text('promotions.earn.deposits') : categoryName(code))
    return parts.map(({ category, points }) => `${nameOf(category)} ${format.number(points)}`).join(' \u00b7 ')
  }
  const columns: DataColumn<PointEntry>[] = [
    {
      id: 'what',
      head: text('promotions.records.what'),
      sticky: true,
      cell: (row) => <DataLead title={kindOf(row)} sub={remarkOf(row)} />,
      phone: 'title',
    },
    {
      id: 'time',
      head: text('promotions.records.time'),
      cell: ({ time }) => format.dateTime(time),
      sortValue: ({ time }) => time,
      phone: 'line',
    },
    {
      id: 'points',
      head: text('promotions.records.points'),
      align: 'end',
      sortValue: ({ points }) => points,
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
  const file: CsvColumn<PointEntry>[] = [
    { head: text('promotions.records.what'), csvValue: kindOf },
    { head: text('promotions.records.remark'), csvValue: remarkOf },
    { head: text('promotions.records.time'), csvValue: ({ time }) => new Date(time).toISOString() },
    { head: text('promotions.records.points'), csvValue: ({ points }) => points },
    { head: text('promotions.records.balance'), csvValue: ({ balance }) => balance },
  ]
  return { columns, file }
}
