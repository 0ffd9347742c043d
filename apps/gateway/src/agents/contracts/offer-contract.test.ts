import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { members } from '../../kernel/db/tables/index.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

test('[AGT-04] an offer is replayed after its receiver has left the team', async () => {
  const [token, headers] = [await site.logIn('marcobay01'), { 'Idempotency-Key': randomUUID() }]
  const offer = () =>
    site.ask('POST', '/wps/relay/MCSFE_offerContract', {
      token,
      headers,
      json: {
        account: 'aprilsol22',
        kind: 'daily',
        category: 'SPORTS',
        tiers: [{ minimumBet: 2000, activeMember: 4, rateType: 'P', rate: 0.001 }],
      },
    })
  const first = await offer()
  expect(first.body.value).toMatchObject({ state: 'offered' })
  await site.gateway.db.update(members).set({ uplineId: null }).where(eq(members.usernameKey, 'aprilsol22'))
  const again = await offer()
  expect(again.body.value).toEqual(first.body.value)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
})
