import type { TextStore } from '@parlour/api-client'
import { formDrafts } from '@parlour/auth'
import type { DraftStep } from './draft-steps.ts'

const form = 'offers'

/** How many offers are kept at once. */
const most = 20

/** The steps of an offer that was begun and not sent. */
export interface OfferDraft {
  /** Null where nothing was begun. */
  read(): readonly DraftStep[] | null
  keep(steps: readonly DraftStep[]): void
  clear(): void
}

const isNumber = (value: unknown): boolean => value === null || Number.isFinite(value)

const isStep = (value: unknown): value is DraftStep => {
  const step: Readonly<Record<string, unknown>> = Object(value)
  return (
    Number.isSafeInteger(step['id']) &&
    [step['minimumBet'], step['netLoss'], step['activeMember'], step['percent'], step['amount']].every(isNumber) &&
    (step['rateType'] === 'P' || step['rateType'] === 'A')
  )
}

/**
 * The draft of an offer in the tab's storage: it outlives a reload and a visit of another page, and ends with the
 * session. The latest 20 are kept.
 *
 * @param store the tab's session storage
 * @param account user name of the agent; other accounts do not read it
 * @param of whom the offer is for and what it is about, as one text
 * @returns the draft
 * @example const draft = offerDraft(sessionStore, 'marcobay01', 'aprilsol22/daily/CONS')
 */
export function offerDraft(store: TextStore, account: string, of: string): OfferDraft {
  const drafts = formDrafts(store, account)
  const kept = (): [of: string, steps: unknown][] => Object.entries(Object(drafts.read(form)))
  const others = () => kept().filter(([other]) => other !== of)
  return {
    read() {
      const steps = kept().find(([each]) => each === of)?.[1]
      return Array.isArray(steps) && steps.length > 0 && steps.every(isStep) ? steps : null
    },
    keep: (steps) => drafts.keep(form, Object.fromEntries([...others(), [of, steps] as const].slice(-most))),
    clear() {
      const left = others()
      if (left.length > 0) drafts.keep(form, Object.fromEntries(left))
      else drafts.clear(form)
    },
  }
}
