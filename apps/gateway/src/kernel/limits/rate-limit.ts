/**
 * What happens when a limit is exceeded: the call is refused, waits ever
 * longer, needs a captcha, or is answered as usual without an effect.
 */
export type Excess = 'refuse' | 'slow' | 'captcha' | 'silence'

/** At most `count` hits in `span` milliseconds. */
export interface LimitWindow {
  readonly count: number
  readonly span: number
  readonly excess: Excess
  /** The limit locks: after its last hit every call is refused for this many milliseconds. */
  readonly lock?: number
}

/** How often something may happen, and where that is counted. */
export interface Limit {
  /** `database` survives a restart and is one count for all gateways; `process` is a count of this gateway. */
  readonly kept: 'database' | 'process'
  /** Whether the counts are multiplied by the setting `addressFactor`: many visitors may share one address. */
  readonly shared: boolean
  readonly windows: readonly LimitWindow[]
  /** From the `from`th hit on each call waits: `first` milliseconds, then twice as long each time, at most `most`. */
  readonly slow?: { readonly from: number; readonly first: number; readonly most: number }
}
