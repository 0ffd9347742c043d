/** A wire between the tabs of one browser: what one posts, the others receive, never the sender. */
export interface SessionChannel {
  post(message: unknown): void
  listen(onMessage: (message: unknown) => void): void
  /** What of this `type` was posted last by any tab, for one that slept meanwhile; undefined where nothing keeps it. */
  last?(type: string): unknown
  /** Whether nothing that is posted reaches another tab. */
  readonly silent?: boolean
}

/** A clock in milliseconds since 1970; the client's own clock is one. */
export interface SessionClock {
  now(): number
}
