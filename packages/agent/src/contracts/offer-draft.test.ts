import { formDrafts } from '@parlour/auth'
import { createMemoryStore } from '@parlour/auth/testing'
import { expect, test } from 'vitest'
import { addStep, firstSteps } from './draft-steps.ts'
import { areSameTerms, offerDraft, type OfferTerms } from './offer-draft.ts'

/** Under which name a tab keeps what was begun in forms. */
const name = 'parlour:1:draft'
const tier = (minimumBet: number, rate: number) =>
  ({ minimumBet, netLoss: 0, activeMember: 2, rateType: 'P', rate }) as const
const offer = (steps: OfferTerms['steps'], period: OfferTerms['period'] = 'semimonthly'): OfferTerms => ({
  period,
  steps,
})
const steps = firstSteps([tier(30_000, 0.0004)], [])
const first = offer(steps)
const half = offer(
  steps.map((step) => ({ ...step, id: 3, percent: null })),
  'monthly',
)

test('[AGT-04] an offer that was begun outlives a reload beside others, and leaves nothing once it was sent', () => {
  const store = createMemoryStore()
  offerDraft(store, 'marco', 'april/daily/CONS').keep(half, first)
  offerDraft(store, 'marco', 'april/hourly/FISH').keep(first, half)
  const draft = offerDraft(store, 'marco', 'april/daily/CONS')
  expect(draft.read(first)).toEqual(half)
  draft.clear()
  expect([draft.read(first), offerDraft(store, 'marco', 'april/hourly/FISH').read(half)]).toEqual([null, first])
  offerDraft(store, 'marco', 'april/hourly/FISH').clear()
  expect(store.get(name)).toBeNull()
})

test('[AGT-04] another agent reads nothing of it, nor does an offer that begins with other terms by now', () => {
  const store = createMemoryStore()
  offerDraft(store, 'marco', 'april/daily/CONS').keep(half, first)
  expect(offerDraft(store, 'april', 'april/daily/CONS').read(first)).toBeNull()
  expect(offerDraft(store, 'marco', 'april/daily/CONS').read(offer(steps, 'daily'))).toBeNull()
  expect(offerDraft(store, 'marco', 'april/daily/CONS').read(offer(addStep(steps)))).toBeNull()
})

test('[AGT-04] of 21 offers that were begun the first one goes', () => {
  const store = createMemoryStore()
  const draftOf = (at: number) => offerDraft(store, 'marco', `agent${at}/daily/CONS`)
  for (let at = 0; at <= 20; at += 1) draftOf(at).keep(half, first)
  expect([0, 1, 20].map((at) => draftOf(at).read(first) !== null)).toEqual([false, true, true])
})

test.each([
  7,
  {},
  { period: 'daily' },
  { period: 'daily', steps: [] },
  { period: 'yearly', steps },
  { period: 'daily', steps: [null] },
  { period: 'daily', steps: [{ ...steps[0], percent: '4' }] },
  { period: 'daily', steps: [{ ...steps[0], id: 0.5 }] },
])('an offer that cannot be read was not begun: %j', (note) => {
  const store = createMemoryStore()
  const drafts = formDrafts(store, 'marco')
  offerDraft(store, 'marco', 'a').keep(half, first)
  const { a }: { a: { first: string } } = Object(drafts.read('offers'))
  drafts.keep('offers', { a: { ...Object(note), first: a.first } })
  expect(offerDraft(store, 'marco', 'a').read(first)).toBeNull()
})

test('[AGT-04] offers are the same by what they ask for and pay, however they were written', () => {
  const two = firstSteps([tier(30_000, 0.0004), tier(200_000, 0.0006)], [])
  const again = addStep(two.slice(0, 1)).map((step, at) => (at === 1 ? { ...step, ...two[1], id: 7 } : step))
  expect(areSameTerms(offer(two), offer(again))).toBe(true)
  // The amount of a step that pays a part does not count.
  expect(areSameTerms(first, offer(steps.map((step) => ({ ...step, amount: 500 }))))).toBe(true)
  const other = [half, offer(two), offer(steps, 'daily'), offer(steps.map((step) => ({ ...step, netLoss: null })))]
  for (const each of other) expect(areSameTerms(first, each)).toBe(false)
})
