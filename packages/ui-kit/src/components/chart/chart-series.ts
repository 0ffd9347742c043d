/** Colours of a series in the order of taking; `gold` is for net money only. */
export type SeriesColor = 'info' | 'edge' | 'gold' | 'ok' | 'warn' | 'plain'

/** One line or one row of bars. */
export type ChartSeries = {
  id: string
  /** Its name in legend, tip and table. */
  label: string
  /** Bars stand beside each other, stacks on one another (values of zero and more), lines over both. */
  kind: 'bar' | 'stack' | 'line'
  color: SeriesColor
  /** A raw number a point; `null` where there is none. */
  values: readonly (number | null)[]
  /** Beside its name while no point is chosen, for example the total of all days. */
  total?: string
}

/** A place on the axis, as a rule a day. */
export type ChartPoint = {
  id: string
  /** Under the axis, for example "10 Aug". */
  label: string
  /** In the tip, the table and for screen readers, for example "10 August". */
  name: string
}
