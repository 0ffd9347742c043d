/** The server's clock as a page knows it: never ahead of it, behind by the time that an answer takes at best. */
export interface ServerClock {
  /** Milliseconds since 1970. */
  now(): number
  /** Takes in what an answer said that has just arrived. */
  sync(said: number): void
}

/** Makes the clock of a page; `own` runs evenly and may begin anywhere. */
export function makeServerClock(own: () => number = () => performance.now()): ServerClock {
  let ahead = Number.NEGATIVE_INFINITY
  return {
    now: () => own() + ahead,
    sync: (said) => {
      ahead = Math.max(ahead, said - own())
    },
  }
}
