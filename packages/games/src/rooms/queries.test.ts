import { listRooms } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { isFull, roomsQuery } from './queries.ts'

test('[LOB-11] the rooms of one game are asked for page by page', async () => {
  const room = {
    roomId: 'ROOM,7-1',
    roomName: 'Beginner',
    nodeId: 7,
    vassalage: 'LT',
    gameType: 'PVP',
    minBet: 1,
    maxBet: 50,
    seats: 6,
    seatsTaken: 2,
  }
  const server = createFakeServer().answer(listRooms, { content: [room], totalPages: 2, totalCount: 43 })
  const query = roomsQuery(createTestClient(server, { tokens: { get: () => 't', expired: () => undefined } }), 7)
  const page = await query.queryFn({ pageParam: 1 })
  expect(page.rooms[0]).toMatchObject({ roomId: 'ROOM,7-1', minBet: 100, maxBet: 5000 })
  expect([query.getNextPageParam(page), query.getNextPageParam({ ...page, page: 2 })]).toEqual([2, undefined])
  expect(server.calls[0]?.input).toMatchObject({ nodeId: '7', pageNum: '1' })
})

test.each([
  [6, 6, true],
  [6, 5, false],
  [6, null, false],
  [null, 9, false],
])('[LOB-11] of %s seats %s are taken: full is %s', (seats, seatsTaken, full) => {
  expect(isFull({ seats, seatsTaken })).toBe(full)
})
