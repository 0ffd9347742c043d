import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { contracts } from '../../kernel/db/tables/index.ts'
import { boundingCategories } from './ceiling.ts'
import type { Contract } from './kinds.ts'

const [marcoId, aprilId] = [1_000_002, 1_000_003]
let site: TestGateway
let marco: string
beforeAll(async () => {
  site = await startTestGateway()
  marco = await site.logIn('marcobay01')
})
afterAll(() => site.close())

const contract = async (
  status: 'accepted' | 'offered',
  category: 'CONS' | 'RNG',
  rate: number,
  [uplineId, memberId]: readonly [number | null, number],
): Promise<number> => {
  const tiers = [{ minimumBet: 0, netLoss: 0, activeMember: 0, rateType: 'P' as const, rate }]
  const dates = { offeredAt: 1, acceptedAt: status === 'accepted' ? 1 : null }
  const terms = { kind: 'hourly', period: 'hourly', category, uplineId, memberId, tiers, status } as const
  const [row] = await site.gateway.db
    .insert(contracts)
    .values({ ...terms, ...dates })
    .returning({ id: contracts.id })
  return row?.id ?? 0
}
beforeEach(async () => {
  const over = { status: 'terminated', endedAt: 1 } as const
  await site.gateway.db.update(contracts).set(over).where(eq(contracts.kind, 'hourly'))
})

const offer = (rate: number) =>
  site.ask('POST', '/wps/relay/MCSFE_offerContract', {
    token: marco,
    headers: { 'Idempotency-Key': randomUUID() },
    json: {
      account: 'aprilsol22',
      kind: 'hourly',
      category: 'CONS',
      tiers: [{ minimumBet: 0, activeMember: 0, rateType: 'P', rate }],
    },
  })
const accept = (contractId: number, more: object = {}) =>
  site.ask('POST', '/wps/relay/MCSFE_processContractHourSalary', {
    token: marco,
    headers: { 'Idempotency-Key': randomUUID() },
    json: { contractId, status: 'A', ...more },
  })

test('[AGT-04] a contract for all games is bounded by those apart that the downline has not', () => {
  const of = (...categories: Contract['category'][]) => categories.map((category) => ({ category }))
  expect(boundingCategories('CONS', of('CONS', 'RNG', 'LIVE'), of('CONS', 'LIVE'))).toEqual(['CONS', 'RNG'])
  expect(boundingCategories('LIVE', of('CONS', 'RNG', 'LIVE'), of('CONS'))).toEqual(['LIVE'])
})

test('[AGT-04] an offer for all games pays no more than the own contract of a category that it pays for too', async () => {
  await contract('accepted', 'CONS', 900, [null, marcoId])
  await contract('accepted', 'RNG', 400, [null, marcoId])
  const query = 'account=aprilsol22&kind=hourly&category=CONS'
  const { value } = (await site.ask('GET', `/wps/relay/MCSFE_previewContractOffer?${query}`, { token: marco })).body
  expect(value).toMatchObject({
    own: { tiers: [{ rate: 0.0009 }] },
    besides: [{ category: 'RNG', tiers: [{ rate: 0.0004 }] }],
  })
  expect((await offer(0.0005)).body).toMatchObject({
    errorCode: 'contract.rate.exceeded',
    value: { highest: 0.0004, category: 'RNG' },
  })
  // A downline with a contract of its own for these games is not paid for them by the one for all.
  await contract('accepted', 'RNG', 300, [marcoId, aprilId])
  expect((await offer(0.0005)).body.success).toBe(true)
})

test('[AGT-04] a lower contract for a category ends the contract for all games of a downline that pays more there', async () => {
  await contract('accepted', 'CONS', 900, [null, marcoId])
  const all = await contract('accepted', 'CONS', 700, [marcoId, aprilId])
  const lower = await contract('offered', 'RNG', 400, [null, marcoId])
  const ending = [{ contractId: all, account: 'aprilsol22', kind: 'hourly', category: 'CONS' }]
  const path = `/wps/relay/MCSFE_getContractImpact?contractId=${lower}`
  expect((await site.ask('GET', path, { token: marco })).body.value.ending).toEqual(ending)
  expect((await accept(lower)).body).toMatchObject({
    errorCode: 'contract.downline.higher',
    value: { contracts: ending },
  })
  expect((await accept(lower, { confirm: true })).body.value).toMatchObject({ state: 'accepted', ended: ending })
})

test('[AGT-04] where the contract of the category ends too, the one for all games pays for it and is held against it', async () => {
  await contract('accepted', 'CONS', 900, [null, marcoId])
  await contract('accepted', 'RNG', 800, [null, marcoId])
  const apart = await contract('accepted', 'RNG', 600, [marcoId, aprilId])
  const all = await contract('accepted', 'CONS', 700, [marcoId, aprilId])
  const lower = await contract('offered', 'RNG', 500, [null, marcoId])
  const { value } = (await accept(lower, { confirm: true })).body
  expect(value.ended.map((one: { contractId: number }) => one.contractId)).toEqual([apart, all])
})
