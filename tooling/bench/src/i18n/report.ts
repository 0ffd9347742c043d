import { quantile } from '../interleaved.ts'

/** Rows with equal columns, the first to the left, the others to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]): string =>
    widths.map((width, at) => (at === 0 ? (row[at] ?? '').padEnd(width) : (row[at] ?? '').padStart(width))).join('   ')
  return rows.map((row) => `  ${line(row).trimEnd()}\n`).join('')
}

const microseconds = (figure: number): string => (figure < 10 ? figure.toFixed(3) : figure.toFixed(1))

/** What a comparison found, as a table: CPU time a call, and how often the yardstick's time that is. */
export function report<Name extends string>(times: Readonly<Record<Name, readonly number[]>>, yardstick: Name): string {
  const unit = quantile(times[yardstick], 0.5)
  return columns([
    ['', 'us a call', 'p10-p90', 'ratio'],
    ...(Object.keys(times) as Name[]).map((name) => {
      const [low, middle, high] = [0.1, 0.5, 0.9].map((share) => quantile(times[name], share)) as [
        number,
        number,
        number,
      ]
      return [name, microseconds(middle), `${microseconds(low)}-${microseconds(high)}`, (middle / unit).toFixed(2)]
    }),
  ])
}

/** Whether ours keeps a bar: at most so many times the yardstick. */
export const judge = <Name extends string>(
  times: Readonly<Record<Name, readonly number[]>>,
  [ours, yardstick]: readonly [Name, Name],
  bar: number,
): string => {
  const ratio = quantile(times[ours], 0.5) / quantile(times[yardstick], 0.5)
  return `  bar: ours at most ${bar} of ${yardstick}: ${ratio.toFixed(2)}, ${ratio <= bar ? 'kept' : 'MISSED in this run'}\n`
}
