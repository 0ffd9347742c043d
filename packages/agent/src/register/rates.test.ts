import { RefusedError } from '@parlour/api-client'
import { expect, test } from 'vitest'
import {
  firstRates,
  fitsRate,
  keptOfThousand,
  rateBounds,
  rateDigits,
  refusedRate,
  sentRates,
  type RateBounds,
} from '../index.ts'

const slots: RateBounds = { productType: 'RNG', lowest: 0, highest: 0.5, step: 0.05, own: 0.5 }
const setting = { productType: 'RNG', lowest: 0, highest: 0.02, step: 0.0005, own: 0.005 }

test('[AGT-02] a rate may be handed on up to the own one, and to no more than the platform allows', () => {
  expect(rateBounds([setting])).toEqual([slots])
  expect(rateBounds([{ ...setting, highest: 0.003 }])).toEqual([{ ...slots, highest: 0.3 }])
})

test('[AGT-02] without an own rate, or with one below the least, there is nothing to hand on', () => {
  expect(rateBounds([{ ...setting, own: 0 }])).toEqual([])
  expect(rateBounds([{ ...setting, own: null as never }])).toEqual([])
  expect(rateBounds([{ ...setting, lowest: 0.005 }])).toEqual([])
})

test('[AGT-02] a form begins with the least of each rate', () => {
  expect(firstRates([slots, { ...slots, productType: 'LIVE', lowest: 0.1 }])).toEqual({ RNG: 0, LIVE: 0.1 })
})

test.each([
  [0, true],
  [0.3, true],
  [0.35, true],
  [0.5, true],
  [0.55, false],
  [-0.05, false],
  [0.32, false],
  [0.30001, false],
  [null, false],
  [undefined, false],
  [Infinity, false],
])('[AGT-02] between 0 and 0.5 in steps of 0.05, %s fits: %s', (percent, fits) => {
  expect(fitsRate(slots, percent)).toBe(fits)
})

test('[AGT-02] what the agent keeps of 1,000 that are staked, in minor units', () => {
  expect(keptOfThousand(slots, 0.3)).toBe(200)
  expect(keptOfThousand(slots, 0.5)).toBe(0)
  expect(keptOfThousand({ ...slots, highest: 0.3 }, 0.3)).toBe(200)
  expect(keptOfThousand(slots, 0.6)).toBeNull()
  expect(keptOfThousand(slots, null)).toBeNull()
})

test('[AGT-02] a rate is sent as a part of the turnover, without a trace of the sums of halves', () => {
  expect(sentRates({ RNG: 0.35, LIVE: 0, FISH: null })).toEqual({ RNG: 0.0035, LIVE: 0 })
})

test.each([
  [0.05, 2],
  [0.01, 2],
  [0.005, 3],
  [0.0001, 4],
])('[AGT-02] steps of %s are written with %i places', (step, digits) => {
  expect(rateDigits({ ...slots, step })).toBe(digits)
})

const refused = (code: string, value: unknown) =>
  new RefusedError({
    endpoint: 'createDownline',
    kind: 'invalid',
    requestId: '',
    code,
    serverMessage: null,
    value,
    status: 400,
    retryAfter: null,
  } as never)

test('[AGT-02] a refused rate is named, and no other refusal names one', () => {
  expect(refusedRate(refused('agent.rate.outside', { productType: 'RNG' }))).toBe('RNG')
  expect(refusedRate(refused('agent.rate.outside', null))).toBeNull()
  expect(refusedRate(refused('agent.links.full', { productType: 'RNG' }))).toBeNull()
  expect(refusedRate(new Error('odd'))).toBeNull()
})
