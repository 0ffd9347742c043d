/**
 * What is wrong with a text, by itself or beside another: nothing typed, not as its rule says, not equal to its twin.
 */
type TextCode = 'required' | 'pattern' | 'mismatch'

/** What is wrong with a sum: it is none, too small, too large, or not a multiple of the step. */
type AmountCode = 'amount' | 'least' | 'most' | 'step'

/** What is wrong with files: too many, of another kind than they say, too heavy, or too large to be drawn. */
type FileCode = 'file_count' | 'file_type' | 'file_size' | 'file_pixels'

/** What is wrong with a field; `server` is what the server refused it for. */
export type IssueCode = TextCode | AmountCode | FileCode | 'server'

/** One thing wrong with one field, as data; words are made from it late, by `issueMessage`. */
export interface Issue {
  readonly field: string
  readonly code: IssueCode
  /** Number of the message `reg_pattern_<id>`, with `pattern`. */
  readonly patternId?: number
  /**
   * Lengths in characters with `pattern`; minor units with sums,
   * where a step is its own `min`; megabytes and such with files.
   */
  readonly min?: number
  readonly max?: number
  /** Which file it is, from 0. */
  readonly file?: number
  /** Id of the sentence, with `server`: the package that talks to the server owns it. */
  readonly messageId?: string
}

/** The first issue of each field that has one. */
export type Issues = Readonly<Record<string, Issue>>
