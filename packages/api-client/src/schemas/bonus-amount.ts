import * as v from 'valibot'
import { money } from './money.ts'
import { readsAs } from './reads-as.ts'

/**
 * What a bonus gives, in minor units. It counts like any number; as text it is written with its terms alone:
 * `format.bonus` of `@parlour/i18n` takes it, `format.money` refuses it (BEY-02).
 */
export type BonusAmount = number & { readonly underTerms?: true; readonly atMost?: never }

/**
 * The most that a bonus can come to, in minor units, where it is less until then. As text it stands with what it is now:
 * `format.prize` of `@parlour/i18n` takes both, `format.bonus` and `format.money` refuse it (BEY-02).
 */
export type BonusCeiling = number & { readonly underTerms?: true; readonly atMost?: true }

/** The percentage of a deposit, a loss or stakes that a bonus gives, 0 to 100; as text it stands with its terms alone. */
export type BonusPercent = number & { readonly underTerms?: true }

/**
 * The figure of a bonus as the operator writes it, such as `3.5%`. It is no text by itself: `format.bonusText` of
 * `@parlour/i18n` takes it out with the terms that stand beside it (BEY-02).
 */
export interface BonusText {
  readonly underTerms: string
}

/** A sum that a bonus gives, under the terms beside it; on the wire as any other. */
export const bonusAmount: v.GenericSchema<number, BonusAmount> = money

/** The most that a bonus can come to, under the terms beside it; on the wire as any other amount. */
export const bonusCeiling: v.GenericSchema<number, BonusCeiling> = money

/** A percentage that a bonus gives, under the terms beside it. */
export const bonusPercent: v.GenericSchema<number, BonusPercent> = v.number()

/** The figure of a bonus as the operator writes it; null where there is none. */
export const optionalBonusText = v.nullish(
  v.pipe(
    v.string(),
    v.transform((text): BonusText => ({ underTerms: text })),
    readsAs(v.object({ underTerms: v.string() })),
  ),
  null,
)
