import { getBalance, listWallets, getContracts } from '@parlour/api-client/endpoints'
import { expect, test } from 'vitest'
import { missingMembers, readShape } from './shape.ts'

test('[API-03] an empty object misses every member of its record', () => {
  expect(missingMembers(getBalance.response, {}).length).toBeGreaterThan(0)
  expect(missingMembers(listWallets.response, {})).toEqual(['value.list'])
  expect(missingMembers(listWallets.response, { list: [{}] })[0]).toMatch(/^value\.list\[\]\./)
  expect(missingMembers(getContracts.response, { divtypereq: { RNG: [{}] } })).toContain(
    'value.divtypereq.*[].contractRate',
  )
})

test('[API-03] an item that does not fit is counted as dropped', () => {
  const wallet = { accountTypeId: 2, vendor: null, balance: 1 }
  expect(readShape(listWallets.response, { list: [{}, wallet, 'text'] })).toEqual({ issues: [], dropped: 2 })
  expect(readShape(listWallets.response, { list: [{}, 'text'] })).toMatchObject({
    issues: [expect.stringMatching(/none of 2/)],
    dropped: 2,
  })
  expect(readShape(listWallets.response, { list: 1 }).issues).toHaveLength(1)
})
