import type { PromotionOffer } from '@parlour/api-client/endpoints'
import { expect, test } from 'vitest'
import { offer } from '../testing/offers.ts'
import { promotion } from '../testing/promotions.ts'
import { isOwn, promotionStanding } from './promotion-standing.ts'

const now = Date.UTC(2026, 0, 15)
const stateOf = (part: Partial<PromotionOffer>) => promotionStanding(promotion({}), offer(part), now).state

test.each([
  [{ status: null }, 'open'],
  [{ status: 'join' }, 'open'],
  [{ status: 'signed' }, 'joined'],
  [{ status: 'applying' }, 'applied'],
  [{ status: 'process' }, 'applied'],
  [{ status: 'process', action: 'deposit' }, 'ordered'],
  [{ status: 'issued' }, 'claimable'],
  [{ status: 'claimed' }, 'claimed'],
  [{ status: 'rejected' }, 'rejected'],
  [{ status: 'close' }, 'lapsed'],
  [{ status: null, available: false }, 'notForMe'],
  [{ status: 'claimed', available: false }, 'claimed'],
  [{ status: 'of another platform' }, 'open'],
] as const)('[PRM-01] an offer with %j is %s', (part, state) => {
  expect(stateOf(part)).toBe(state)
})

test('[PRM-01] one that begins later is not open yet, by its announcement alone and by its offer, until its moment', () => {
  expect(promotionStanding(promotion({ startDate: now + 1 }), undefined, now).state).toBe('planned')
  expect(stateOf({ startTime: now + 1, status: 'planned' })).toBe('planned')
  expect(stateOf({ startTime: now, status: 'planned' })).toBe('open')
  expect(promotionStanding(promotion({ startDate: now }), undefined, now).state).toBe('open')
})

test('[PRM-01] a standing says since when, and why not', () => {
  expect(promotionStanding(promotion({}), offer({ status: 'signed', statusTime: 5 }), now)).toEqual({
    state: 'joined',
    since: 5,
    reason: null,
  })
  const why = 'It is for the second deposit of an account only.'
  expect(promotionStanding(promotion({}), offer({ available: false, reason: why }), now)).toEqual({
    state: 'notForMe',
    since: null,
    reason: why,
  })
})

test('[PRM-01] mine is what was joined, chosen, applied for or had', () => {
  const standings = ['joined', 'claimed', 'rejected', 'open', 'planned', 'notForMe', 'lapsed'] as const
  expect(standings.filter((state) => isOwn({ state, since: null, reason: null }))).toEqual([
    'joined',
    'claimed',
    'rejected',
  ])
})
