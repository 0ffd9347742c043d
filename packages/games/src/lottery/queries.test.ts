import { listMyOpenedNumbers, listOpenedNumbers, listPopularLotteries } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { myOpenedNumbersQuery, openedNumbersQuery, popularLotteriesQuery } from './queries.ts'

const asked = () => {
  const server = createFakeServer()
    .answer(listOpenedNumbers, {})
    .answer(listMyOpenedNumbers, [])
    .answer(listPopularLotteries, [])
  return { server, api: createTestClient(server, { tokens: { get: () => 'somebody', expired: () => undefined } }) }
}

test('[LOB-12] a hundred opened numbers of Vietnam are asked for, whoever asks', async () => {
  const { server, api } = asked()
  await openedNumbersQuery(api).queryFn()
  expect(server.callsOf(listOpenedNumbers)[0]?.input).toEqual({ count: '100' })
})

test('[LOB-12] the other opened numbers are those of whose token it is', async () => {
  const { server, api } = asked()
  await myOpenedNumbersQuery(api, 'linhtran88').queryFn()
  expect(server.callsOf(listMyOpenedNumbers)[0]?.headers.get('Authorization')).toBe('somebody')
})

test('[LOB-12] twenty popular lotteries are asked for', async () => {
  const { server, api } = asked()
  await popularLotteriesQuery(api, 'EN').queryFn()
  expect(server.callsOf(listPopularLotteries)[0]?.input).toEqual({ count: '20' })
})
