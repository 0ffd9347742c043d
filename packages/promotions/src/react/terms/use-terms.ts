import type { BonusAmount, BonusTerms } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { takenPlace } from '../../rewards/taken-place.ts'
import { shortTermLine, termFacts, termLine, wholeTerms } from '../../terms/stated-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

const unknown = '\u2014'

/**
 * All conditions of a bonus, none left out, as facts, as one line or as a note with the rule; what must be played and by
 * when as a short line; and its amount, which is a dash where its terms are not known (BEY-02).
 */
export function useTerms(currency: string, categoryName: (code: string) => string) {
  const text = usePromotionsText()
  const format = useFormat()
  const words = { text, format, currency, categoryName }
  return {
    facts: (terms: BonusTerms | null) => termFacts(terms, words),
    line: (terms: BonusTerms) => termLine(terms, words),
    whole: (terms: BonusTerms) => wholeTerms(terms, words),
    short: (terms: BonusTerms) => shortTermLine(terms, words),
    /** Where an amount is once it was taken, as a sentence. */
    taken: (minor: BonusAmount, terms: BonusTerms) =>
      text(`promotions.taken.${takenPlace(terms)}`, { sum: format.bonus(minor, currency, terms) }),
    amount: (minor: BonusAmount, terms: BonusTerms | null) => (terms ? format.bonus(minor, currency, terms) : unknown),
  }
}
