/** A text to hold against a pattern. */
export interface PatternQuestion {
  readonly pattern: string
  readonly text: string
}

/** What a thread says: `null` once when it has begun to listen, then a verdict for each question, in order. */
export type PatternAnswer = boolean | null

/** A thread that holds texts against patterns, and may be stopped in the middle of one. */
export interface PatternThread {
  ask(question: PatternQuestion): void
  stop(): void
}

/** Where threads come from and time passes: a port, because a core knows neither. */
export interface PatternThreads {
  /** Starts a thread; `onMessage` gets what it answers, `fail` that it does not work here. */
  open(onMessage: (answer: PatternAnswer) => void, fail: () => void): PatternThread
  /** Does something after a number of milliseconds; gives back how to call it off. */
  after(milliseconds: number, run: () => void): () => void
}
