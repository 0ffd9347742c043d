import type { TextStore } from '@parlour/api-client'
import { dividendPeriods, type DividendPeriod } from '@parlour/api-client/endpoints'
import { formDrafts } from '@parlour/auth'
import { meaningOf, type DraftStep } from './draft-steps.ts'

const form = 'offers'
const maxDrafts = 20

/** What is written of an offer. */
export interface OfferTerms {
  /** How often a dividend is counted; salaries have one period. */
  readonly period: DividendPeriod
  readonly steps: readonly DraftStep[]
}

/** An offer that was begun and not sent. `first` is what it began with: once that is another, the draft is void. */
export interface OfferDraft {
  /** Null where nothing was begun. */
  read(first: OfferTerms): OfferTerms | null
  keep(terms: OfferTerms, first: OfferTerms): void
  clear(): void
}

/**
 * Whether two offers say the same.
 *
 * @returns false where a field is empty in one of them and 0 in the other
 * @example areSameTerms({ period, steps }, { period, steps: moveStep(steps, 1, -1) }) // false
 */
export const areSameTerms = (some: OfferTerms, others: OfferTerms): boolean => textOf(some) === textOf(others)

const textOf = ({ period, steps }: OfferTerms): string => `${period}${meaningOf(steps)}`

const isNumber = (value: unknown): boolean => value === null || Number.isFinite(value)

const isStep = (value: unknown): value is DraftStep => {
  const step: Readonly<Record<string, unknown>> = Object(value)
  return (
    Number.isSafeInteger(step['id']) &&
    [step['minimumBet'], step['netLoss'], step['activeMember'], step['percent'], step['amount']].every(isNumber) &&
    (step['rateType'] === 'P' || step['rateType'] === 'A')
  )
}

/** The terms in a note of the storage; null where there are none that can be read. */
function termsIn({ period, steps }: Readonly<Record<string, unknown>>): OfferTerms | null {
  const known = dividendPeriods.find((each) => each === period)
  return known && Array.isArray(steps) && steps.length > 0 && steps.every(isStep) ? { period: known, steps } : null
}

/**
 * The draft of an offer in the tab's storage: it outlives a reload and a visit of another page, and ends with the
 * session. The latest 20 are kept.
 *
 * @param store the tab's session storage
 * @param account user name of the agent; other accounts do not read it
 * @param key whom the offer is for, its kind and its category, joined
 * @returns the draft
 * @example const draft = offerDraft(sessionStore, 'marcobay01', 'aprilsol22/daily/CONS')
 */
export function offerDraft(store: TextStore, account: string, key: string): OfferDraft {
  const drafts = formDrafts(store, account)
  const kept = (): [key: string, note: unknown][] => Object.entries(Object(drafts.read(form)))
  const others = () => kept().filter(([other]) => other !== key)
  return {
    read(first) {
      const note: Readonly<Record<string, unknown>> = Object(kept().find(([each]) => each === key)?.[1])
      return note['first'] === textOf(first) ? termsIn(note) : null
    },
    keep(terms, first) {
      const note = { ...terms, first: textOf(first) }
      drafts.keep(form, Object.fromEntries([...others(), [key, note] as const].slice(-maxDrafts)))
    },
    clear() {
      const left = others()
      if (left.length > 0) drafts.keep(form, Object.fromEntries(left))
      else drafts.clear(form)
    },
  }
}
