import { useState } from 'react'
import { addStep, areSameTerms, moveStep, type DraftStep, type OfferDraft, type OfferTerms } from '../../index.ts'

/**
 * The terms of an offer while they are written; `draft` keeps them as far as they differ from the first ones.
 *
 * @param first what the offer begins with: what is in force; followed until something is written
 */
export function useOfferTerms(first: OfferTerms, draft: OfferDraft | undefined) {
  const [written, setWritten] = useState(() => draft?.read(first) ?? null)
  const [wasKept] = useState(written !== null)
  const terms = written ?? first
  const { steps } = terms
  const isFirst = areSameTerms(terms, first)
  const write = (next: OfferTerms) => {
    setWritten(next)
    if (areSameTerms(next, first)) draft?.clear()
    else draft?.keep(next, first)
  }
  const writeSteps = (next: readonly DraftStep[]) => write({ ...terms, steps: next })
  return {
    terms,
    /** Whether nothing differs from what is in force. */
    isFirst,
    /** Whether this was begun on an earlier visit. */
    isKept: wasKept && !isFirst,
    write,
    change: (at: number, to: Partial<DraftStep>) =>
      writeSteps(steps.map((step, index) => (index === at ? { ...step, ...to } : step))),
    add: () => writeSteps(addStep(steps)),
    move: (at: number, by: -1 | 1) => writeSteps(moveStep(steps, at, by)),
    remove: (at: number) => writeSteps(steps.filter((_, index) => index !== at)),
    startAgain: () => {
      setWritten(null)
      draft?.clear()
    },
  }
}
