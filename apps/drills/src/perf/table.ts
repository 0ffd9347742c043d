import type { Profile } from './bars.ts'
import type { Measured, Verdict } from './judge.ts'
import { median } from './median.ts'

const figure = (value: number): string => {
  if (Number.isNaN(value)) return '-'
  if (value >= 10_000) return `${(value / 1000).toFixed(1)} K`
  return value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1)
}

/** The middle value of every metric, and how many times each floor's the product's is. */
export function tableOf(measured: Measured, profile: Profile): string[] {
  const { product = {}, ...floors } = measured[profile] ?? {}
  const names = Object.keys(floors)
  const line = (cells: readonly string[]): string => cells.map((cell, at) => (at === 0 ? cell.padEnd(22) : cell.padStart(17))).join('')
  const rows = Object.keys(product).map((metric) => {
    const own = median(product[metric] ?? [])
    const beside = names.map((name) => {
      const value = median(floors[name]?.[metric] ?? [])
      return Number.isNaN(value) ? '-' : `${figure(value)}${value > 0 ? ` (x ${(own / value).toFixed(2)})` : ''}`
    })
    return line([metric, figure(own), ...beside])
  })
  return [line([profile, 'product', ...names]), ...rows]
}

/** One line a bar. */
export const verdictLine = ({ bar, value, limit, holds }: Verdict): string => {
  const mark = holds === null ? 'not measured' : holds ? 'holds' : 'MISSED'
  const against = bar.to === undefined ? '' : ` (${bar.ratio} x ${bar.to}${bar.plus ? ` + ${bar.plus}` : ''})`
  return `${mark.padEnd(13)}${bar.profile.padEnd(8)} ${bar.metric.padEnd(20)} ${figure(value).padStart(8)} of ${figure(limit)}${against}: ${bar.source}`
}
