import type { ReactNode } from 'react'
import type { ChartPoint, ChartSeries } from './chart-series.ts'
import { useId, useState } from 'react'
import { Switch } from '../switch/switch.tsx'
import { layOut } from './chart-layout.ts'
import { ChartLegend, ChartTip } from './chart-parts.tsx'
import { ChartPicture } from './chart-picture.tsx'
import { ChartTable } from './chart-table.tsx'
import { useChartCursor } from './use-chart-cursor.ts'
import { usePictureSize } from './use-picture-size.ts'

/** Props of `Chart`. */
export type ChartProps = {
  /** Heading and accessible name. */
  title: string
  /** Level of the title, 3 by default. */
  level?: 2 | 3 | 4
  points: readonly ChartPoint[]
  /** Each with a value for every point; bars stand beside each other, stacks on one another, lines over them. */
  series: readonly ChartSeries[]
  /** A value in legend, tip and table, for example "13,600.00". */
  format: (value: number, series: ChartSeries) => string
  /** A value beside the grid, short, for example "12k". */
  formatTick: (value: number) => string
  /** Height of the picture in px, 240 by default. */
  height?: number
  words: {
    /** Label of the switch: "Show as a table". */
    asTable: string
    /** Head of the first column of the table: "Day". */
    pointHead: string
    /** How to step through, for screen readers: "Arrow keys step through the days." */
    keys: string
  }
  /** At the end of the title's line. */
  end?: ReactNode
}

const missing = '–'

/**
 * Bars, stacks and lines over days, with a tip under the pointer, keys
 * that step through the points, and the same figures as a table.
 *
 * @example
 * <Chart
 *   title="Turnover"
 *   points={days}
 *   series={[{ id: 'turnover', label: 'Turnover', kind: 'bar', color: 'info', values }]}
 *   format={(value) => format.money(value, 'PHP')}
 *   formatTick={(value) => format.compact(value / 100)}
 *   words={{ asTable: 'Show as a table', pointHead: 'Day', keys: 'Arrow keys step through the days.' }}
 * />
 */
export const Chart = ({
  title,
  level = 3,
  points,
  series,
  format,
  formatTick,
  height = 240,
  words,
  end,
}: ChartProps) => {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const { box, width, rtl } = usePictureSize()
  const probe = layOut({ width, height, rtl, series, points: points.length, tickRoom: 0, labelRoom: 0 })
  const tickRoom = Math.max(...probe.ticks.map((tick) => formatTick(tick).length)) * 8 + 14
  const labelRoom = Math.max(0, ...points.map(({ label }) => label.length)) * 7.5 + 8
  const layout = layOut({ width, height, rtl, series, points: points.length, tickRoom, labelRoom })
  const { active, spoken, on } = useChartCursor(layout, points.length)
  const valueOf = (one: ChartSeries, at: number) => {
    const value = one.values[at]
    return value === null || value === undefined ? missing : format(value, one)
  }
  const chosen = active === undefined ? undefined : points[active]
  const saying =
    spoken === undefined
      ? ''
      : [points[spoken]?.name, ...series.map((one) => `${one.label} ${valueOf(one, spoken)}`)].join(', ')
  const Heading = `h${level}` as const
  return (
    <section className="p-chart" aria-labelledby={id}>
      <div className="p-chart__head">
        <Heading className="p-chart__title" id={id}>
          {title}
        </Heading>
        {asTable ? null : <ChartLegend series={series} valueOf={valueOf} active={active} />}
        {end}
      </div>
      {asTable ? (
        <ChartTable caption={title} pointHead={words.pointHead} points={points} series={series} valueOf={valueOf} />
      ) : (
        <div
          ref={box}
          className="p-chart__plot"
          role="application"
          tabIndex={0}
          aria-labelledby={id}
          aria-describedby={`${id}-keys`}
          {...on}
        >
          <ChartPicture layout={layout} series={series} points={points} active={active} formatTick={formatTick} />
          {chosen && active !== undefined ? (
            <ChartTip series={series} valueOf={valueOf} layout={layout} at={active} point={chosen} />
          ) : null}
          <p className="p-hidden" id={`${id}-keys`}>
            {words.keys}
          </p>
        </div>
      )}
      <div className="p-hidden" role="status">
        {saying}
      </div>
      <Switch label={words.asTable} checked={asTable} onChange={(event) => setAsTable(event.target.checked)} />
    </section>
  )
}
