/** How a figure moved against the stretch before it: in percent of that one, and which way. */
export interface Change {
  readonly way: 'up' | 'down'
  readonly percent: number
}

/**
 * The change of a figure against the period before, in percent.
 *
 * @param now the figure of this period
 * @param before the figure of the period before
 * @returns direction and percentage; null when there is none: no earlier figure, no change, or a change of sign
 * @example changeOf(120, 100) // { way: 'up', percent: 20 }
 */
export function changeOf(now: number, before: number): Change | null {
  if (before === 0 || now === before || now * before < 0) return null
  return { way: now > before ? 'up' : 'down', percent: Math.abs((now - before) / before) * 100 }
}
