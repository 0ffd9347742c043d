/** What a field asks of others of its form; both are optional. */
export interface CrossRule {
  /** Must hold the same as this other field; `confirmPassword` and `confirmNewPassword` do so anyway. */
  readonly sameAs?: string
  /** Is required once the other field has one of these texts, or any text where `is` is left out. */
  readonly requiredWhen?: { readonly field: string; readonly is?: readonly string[] }
}

/** What the server asks of one field, as its registration rules say it; lengths in characters. Source: contract 3.2. */
export interface FieldRule extends CrossRule {
  readonly enabled: boolean
  readonly required: boolean
  readonly minLength: number | null
  readonly maxLength: number | null
  /** A regular expression, or '*' for anything. */
  readonly acceptedPattern: string
  /** Selects the message `reg_pattern_<id>`. */
  readonly patternId: number
}

/** What is asked of a sum; every figure in minor units, as the text of its field is. */
export interface AmountRule extends CrossRule {
  readonly kind: 'amount'
  readonly enabled: boolean
  readonly required: boolean
  readonly min: number
  /** The largest sum, such as the balance; null for none. */
  readonly max: number | null
  /** The sum is a multiple of it; 1 for any sum. */
  readonly step: number
  /** The field of another sum that this one may not pass. */
  readonly atMost?: string
}

/** What is asked of one field of a form. */
export type Rule = FieldRule | AmountRule

/** Rules of texts by field name, as the server sends them. */
export type RuleSet = Readonly<Record<string, FieldRule>>

/** Rules of a form by field name. */
export type FormRules = Readonly<Record<string, Rule>>

/** What was typed, by field name. */
export type FormValues = Readonly<Record<string, string>>

/** The longest text of a field whose rule names no limit, and the longest that is held against a pattern. */
export const longestText = 255

/** Whether a rule is about a sum. */
export const isAmountRule = (rule: Rule): rule is AmountRule => 'kind' in rule

/**
 * The allowed length of a text field.
 *
 * @returns least and greatest length in characters; 1 and 255 where the rule names none
 * @example boundsOf(textRule({ min: 6 })) // { min: 6, max: 255 }
 */
export const boundsOf = (rule: FieldRule): { min: number; max: number } => ({
  min: rule.minLength ?? 1,
  max: rule.maxLength ?? longestText,
})

/** What a text may be: lengths in characters; without a pattern any signs will do. */
export interface TextLimits extends CrossRule {
  readonly required?: boolean
  readonly min?: number
  readonly max?: number
}

/**
 * The rule of a text field without a rule of the server, by length alone.
 *
 * @param limits lengths in characters
 * @returns the rule
 * @example textRule({ required: true, min: 10, max: 1_000 })
 */
export const textRule = ({ required = false, min, max, ...cross }: TextLimits): FieldRule => ({
  enabled: true,
  required,
  minLength: min ?? null,
  maxLength: max ?? null,
  acceptedPattern: '*',
  patternId: 0,
  ...cross,
})

/**
 * The rule of a text field without a rule of the server: up to 255 characters.
 *
 * @returns the rule
 * @example const rules = { comment: freeText(false) }
 */
export const freeText = (required: boolean): FieldRule => textRule({ required })

/** The limits of a sum, in minor units. */
export type AmountLimits = Partial<Pick<AmountRule, 'required' | 'min' | 'max' | 'step' | 'atMost' | keyof CrossRule>>

/**
 * The rule of an amount field.
 *
 * @param limits minor units; 1 and above without limits
 * @returns the rule
 * @example amountRule({ min: 10_000, max: 5_000_000, step: 100, atMost: 'total' })
 */
export const amountRule = (limits: AmountLimits = {}): AmountRule => ({
  kind: 'amount',
  enabled: true,
  required: true,
  min: 1,
  max: null,
  step: 1,
  ...limits,
})
