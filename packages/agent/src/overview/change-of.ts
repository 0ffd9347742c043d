/** How a figure moved against the stretch before it: in percent of that one, and which way. */
export interface Change {
  readonly way: 'up' | 'down'
  readonly percent: number
}

/** The change from `before` to `now`; null where there was nothing to compare with, where nothing moved, and where a loss became a gain or the other way round: no percentage says that. */
export function changeOf(now: number, before: number): Change | null {
  if (before === 0 || now === before || now * before < 0) return null
  return { way: now > before ? 'up' : 'down', percent: Math.abs((now - before) / before) * 100 }
}
