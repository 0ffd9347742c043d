import type { SeriesColor } from './chart-series.ts'
import { linePath } from './chart-layout.ts'

/**
 * Props of `Sparkline`; `values` are numbers in their order.
 */
export type SparklineProps = { values: readonly number[]; color?: SeriesColor }

const [width, height, room] = [96, 36, 4]

/**
 * A line of 96 x 36 px with a dot at its end; decoration beside a figure.
 *
 * @example <Sparkline values={[3, 5, 4, 9]} />
 */
export const Sparkline = ({ values, color = 'info' }: SparklineProps) => {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const span = high - low || 1
  const places = values.map(
    (value, index) =>
      [
        room + (index / Math.max(values.length - 1, 1)) * (width - room * 2),
        high === low ? height / 2 : room + ((high - value) / span) * (height - room * 2),
      ] as const,
  )
  const last = places.at(-1)
  return (
    <svg
      className="p-spark"
      data-color={color}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={linePath(places)} />
      {last ? <circle cx={last[0]} cy={last[1]} r={3} /> : null}
    </svg>
  )
}
