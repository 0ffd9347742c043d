/** A wire between the tabs of one browser: what one posts, the others hear, never the sender. */
export interface SessionChannel {
  post(message: unknown): void
  listen(hear: (message: unknown) => void): void
}

/** A clock in milliseconds since 1970; the client's own clock is one. */
export interface SessionClock {
  now(): number
}
