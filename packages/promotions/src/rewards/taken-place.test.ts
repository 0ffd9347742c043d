import { expect, test } from 'vitest'
import { playOnlyTerms, termsOf } from '../testing/terms.ts'
import { takenPlace } from './taken-place.ts'

const whole = { wager: null, expiresAt: null, minDeposit: null }

test.each([
  ['free money', termsOf(0), 'main'],
  ['money to be played', termsOf(3), 'bonus'],
  ['money for play alone', playOnlyTerms(7), 'playOnly'],
  ['money that is paid after play', { ...termsOf(50), locked: true }, 'locked'],
  ['locked money without a turnover, which is paid at once', { ...termsOf(0), locked: true }, 'main'],
])('[BEY-02] a reward says where it lies: %s', (_name, terms, place) => {
  expect(takenPlace({ ...terms, ...whole })).toBe(place)
})
