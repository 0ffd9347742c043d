import { listBets, listTransactions } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { allBets, betsQuery, transactionsQuery } from './queries.ts'
import { recordView } from './record-view.ts'

const tokens = { get: () => 't', expired: () => undefined }
const view = recordView({ kind: 'RNG', page: '2' }, '2026-11-21')
const bet = (id: number) => ({
  betId: `b${id}`,
  time: 1,
  gameId: 1,
  gameName: 'Fruit Parade',
  category: 'RNG',
  vendor: 'KRW',
  stake: 20,
  win: 0,
  result: -20,
})
const totals = { stake: 60, win: 0, result: -60, count: 3 }

test('[MEM-02] each account, filter and page is a read of its own, asked in the words of the contract', async () => {
  const server = createFakeServer().answer(listBets, { list: [bet(1)], totals, totalPages: 1, totalCount: 1 })
  const query = betsQuery(createTestClient(server, { tokens }), 'linhtran88', view)
  expect(await query.queryFn()).toMatchObject({ list: [{ stake: 2000, result: -2000 }] })
  expect(server.calls.at(-1)?.input).toMatchObject({ gameCategory: 'RNG', page: '2', size: '10' })
  expect(query.queryKey.slice(0, 2)).toEqual(['listBets', 'linhtran88'])
})

test('[AGT-07] a file holds the rows of all pages', async () => {
  const server = createFakeServer().answer(listBets, ({ page }) => ({
    list: String(page) === '1' ? [bet(1), bet(2)] : [bet(3)],
    totals,
    totalPages: 2,
    totalCount: 3,
  }))
  expect((await allBets(createTestClient(server, { tokens }), view)).map(({ betId }) => betId)).toEqual([
    'b1',
    'b2',
    'b3',
  ])
})

test('[HDR-05] the account record is named in the language of the page', async () => {
  const server = createFakeServer().answer(listTransactions, { list: [], totalPages: 0, totalCount: 0 })
  await transactionsQuery(
    createTestClient(server, { tokens }),
    'linhtran88',
    recordView({}, '2026-11-21'),
    'TY',
  ).queryFn()
  expect(server.calls.at(-1)?.input).toMatchObject({ language: 'TY' })
})

test('[MEM-04] [BEY-22] the file of a longer period holds the rows of all its parts, each asked for as the platform takes it', async () => {
  const spans: number[] = []
  const server = createFakeServer().answer(listBets, ({ startTime, endTime }) => {
    spans.push(Number(endTime) + 1 - Number(startTime))
    return { list: [bet(Number(startTime))], totals, totalPages: 1, totalCount: 1 }
  })
  const long = recordView({ from: '2026-09-01', to: '2026-11-21', part: '2' }, '2026-11-21')
  const rows = await allBets(createTestClient(server, { tokens }), long)
  expect(rows).toHaveLength(3)
  expect(spans.map((ms) => Math.round(ms / 86_400_000))).toEqual([29, 29, 24])
})
