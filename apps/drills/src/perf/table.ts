import type { Profile } from './bars.ts'
import type { Measured, Verdict } from './judge.ts'
import { median } from './median.ts'

const figure = (value: number): string => {
  if (Number.isNaN(value)) return '-'
  if (value >= 10_000) return `${(value / 1000).toFixed(1)} K`
  return value >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1)
}

const line = (cells: readonly string[], end = ''): string =>
  `${cells.map((cell, at) => (at === 0 ? cell.padEnd(22) : cell.padStart(17))).join('')}   ${end}`.trimEnd()

/** A bar beside its figure: what counts of the rounds, the limit, what it is a part of, and whether it holds. */
const barOf = ({ bar, value, limit, holds }: Verdict): string => {
  const from = bar.to === undefined ? '' : ` (${bar.ratio} x ${bar.to}${bar.plus ? ` + ${bar.plus}` : ''})`
  return `${holds ? 'holds ' : 'MISSES'} ${figure(value)} of ${figure(limit)}${from}`
}

/** The middle value of every metric, how many times each floor's the product's is, and the bars it is held against. */
export function tableOf(measured: Measured, profile: Profile, verdicts: readonly Verdict[]): string[] {
  const { product = {}, ...floors } = measured[profile] ?? {}
  const names = Object.keys(floors)
  const rows = Object.keys(product).flatMap((metric) => {
    const own = median(product[metric] ?? [])
    const beside = names.map((name) => {
      const value = median(floors[name]?.[metric] ?? [])
      return Number.isNaN(value) ? '-' : `${figure(value)}${value > 0 ? ` (x ${(own / value).toFixed(2)})` : ''}`
    })
    const [first = '', ...others] = verdicts
      .filter(({ bar, holds }) => bar.profile === profile && bar.metric === metric && holds !== null)
      .map(barOf)
    return [
      line([metric, figure(own), ...beside], first),
      ...others.map((other) => line(['', '', ...names.map(() => '')], other)),
    ]
  })
  return [line([profile, 'product', ...names], 'bar'), ...rows]
}

/** What is missed, a line each, and how many hold. */
export function summaryOf(verdicts: readonly Verdict[]): string[] {
  const known = verdicts.filter(({ holds }) => holds !== null)
  const missed = known.filter(({ holds }) => holds === false)
  return [
    ...missed.map((verdict) => `${verdict.bar.profile} ${verdict.bar.metric} ${barOf(verdict)}: ${verdict.bar.source}`),
    `${known.length - missed.length} of ${known.length} bars hold, ${missed.length} missed; ${verdicts.length - known.length} not measured`,
  ]
}
