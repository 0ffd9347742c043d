import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testNow } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { actWithIdempotency } from './act-with-idempotency.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

test('what a frame asked for too long ago is not written: the settlements may have counted its time', async () => {
  const [game] = site.gateway.catalogue.games
  if (!game) throw new Error('no game')
  const session = { tokenHash: 'x', memberId: 1_000_001, game, room: null }
  const act = { session, key: randomUUID(), now: testNow, body: {}, begins: false }
  const after = (milliseconds: number) =>
    actWithIdempotency(site.gateway, act, async () => {
      site.advance(milliseconds)
      return 'written'
    })
  await expect(after(15_001)).rejects.toMatchObject({ code: 'system.busy' })
  site.advance(-15_001)
  expect(await after(15_000)).toEqual({ answer: 'written', replayed: false })
})
