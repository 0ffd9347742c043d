import type { AffiliateUrl } from '@parlour/api-client/endpoints'
import { expect, test } from 'vitest'
import { bestLink, conversionOf, firstPassword, registerSearch, registerView } from '../index.ts'

const counting = () => {
  let at = 0
  return (below: number) => at++ % below
}

test.each([
  [{ minLength: 6, maxLength: 20 }, 12],
  [{ minLength: null, maxLength: null }, 12],
  [{ minLength: 16, maxLength: null }, 16],
  [{ minLength: 6, maxLength: 8 }, 8],
])('[AGT-02] a first password keeps to the lengths %o with %i characters', (limits, length) => {
  const password = firstPassword(limits, counting())
  expect(password).toHaveLength(length)
  expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[a-zA-Z\d]+$/)
  expect(password).not.toMatch(/[il1oO0I]/)
})

test('[AGT-02] another draw is another password', () => {
  expect(firstPassword({ minLength: 6, maxLength: 20 }, () => 0)).not.toBe(
    firstPassword({ minLength: 6, maxLength: 20 }, counting()),
  )
})

const link = (code: string, opened: number, registered: number): AffiliateUrl => ({
  affiUrlId: code,
  code,
  url: `https://vesper.example/register?affiliateCode=${code}`,
  type: 0,
  note: '',
  rates: {},
  opened,
  registered,
  createTime: 1,
})

test('[AGT-06] the conversion of a link is who registered of those who opened it, and none while nobody did', () => {
  expect(conversionOf({ opened: 40, registered: 3 })).toBe(7.5)
  expect(conversionOf({ opened: 0, registered: 0 })).toBeNull()
  expect(conversionOf({ opened: null, registered: null })).toBeNull()
  expect(conversionOf({ opened: 1, registered: 3 })).toBe(100)
})

test('[AGT-06] the best link converts most; of equal ones the one that brought more', () => {
  expect(bestLink([link('A', 100, 5), link('B', 10, 1), link('C', 20, 2)])?.code).toBe('C')
  expect(bestLink([link('A', 100, 0)])).toBeNull()
  expect(bestLink([])).toBeNull()
})

test.each([
  [{}, { tab: 'open', open: null, page: 1 }],
  [
    { tab: 'links', open: '501', page: '3' },
    { tab: 'links', open: '501', page: 3 },
  ],
  [
    { tab: 'links', page: '0' },
    { tab: 'links', open: null, page: 1 },
  ],
  [
    { tab: 'toString', open: '501', page: '2' },
    { tab: 'open', open: null, page: 1 },
  ],
] as const)('[AGT-02] the address %o says what is looked at', (search, view) => {
  expect(registerView(search)).toEqual(view)
  expect(registerView(registerSearch(registerView(search)))).toEqual(view)
})
