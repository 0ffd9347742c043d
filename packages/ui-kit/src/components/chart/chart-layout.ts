import type { ChartSeries } from './chart-series.ts'
import { niceTicks } from './nice-ticks.ts'

/** Where everything of a chart is, in px of its picture. */
export type ChartLayout = {
  width: number
  height: number
  ticks: readonly number[]
  /** Height of a value. */
  y: (value: number) => number
  /** Middle of a point's band. */
  x: (index: number) => number
  /** Width of a point's band. */
  band: number
  /** Width of a bar, at most 18. */
  bar: number
  /** Start edge of the bar of the `nth` series of bars, from the left. */
  barX: (index: number, nth: number) => number
  /** Left and right edges of the plot. */
  left: number
  right: number
  /** Every how many points one is named under the axis. */
  every: number
  rtl: boolean
}

const top = 10
const foot = 34
const gap = 3

type Input = {
  width: number
  height: number
  rtl: boolean
  series: readonly ChartSeries[]
  points: number
  tickRoom: number
  labelRoom: number
}

/**
 * Places everything; right-to-left the first point is on the right.
 * `tickRoom` and `labelRoom` in px are the room of the labels.
 */
export const layOut = ({ width, height, rtl, series, points, tickRoom, labelRoom }: Input): ChartLayout => {
  const stacks = series.filter(({ kind }) => kind === 'stack')
  const values = [
    ...series.flatMap((one) => (one.kind === 'stack' ? [] : one.values.filter((value) => value !== null))),
    ...Array.from({ length: stacks.length > 0 ? points : 0 }, (_, index) => stackBase(stacks, stacks.length, index)),
  ]
  const ticks = niceTicks(Math.min(...values, 0), Math.max(...values, 0), height < 220 ? 3 : 4)
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const [left, right] = rtl ? [0, width - tickRoom] : [tickRoom, width]
  const band = (right - left) / Math.max(points, 1)
  const bars = series.filter(({ kind }) => kind === 'bar').length + (stacks.length > 0 ? 1 : 0)
  const bar = Math.max(2, Math.min(18, (band * 0.72 - gap * (bars - 1)) / Math.max(bars, 1)))
  const x = (index: number) => (rtl ? right - band * (index + 0.5) : left + band * (index + 0.5))
  const block = bars * bar + (bars - 1) * gap
  return {
    width,
    height,
    ticks,
    left,
    right,
    band,
    bar,
    x,
    rtl,
    y: (value) => top + ((high - value) / (high - low)) * (height - top - foot),
    barX: (index, nth) => x(index) - block / 2 + (rtl ? bars - 1 - nth : nth) * (bar + gap),
    every: Math.max(1, Math.ceil(labelRoom / band)),
  }
}

/** What the stacks before the `nth` come to at a point. */
export const stackBase = (stacks: readonly ChartSeries[], nth: number, index: number): number =>
  stacks.slice(0, nth).reduce((sum, { values }) => sum + (values[index] ?? 0), 0)

/** A part of a stack that has others on it: its corners are square. */
export const blockPath = (x: number, from: number, to: number, width: number): string =>
  `M${x} ${from}V${to}H${x + width}V${from}Z`

/** A bar from zero to its value, round (4) only at the end of the value. */
export const barPath = (x: number, zero: number, end: number, width: number): string => {
  const radius = Math.min(4, width / 2, Math.abs(end - zero))
  const inner = end < zero ? end + radius : end - radius
  return `M${x} ${zero}V${inner}Q${x} ${end} ${x + radius} ${end}H${x + width - radius}Q${x + width} ${end} ${x + width} ${inner}V${zero}Z`
}

/** A line through the points that have a value; it breaks where one has none. */
export const linePath = (places: readonly (readonly [number, number] | null)[]): string =>
  places.map((place, index) => (place ? `${places[index - 1] ? 'L' : 'M'}${place[0]} ${place[1]}` : '')).join('')
