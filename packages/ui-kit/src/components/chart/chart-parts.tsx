import type { ReactNode } from 'react'
import type { ChartLayout } from './chart-layout.ts'
import type { ChartPoint, ChartSeries } from './chart-series.ts'

type Values = { series: readonly ChartSeries[]; valueOf: (one: ChartSeries, at: number) => ReactNode }

const Key = ({ one }: { one: ChartSeries }) => (
  <span className="p-chart__key" data-color={one.color} data-kind={one.kind} aria-hidden="true" />
)

/** Every series with its name, and its value at the chosen point or in all. */
export const ChartLegend = ({ series, valueOf, active }: Values & { active?: number }) => (
  <ul className="p-chart__legend">
    {series.map((one) => {
      const value = active === undefined ? one.total : valueOf(one, active)
      return (
        <li key={one.id} className="p-chart__entry">
          <Key one={one} />
          {one.label}
          {value === undefined ? null : (
            <span className="p-chart__value" data-color={one.color}>
              {value}
            </span>
          )}
        </li>
      )
    })}
  </ul>
)

/** The values of one point, beside it; it changes its side in the second half of the chart. */
export const ChartTip = ({
  series,
  valueOf,
  layout,
  at,
  point,
}: Values & { layout: ChartLayout; at: number; point: ChartPoint }) => {
  const x = layout.x(at)
  const late = x > layout.width / 2
  const away = Math.min(layout.band / 2, 32) + 4
  const left = ((x + (late ? -away : away)) / layout.width) * 100
  return (
    <div className="p-chart__tip" data-late={late || undefined} style={{ left: `${left}%` }} aria-hidden="true">
      <p className="p-chart__tip-name">{point.name}</p>
      {series.map((one) => (
        <p key={one.id} className="p-chart__tip-line">
          <Key one={one} />
          <span>{one.label}</span>
          <span className="p-chart__value" data-color={one.color}>
            {valueOf(one, at)}
          </span>
        </p>
      ))}
    </div>
  )
}
