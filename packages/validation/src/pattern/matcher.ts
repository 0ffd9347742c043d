/** Whether a text fits a pattern, as far as is known now. */
export type Matcher = (text: string) => boolean

/** Called with a server pattern that is left to the server, with the reason. */
export type PatternReporter = (problem: { pattern: string; reason: string }) => void

/** A matcher whose verdicts come from a thread of their own: a text counts as fitting until its verdict is there. */
export interface SlowMatcher {
  readonly matches: Matcher
  /** Resolves once the verdict for a text is there, or is known not to come. Never rejects. */
  settle(text: string): Promise<void>
}

/** What a pattern has become: a matcher, with `settle` where its verdicts come late; null where any text will do. */
export type CompiledPattern = { readonly matches: Matcher; readonly settle?: SlowMatcher['settle'] } | null
