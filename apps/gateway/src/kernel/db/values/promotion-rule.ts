/** What each type of promotion asks for and gives; sums in minor units, rates in hundredths of a percent. */
export interface PromotionRules {
  /** A part of a week's net loss; the week begins on `weekday`, 1 for Monday to 7 for Sunday. */
  readonly CASHBACK: {
    /** From each of these losses on, that rate of it; rising. */
    readonly steps: readonly { readonly loss: number; readonly rate: number }[]
    /**
     * The most that is given, in parts per million of the week's
     * turnover: a win and a loss that cover each other earn nothing.
     */
    readonly ceiling: number
    readonly weekday: number
  }
  /** For a friend who has paid in and staked that much; that many rewards a month. */
  readonly REFERRAL: {
    readonly reward: number
    readonly deposit: number
    readonly stake: number
    readonly aMonth: number
  }
  /**
   * An application that a person decides about. Where `maximum` is in another `currency` (ISO 4217) than the site's,
   * `mostPaid` says in the site's what may be paid.
   */
  readonly MANUAL: { readonly maximum: number; readonly currency: string | null; readonly mostPaid?: number | null }
  /** Play money of a new account: its sum is a setting. */
  readonly NEW_REGISTER: object
  /** A part of a deposit in percent; `nth` is the deposit of an account that it goes with, null for any. */
  readonly DEPOSIT: {
    readonly percent: number
    readonly maximum: number
    readonly minimumDeposit: number
    readonly nth: 1 | 2 | null
  }
  /** A part of a day's turnover in a category, from a turnover on. */
  readonly REBATE: { readonly category: string; readonly from: number; readonly rate: number }
  /** A reward for the first who reach a turnover in a category on a day. */
  readonly TURNOVER: {
    readonly category: string
    readonly stake: number
    readonly reward: number
    readonly first: number
  }
  /** A reward for a turnover in a category on a weekend that was joined. */
  readonly SIGNUP: { readonly category: string; readonly stake: number; readonly reward: number }
}

/** The types of promotions. */
export type PromotionType = keyof PromotionRules

/** The rule of a promotion of one type. */
export type RuleOf<Type extends PromotionType> = { readonly type: Type } & PromotionRules[Type]

/** The rule of a promotion. */
export type PromotionRule = { readonly [Type in PromotionType]: RuleOf<Type> }[PromotionType]
