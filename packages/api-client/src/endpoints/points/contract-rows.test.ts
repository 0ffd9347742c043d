import { expect, test, vi } from 'vitest'
import { isContractError } from '../../errors.ts'
import { createFakeServer, createTestClient } from '../../testing/index.ts'
import {
  getMissionLeaderboard,
  listInbox,
  listMissions,
  listPointHistory,
  listPointRewards,
  listRedemptions,
  type Endpoint,
} from '../index.ts'

const ask = (endpoint: Endpoint, list: readonly unknown[]) => {
  const onDropped = vi.fn()
  const body = JSON.stringify({ success: true, value: { list } })
  const fetch = async () => new Response(body, { headers: { 'Content-Type': 'application/json' } })
  const api = createTestClient(createFakeServer(), {
    fetch,
    tokens: { get: () => 't', expired: vi.fn() },
    onDropped,
  })
  return { onDropped, answer: api.call(endpoint, { missionId: 3 }) }
}

/** Rows with the members that the contract names and no other. */
const rows = [
  ['listMissions', listMissions, { missionId: 3, title: 'Bet race' }],
  ['getMissionLeaderboard', getMissionLeaderboard, { rank: 1, customerName: 'de***', reachedValue: 100 }],
  ['listInbox', listInbox, { messageId: 1, title: 'Hello', content: '', sendTime: 1, read: 0 }],
  ['listInbox without an id and a title', listInbox, { content: 'Hello.' }],
  ['listInbox without a time', listInbox, { messageId: 1, title: 'Hello' }],
  ['listPointHistory', listPointHistory, { time: 1, type: 'EARN', points: 5, balance: 7, remark: '' }],
  ['listPointHistory without a balance', listPointHistory, { time: 1, type: 'EARN', points: 5 }],
  ['listPointRewards', listPointRewards, { rewardId: 1, name: 'Cash', type: 'CASH', point: 5 }],
  [
    'listRedemptions',
    listRedemptions,
    { refNo: '1', applyTime: 1, type: 'CASH', name: 'Cash', quantity: 1, points: 5, amount: 1, status: 'DONE' },
  ],
] as const

test.each(rows)(
  '[API-05] %s: a row of the contract is kept, a misfit beside it is reported',
  async (_, endpoint, row) => {
    const { answer, onDropped } = ask(endpoint, [row, 5])
    expect(Object(await answer).list).toHaveLength(1)
    expect(onDropped).toHaveBeenCalledExactlyOnceWith({ endpoint: endpoint.name, count: 1 })
  },
)

test.each(rows)('[API-05] %s: a list of which no row fits is an error of the schema', async (_, endpoint) => {
  const error: unknown = await ask(endpoint, [5, 'x']).answer.catch((thrown: unknown) => thrown)
  expect(isContractError(error) && error.kind).toBe('schema')
})
