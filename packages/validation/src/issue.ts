/** What is wrong with a field: nothing typed, not as the rule says, not equal to its twin, or refused by the server. */
export type IssueCode = 'required' | 'pattern' | 'mismatch' | 'server'

/** One thing wrong with one field, as data; words are made from it late, by `issueMessage`. */
export interface Issue {
  readonly field: string
  readonly code: IssueCode
  /** Number of the message `reg_pattern_<id>`, with `pattern`. */
  readonly patternId?: number
  /** Lengths in characters, with `pattern`. */
  readonly min?: number
  readonly max?: number
  /** Id of the sentence, with `server`: the package that talks to the server owns it. */
  readonly messageId?: string
}

/** The first issue of each field that has one. */
export type Issues = Readonly<Record<string, Issue>>
