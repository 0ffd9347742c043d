/**
 * What happens when a window is full: the call is refused, waits ever longer, asks for a captcha, or is answered as ever
 * and does nothing.
 */
export type Excess = 'refuse' | 'slow' | 'captcha' | 'silence'

/** At most `count` comings in `span` milliseconds. */
export interface LimitWindow {
  readonly count: number
  readonly span: number
  readonly excess: Excess
  /** The window locks: from its last coming on nothing more is let in for this many milliseconds. */
  readonly lock?: number
}

/** How often something may come, and where that is counted. */
export interface Limit {
  /** `database` survives a restart and is one count for all gateways; `process` is a count of this gateway. */
  readonly kept: 'database' | 'process'
  /** Whether the counts are multiplied by the setting `addressFactor`: many visitors may share one address. */
  readonly shared: boolean
  readonly windows: readonly LimitWindow[]
  /** From the `from`th coming on each has to wait: `first` milliseconds, then twice as long each time, at most `most`. */
  readonly slow?: { readonly from: number; readonly first: number; readonly most: number }
}
