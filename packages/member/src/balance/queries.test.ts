import { getBalance } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { balanceQuery } from './queries.ts'

test('[MEM-07] the total is read in minor units, each account under its own key', async () => {
  const server = createFakeServer().answer(getBalance, {
    sumBalance: 4821.5,
    currency: 'PHP',
    currencySymbol: '₱',
    balance: [],
  })
  const api = createTestClient(server, { tokens: { get: () => 't', expired: () => undefined } })
  const query = balanceQuery(api, 'linhtran88')
  expect(await query.queryFn()).toMatchObject({ sumBalance: 482_150, currency: 'PHP' })
  expect(query.queryKey).toEqual(['getBalance', 'linhtran88'])
})
