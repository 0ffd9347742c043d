import type { ChartLayout } from './chart-layout.ts'
import type { ChartPoint, ChartSeries } from './chart-series.ts'
import { barPath, blockPath, linePath, stackBase } from './chart-layout.ts'

type PictureProps = {
  layout: ChartLayout
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  active?: number
  formatTick: (value: number) => string
}

type StacksProps = { layout: ChartLayout; stacks: readonly ChartSeries[]; nth: number; active?: number }

const Bars = ({
  layout,
  one,
  nth,
  active,
}: {
  layout: ChartLayout
  one: ChartSeries
  nth: number
  active?: number
}) => (
  <g className="p-chart__bars" data-color={one.color}>
    {one.values.map((value, index) =>
      value === null ? null : (
        <path
          key={`${one.id}-${layout.x(index)}`}
          data-active={index === active || undefined}
          d={barPath(layout.barX(index, nth), layout.y(0), layout.y(value), layout.bar)}
        />
      ),
    )}
  </g>
)

/** The parts of the stacks of every point; the uppermost is round at its end. */
const Stacks = ({ layout, stacks, nth, active }: StacksProps) => {
  const { barX, bar, y } = layout
  const uppermost = (index: number) => stacks.findLastIndex(({ values }) => (values[index] ?? 0) > 0)
  return stacks.map((one, place) => (
    <g key={one.id} className="p-chart__bars" data-color={one.color}>
      {one.values.map((value, index) => {
        if (!value) return null
        const from = stackBase(stacks, place, index)
        const path = uppermost(index) === place ? barPath : blockPath
        return (
          <path
            key={`${one.id}-${layout.x(index)}`}
            data-active={index === active || undefined}
            d={path(barX(index, nth), y(from), y(from + value), bar)}
          />
        )
      })}
    </g>
  ))
}

const Line = ({ layout, one, active }: { layout: ChartLayout; one: ChartSeries; active?: number }) => {
  const places = one.values.map((value, index) =>
    value === null ? null : ([layout.x(index), layout.y(value)] as const),
  )
  return (
    <g className="p-chart__line" data-color={one.color}>
      <path d={linePath(places)} />
      {layout.band < 12
        ? null
        : places.map((place, index) =>
            place ? (
              <circle
                key={place[0]}
                cx={place[0]}
                cy={place[1]}
                r={index === active ? 4.5 : 3}
                data-active={index === active || undefined}
              />
            ) : null,
          )}
    </g>
  )
}

/** Grid, bars, lines and axis labels; the table beside it has the same figures. */
export const ChartPicture = ({ layout, series, points, active, formatTick }: PictureProps) => {
  const { width, height, left, right, ticks, x, y, every, rtl } = layout
  const inside = (at: number, words: string) => Math.min(width - words.length * 3.4, Math.max(words.length * 3.4, at))
  const bars = series.filter(({ kind }) => kind === 'bar')
  const stacks = series.filter(({ kind }) => kind === 'stack')
  return (
    <svg
      className="p-chart__picture"
      viewBox={`0 0 ${width} ${height}`}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {ticks.map((tick) => (
        <g key={tick} className="p-chart__tick" data-zero={tick === 0 || undefined}>
          <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
          <text x={rtl ? right + 10 : left - 10} y={y(tick)} dy="0.34em" textAnchor={rtl ? 'start' : 'end'}>
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {bars.map((one, nth) => (
        <Bars key={one.id} layout={layout} one={one} nth={nth} active={active} />
      ))}
      <Stacks layout={layout} stacks={stacks} nth={bars.length} active={active} />
      {active === undefined ? null : (
        <line
          className="p-chart__cursor"
          x1={x(active)}
          x2={x(active)}
          y1={y(ticks.at(-1) ?? 0)}
          y2={y(ticks[0] ?? 0)}
        />
      )}
      {series
        .filter(({ kind }) => kind === 'line')
        .map((one) => (
          <Line key={one.id} layout={layout} one={one} active={active} />
        ))}
      {points.map((point, index) =>
        (points.length - 1 - index) % every === 0 || index === active ? (
          <text
            key={point.id}
            className="p-chart__name"
            data-active={index === active || undefined}
            data-dim={(active !== undefined && index !== active && Math.abs(index - active) < every) || undefined}
            x={inside(x(index), point.label)}
            y={height - 10}
            textAnchor="middle"
          >
            {point.label}
          </text>
        ) : null,
      )}
    </svg>
  )
}
