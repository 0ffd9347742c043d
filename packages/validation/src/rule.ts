/** What the server asks of one field, as its registration rules say it; lengths in characters. Source: contract 3.2. */
export interface FieldRule {
  readonly enabled: boolean
  readonly required: boolean
  readonly minLength: number | null
  readonly maxLength: number | null
  /** A regular expression, or '*' for anything. */
  readonly acceptedPattern: string
  /** Selects the message `reg_pattern_<id>`. */
  readonly patternId: number
}

/** Rules by field name. */
export type RuleSet = Readonly<Record<string, FieldRule>>

/** What was typed, by field name. */
export type FormValues = Readonly<Record<string, string>>

/** The longest text of a field whose rule names no limit. */
export const longestText = 255

/** The lengths that a rule allows, in characters, with the defaults filled in. */
export const boundsOf = (rule: FieldRule): { min: number; max: number } => ({
  min: rule.minLength ?? 1,
  max: rule.maxLength ?? longestText,
})

/** The rule of a field that the server has no rule for: any text up to 255 characters. */
export const freeText = (required: boolean): FieldRule => ({
  enabled: true,
  required,
  minLength: null,
  maxLength: null,
  acceptedPattern: '*',
  patternId: 0,
})
