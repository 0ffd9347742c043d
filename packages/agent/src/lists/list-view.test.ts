import { listTeamBets, listTeamProfit } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { listSearch, listView } from './list-view.ts'
import { allTeamBets, betColumns, profitColumns, teamBetsQuery, teamProfitQuery } from './queries.ts'

const today = '2026-11-21'
const tokens = { get: () => 't', expired: () => undefined }

test('[AGT-07] an address without a view shows the last seven days, newest first, and says nothing of them', () => {
  const view = listView({}, today, betColumns)
  expect(view).toEqual({
    from: '2026-11-15',
    to: today,
    page: 1,
    account: '',
    kind: '',
    sort: { id: 'settledAt', direction: 'descending' },
    open: '',
    tab: '',
    upline: '',
    payout: '',
  })
  expect(listSearch(view, today, betColumns)).toEqual({})
})

test('[AGT-07] a view and its address say the same', () => {
  const search = {
    tab: 'lottery',
    from: '2026-11-01',
    to: '2026-11-20',
    account: 'linh',
    kind: 'RNG',
    sort: 'win',
    page: '3',
    open: 'r1',
    upline: 'aprilsol22',
    payout: '812',
  }
  const view = listView(search, today, profitColumns)
  expect(view.sort).toEqual({ id: 'win', direction: 'ascending' })
  expect(listSearch(view, today, profitColumns)).toEqual(search)
})

test('[AGT-07] what an address cannot ask for is put right', () => {
  expect(
    listView(
      { from: '2026-01-01', to: '2027-01-01', page: '-3', kind: '../x', sort: 'password', tab: '<b>', payout: '1e3' },
      today,
      betColumns,
    ),
  ).toMatchObject({
    from: '2026-10-23',
    to: today,
    page: 1,
    kind: '',
    sort: { id: 'settledAt', direction: 'descending' },
    tab: '',
    payout: '',
  })
})

test('[AGT-07] a list is asked for in the words of the contract, by the days of the platform', async () => {
  const server = createFakeServer().answer(listTeamProfit, { list: [], totalPages: 0, totalCount: 0 })
  const view = listView({ sort: '-win', account: 'linh', kind: 'RNG', from: today, to: today }, today, profitColumns)
  await teamProfitQuery(createTestClient(server, { tokens }), 'marcobay01', view, 'Asia/Manila').queryFn()
  expect(server.calls.at(-1)?.input).toMatchObject({
    account: 'linh',
    category: 'RNG',
    order: 'desc',
    sort: 'win',
    startTime: String(Date.UTC(2026, 10, 20, 16)),
    endTime: String(Date.UTC(2026, 10, 21, 16) - 1),
  })
})

test('[BEY-22] a file holds the rows of all pages', async () => {
  const bet = (roundId: string) => ({
    roundId,
    account: 'linhtran88',
    gameName: 'Fruit Parade',
    category: 'RNG',
    settledAt: 1,
    stake: 20,
    win: 0,
    profit: -20,
  })
  const server = createFakeServer().answer(listTeamBets, ({ page }) => ({
    list: String(page) === '1' ? [bet('1'), bet('2')] : [bet('3')],
    totalPages: 2,
    totalCount: 3,
  }))
  const rows = await allTeamBets(createTestClient(server, { tokens }), listView({}, today, betColumns), 'Asia/Manila')
  expect(rows.map(({ roundId }) => roundId)).toEqual(['1', '2', '3'])
})

test('[BEY-11] the bets of a payout are asked for by its number, whatever the days and the category', async () => {
  const server = createFakeServer().answer(listTeamBets, { list: [], totalPages: 0, totalCount: 0 })
  const view = listView({ payout: '812', kind: 'RNG' }, today, betColumns)
  await teamBetsQuery(createTestClient(server, { tokens }), 'marcobay01', view, 'Asia/Manila').queryFn()
  const asked = server.callsOf(listTeamBets).at(-1)?.input
  expect(asked).toMatchObject({ payoutId: '812' })
  expect(asked).not.toHaveProperty('startTime')
  expect(asked).not.toMatchObject({ category: 'RNG' })
})
