import { createMemoryStore } from '@parlour/auth/testing'
import { expect, test } from 'vitest'
import { areSameSteps, firstSteps } from './draft-steps.ts'
import { offerDraft } from './offer-draft.ts'

const name = 'parlour:1:draft'
const steps = firstSteps([{ minimumBet: 30_000, netLoss: 0, activeMember: 2, rateType: 'P', rate: 0.0004 }], [])
const half = steps.map((step) => ({ ...step, id: 3, percent: null }))

test('[AGT-04] an offer that was begun outlives a reload beside others, and leaves nothing once it was sent', () => {
  const store = createMemoryStore()
  offerDraft(store, 'marco', 'april/daily/CONS').keep(half)
  offerDraft(store, 'marco', 'april/hourly/FISH').keep(steps)
  const draft = offerDraft(store, 'marco', 'april/daily/CONS')
  expect(draft.read()).toEqual(half)
  draft.clear()
  expect([draft.read(), offerDraft(store, 'marco', 'april/hourly/FISH').read()]).toEqual([null, steps])
  offerDraft(store, 'marco', 'april/hourly/FISH').clear()
  expect(store.get(name)).toBeNull()
})

test('[AGT-04] another agent reads nothing of it', () => {
  const store = createMemoryStore()
  offerDraft(store, 'marco', 'april/daily/CONS').keep(half)
  expect(offerDraft(store, 'april', 'april/daily/CONS').read()).toBeNull()
})

test('[AGT-04] of 21 offers that were begun the first one goes', () => {
  const store = createMemoryStore()
  for (let at = 0; at <= 20; at += 1) offerDraft(store, 'marco', `agent${at}/daily/CONS`).keep(half)
  expect([0, 1, 20].map((at) => offerDraft(store, 'marco', `agent${at}/daily/CONS`).read() !== null)).toEqual([
    false,
    true,
    true,
  ])
})

test.each([
  { a: 7 },
  { a: [] },
  { a: [null] },
  { a: [{ ...steps[0], percent: '4' }] },
  { a: [{ ...half[0], id: 0.5 }] },
])('an offer that cannot be read was not begun: %j', (offers) => {
  const store = createMemoryStore({ [name]: JSON.stringify({ account: 'marco', forms: { offers } }) })
  expect(offerDraft(store, 'marco', 'a').read()).toBeNull()
})

test('[AGT-04] steps are the same by what they ask for and pay', () => {
  expect(
    areSameSteps(
      steps,
      steps.map((step) => ({ ...step, id: 9 })),
    ),
  ).toBe(true)
  expect([areSameSteps(steps, half), areSameSteps(steps, [...steps, ...steps])]).toEqual([false, false])
})
