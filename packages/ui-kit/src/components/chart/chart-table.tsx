import type { ReactNode } from 'react'
import type { DataColumn } from '../data-table/data-column.ts'
import type { ChartPoint, ChartSeries } from './chart-series.ts'
import { DataTable } from '../data-table/data-table.tsx'

type ChartTableProps = {
  caption: string
  pointHead: string
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  valueOf: (one: ChartSeries, at: number) => ReactNode
}

type Row = { point: ChartPoint; at: number }

/** The same figures as a table; on a phone the first series stands at the end of its row. */
export const ChartTable = ({ caption, pointHead, points, series, valueOf }: ChartTableProps) => {
  const columns: DataColumn<Row>[] = [
    { id: 'point', head: pointHead, sticky: true, cell: ({ point }) => point.name },
    ...series.map((one, index): DataColumn<Row> => ({
      id: one.id,
      head: one.label,
      align: 'end',
      phone: index === 0 ? 'value' : 'line',
      cell: ({ at }) => valueOf(one, at),
    })),
  ]
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={points.map((point, at) => ({ point, at }))}
      rowKey={({ point }) => point.id}
    />
  )
}
