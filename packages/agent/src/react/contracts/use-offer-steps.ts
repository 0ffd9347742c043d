import { useState } from 'react'
import { addStep, areSameSteps, moveStep, type DraftStep, type OfferDraft } from '../../index.ts'

/**
 * The steps of an offer while they are written, kept in `draft` as far as they differ from the first ones.
 *
 * @param first what the offer begins with
 */
export function useOfferSteps(first: readonly DraftStep[], draft: OfferDraft | undefined) {
  const [steps, setSteps] = useState(() => draft?.read() ?? first)
  const write = (next: readonly DraftStep[]) => {
    setSteps(next)
    if (areSameSteps(next, first)) draft?.clear()
    else draft?.keep(next)
  }
  return {
    steps,
    isFirst: areSameSteps(steps, first),
    change: (at: number, to: Partial<DraftStep>) =>
      write(steps.map((step, index) => (index === at ? { ...step, ...to } : step))),
    add: () => write(addStep(steps)),
    move: (at: number, by: -1 | 1) => write(moveStep(steps, at, by)),
    remove: (at: number) => write(steps.filter((_, index) => index !== at)),
    startAgain: () => write(first),
  }
}
