import { expect, test } from 'vitest'
import { promoLink } from './promo-link.ts'

const origin = 'https://vesper.example'
const resource = (url: string | null, labelNameEn: string | null = 'Lantern draw', resourceType = 'POPLINK') => ({
  resourceType,
  url,
  qrCodeUrl: null,
  labelNameEn,
})

test.each([
  ['/promoDetail?id=101#x', '/promoDetail?id=101#x', false],
  ['https://vesper.example/fish', '/fish', false],
  ['https://t.example/draw', 'https://t.example/draw', true],
])('[MOD-05] the countdown of %s leads to %s', (url, href, outside) => {
  expect(promoLink([resource(url)], origin)).toEqual({ href, outside, name: 'Lantern draw' })
})

test.each([['javascript:alert(1)'], ['//evil.example'], ['http://plain.example/'], [''], [null]])(
  '[MOD-05] without an allowed address there is no countdown: %s',
  (url) => {
    expect(promoLink([resource(url)], origin)).toBeNull()
  },
)

test('[MOD-05] without POPLINK there is none, the last one counts, and its key is no name', () => {
  expect(promoLink([resource('/x', 'x', 'SpeedTest')], origin)).toBeNull()
  expect(promoLink([resource('/a'), resource('/b', 'POPLINK')], origin)).toEqual({
    href: '/b',
    outside: false,
    name: null,
  })
})
