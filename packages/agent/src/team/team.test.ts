import { listDownlineRebates, listDownlines } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import {
  allMembers,
  branchQuery,
  changedRates,
  isAgentType,
  listView,
  memberBounds,
  memberColumns,
  memberQuery,
  membersQuery,
  presentRates,
} from '../index.ts'

const today = '2026-11-21'
const zone = 'Asia/Manila'
const tokens = { get: () => 't', expired: () => undefined }
const member = (memberId: number, account: string) => ({
  memberId,
  account,
  type: 0,
  level: 1,
  upline: 'marcobay01',
  registeredAt: 1,
  downlines: 0,
  teamSize: 0,
  balance: 0,
  deposits: 0,
  withdrawals: 0,
  turnover: 0,
  profit: 0,
  commission: 0,
})
const pageWith = (list: object[], totalPages = 1) => ({ list, totals: null, totalPages, totalCount: 2 }) as never
const setUp = () => {
  const server = createFakeServer()
    .answer(listDownlines, ({ page }) =>
      pageWith((page ?? 1) > 1 ? [member(9, 'aprilsol22')] : [member(4, 'aprilsol222')], 2),
    )
    .answer(listDownlineRebates, pageWith([{ memberId: 9, account: 'aprilsol22', type: 0, rates: { RNG: 0.005 } }]))
  return { server, api: createTestClient(server, { tokens }) }
}
const rate = { productType: 'RNG', rate: 0.005, lowest: 0.004, highest: 0.008, step: 0.0005, own: 0.008 }

test('[AGT-05] the rates of a member are set from what it has handed on to what the agent has', () => {
  const all = [rate, { ...rate, productType: 'LIVE', rate: 0.001, lowest: 0.001, highest: 0.001, own: 0.001 }]
  expect(memberBounds(all)).toEqual([{ productType: 'RNG', lowest: 0.4, highest: 0.8, step: 0.05, own: 0.8 }])
  expect(memberBounds([{ ...rate, own: null }])[0]?.own).toBe(0.8)
  expect(presentRates(all)).toEqual({ RNG: 0.5, LIVE: 0.1 })
  expect(changedRates({ RNG: 0.5, LIVE: 0.1 }, { RNG: 0.6, LIVE: 0.1 })).toEqual({ RNG: 0.6 })
})

test('[AGT-01] agents are told from players and trial accounts by their type', () => {
  expect([0, 1, 2, 4, 41, 42].filter(isAgentType)).toEqual([1, 2, 41, 42])
})

test('[AGT-07] a file has the members of all pages, with the rates that the agent set', async () => {
  const { server, api } = setUp()
  const rows = await allMembers(api, listView({}, today, memberColumns), zone)
  expect(rows.map(({ account, rates }) => [account, rates])).toEqual([
    ['aprilsol222', null],
    ['aprilsol22', { RNG: 0.005 }],
  ])
  expect(server.callsOf(listDownlines).map(({ input }) => input)).toMatchObject([
    { page: '1', size: '500', scope: 'direct', figures: 'team' },
    { page: '2' },
  ])
})

test('[AGT-07] a list asks for direct members with their teams, a search for everybody alone, wherever it begins', async () => {
  const { server, api } = setUp()
  const view = listView({ upline: 'aprilsol22', kind: 'agents' }, today, memberColumns)
  await membersQuery(api, 'marcobay01', view, zone).queryFn()
  await membersQuery(api, 'marcobay01', { ...view, account: 'jo' }, zone).queryFn()
  const [list, search] = server.callsOf(listDownlines).map(({ input }) => input)
  expect(list).toMatchObject({ upline: 'aprilsol22', scope: 'direct', figures: 'team', show: 'agents' })
  expect(search).toMatchObject({ account: 'jo', scope: 'team', figures: 'own' })
  expect(search).not.toHaveProperty('upline', 'aprilsol22')
})

test('[AGT-02] a member is found by its whole name among those whose name contains it', async () => {
  const { api } = setUp()
  const view = listView({}, today, memberColumns)
  expect(await memberQuery(api, 'marcobay01', 'APRILSOL22', view, zone).queryFn()).toMatchObject({ memberId: 9 })
  expect(await memberQuery(api, 'marcobay01', 'april', view, zone).queryFn()).toBeNull()
})

test('[AGT-02] a branch of the tree is asked for in parts, and ends with the last', async () => {
  const { server, api } = setUp()
  const query = branchQuery(api, 'marcobay01', 'aprilsol22', listView({}, today, memberColumns), zone)
  await query.queryFn({ pageParam: 2 })
  expect(server.callsOf(listDownlines)[0]?.input).toMatchObject({ page: '2', size: '50', upline: 'aprilsol22' })
  expect(query.getNextPageParam({ totalPages: 3 }, [], 2)).toBe(3)
  expect(query.getNextPageParam({ totalPages: 3 }, [], 3)).toBeUndefined()
  expect(query.getNextPageParam({ totalPages: null }, [], 1)).toBeUndefined()
})
