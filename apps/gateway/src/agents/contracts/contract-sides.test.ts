import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { contracts } from '../../kernel/db/tables/index.ts'

interface Row {
  readonly contractId: number
  readonly account: string
  readonly kind: string
  readonly category: string
  readonly state: string
  readonly changes: number
}

let site: TestGateway
let marco: string
let april: string
beforeAll(async () => {
  site = await startTestGateway()
  marco = await site.logIn('marcobay01')
  april = await site.logIn('aprilsol22')
})
afterAll(() => site.close())

const post = (token: string, name: string, json: unknown) =>
  site.ask('POST', `/wps/relay/${name}`, { token, headers: { 'Idempotency-Key': randomUUID() }, json })
const offer = (tiers: readonly object[], changes: object = {}) =>
  post(marco, 'MCSFE_offerContract', { account: 'aprilsol22', kind: 'daily', category: 'SPORTS', tiers, ...changes })
const list = async (token: string, query: string) =>
  (await site.ask('GET', `/wps/relay/MCSFE_getDownlineContracts?${query}`, { token })).body.value
const waitingOf = async (token: string) =>
  (await site.ask('GET', '/wps/agent/default', { token })).body.value.contractsWaiting
const step = (minimumBet: number, rate: number, activeMember = 4) => ({ minimumBet, activeMember, rateType: 'P', rate })
const preview = async (changes: Readonly<Record<string, string>> = {}) => {
  const query = new URLSearchParams({ account: 'aprilsol22', kind: 'daily', category: 'SPORTS', ...changes })
  return (await site.ask('GET', `/wps/relay/MCSFE_previewContractOffer?${query}`, { token: marco })).body
}

test('[BEY-10] an offer for games that the contract for all games pays for says what that one would have paid', async () => {
  const { value } = await preview({ category: 'FISH', steps: '0/0/0/P/500' })
  expect(value.current).toBeNull()
  expect(value.covering).toMatchObject({ period: 'daily', tiers: [{ rate: 0.0004 }, { rate: 0.0007 }] })
  expect(value.lastMonth.coveredNow).toBeGreaterThanOrEqual(value.lastMonth.coveredThen)
  const all = (await preview({ category: 'CONS' })).value
  expect(all).toMatchObject({ covering: null, lastMonth: { coveredNow: null, coveredThen: null } })
})

test('[AGT-04] a rejection has a reason, which who offered it reads', async () => {
  const before = [await waitingOf(marco), await waitingOf(april)]
  const { contractId } = (await offer([step(2000, 0.0005)])).body.value
  expect([await waitingOf(marco), await waitingOf(april)]).toEqual([before[0], before[1] + 1])
  expect(await list(april, `side=held&contractId=${contractId}`)).toMatchObject({
    list: [{ contractId, account: 'marcobay01', state: 'offered', changes: 0 }],
    totalCount: 1,
  })
  expect((await list(april, 'side=held&state=waiting&size=50')).list.map((one: Row) => one.contractId)).toContain(
    contractId,
  )
  const path = `/wps/relay/MCS2_processDailySalContract?id=${contractId}&status=R&reason=${encodeURIComponent('Too low for us')}`
  await site.ask('GET', path, { token: april, headers: { 'Idempotency-Key': randomUUID() } })
  expect((await list(marco, `contractId=${contractId}`)).list).toMatchObject([
    { account: 'aprilsol22', state: 'rejected', endReason: 'rejected', rejectReason: 'Too low for us' },
  ])
  expect([await waitingOf(marco), await waitingOf(april)]).toEqual(before)
  expect((await list(april, 'side=held&state=waiting&size=50')).list.map((one: Row) => one.contractId)).not.toContain(
    contractId,
  )
})

test('[AGT-04] who gave a contract, the operator included, and whether an offer changes one in force', async () => {
  const { list: held, totals } = await list(marco, 'side=held&size=50')
  expect(held.every((one: Row) => one.account === '')).toBe(true)
  expect(held.filter((one: Row) => one.changes === 1).map((one: Row) => [one.kind, one.category])).toEqual(
    expect.arrayContaining([
      ['dividend', 'CONS'],
      ['daily', 'CONS'],
    ]),
  )
  expect(totals.waiting).toBe(held.filter((one: Row) => one.state === 'offered').length)
})

test('[BEY-10] the upline sees what an end that its downline wants would change, and nobody else', async () => {
  const [held] = (await list(april, 'side=held&kind=hourly&state=accepted')).list
  await post(april, 'MCSFE_proposeContractTermination', { contractId: held.contractId })
  const impact = (token: string) =>
    site.ask('GET', `/wps/relay/MCSFE_getContractImpact?contractId=${held.contractId}`, { token })
  expect((await impact(april)).body.errorCode).toBe('contract.offer.gone')
  const { value } = (await impact(marco)).body
  expect(value).toMatchObject({ contractId: held.contractId, next: null })
  const { steps, currentPaid } = value.lastMonth
  const paid = steps.reduce((sum: number, each: { currentPaid: number }) => sum + Math.round(each.currentPaid * 100), 0)
  expect(steps.every((each: { next: unknown; nextPaid: number }) => each.next === null && each.nextPaid === 0)).toBe(
    true,
  )
  expect([steps.length > 0, paid]).toEqual([true, Math.round(currentPaid * 100)])
  const [waiting] = (await list(marco, 'state=waiting')).list
  expect(waiting).toMatchObject({ contractId: held.contractId, proposedBy: 'downline' })
  expect(waiting.proposedAt).toBeGreaterThan(waiting.acceptedAt)
  await post(marco, 'MCSFE_answerContractTermination', { contractId: held.contractId, status: 'R' })
  expect((await list(marco, `contractId=${held.contractId}`)).list).toMatchObject([
    { state: 'accepted', proposedBy: null, proposedAt: waiting.proposedAt, endRefusedAt: expect.any(Number) },
  ])
  await post(april, 'MCSFE_proposeContractTermination', { contractId: held.contractId })
  expect((await list(marco, `contractId=${held.contractId}`)).list).toMatchObject([
    { state: 'terminating', proposedBy: 'downline', endRefusedAt: null },
  ])
  await post(marco, 'MCSFE_answerContractTermination', { contractId: held.contractId, status: 'R' })
})

test('[AGT-04] a table of steps whose thresholds or rates fall is refused', async () => {
  for (const steps of [
    [step(4000, 0.0005), step(2000, 0.0006)],
    [step(2000, 0.0006), step(4000, 0.0005)],
    [step(2000, 0.0005), step(2000, 0.0006)],
    [step(2000, 0.0005, 6), step(4000, 0.0006, 4)],
  ])
    expect((await offer(steps)).body.errorCode).toBe('contract.tiers.wrong')
})

test('[BEY-10] before an offer stand the own steps, what the downline has, and last month under it', async () => {
  const { value } = await preview({ category: 'CONS', steps: '0/0/0/P/500' })
  expect(value).toMatchObject({
    own: { tiers: [{ minimumBet: 300, rate: 0.0007 }, { rate: 0.001 }] },
    bears: null,
    current: { tiers: [{ rate: 0.0004 }, { rate: 0.0007 }] },
    waitingId: null,
  })
  const { turnover, received, handedOn } = value.lastMonth
  expect(turnover).toBeGreaterThan(0)
  expect(handedOn / turnover).toBeCloseTo(0.0005, 5)
  const { steps } = value.lastMonth
  const sum = (name: string) => steps.reduce((all: number, each: Record<string, number>) => all + (each[name] ?? 0), 0)
  expect([sum('periods'), Math.round(sum('turnover') * 100), Math.round(sum('handedOn') * 100)]).toEqual([
    31,
    Math.round(turnover * 100),
    Math.round(handedOn * 100),
  ])
  expect(steps.at(-1)).toMatchObject({ step: { minimumBet: 0, rateType: 'P', rate: 0.0005 } })
  expect(received).toBeGreaterThan(0)
  expect(received).toBeLessThanOrEqual(turnover * 0.001)
  expect((await preview({ category: 'LIVE' })).value.waitingId).not.toBeNull()
  expect((await preview({ steps: '1/2' })).errorCode).toBe('contract.tiers.wrong')
  expect((await preview({ account: 'linhtran88' })).errorCode).toBe('agent.downline.unknown')
})

test('[AGT-04] no rate is agreed above what the edge of the category bears', async () => {
  const [own] = (await list(marco, 'side=held&kind=realtime&state=accepted')).list
  const huge = [{ minimumBet: 1000, netLoss: 0, activeMember: 1, rateType: 'P' as const, rate: 500_000 }]
  const { db } = site.gateway
  await db.update(contracts).set({ tiers: huge }).where(eq(contracts.id, own.contractId))
  const wanted = { kind: 'realtime', category: 'PVP' }
  const { bears } = (await preview(wanted)).value
  expect(bears).toBeGreaterThan(0)
  expect(bears).toBeLessThan(0.1)
  const above = await offer([step(10, bears + 0.000_01, 1)], wanted)
  expect(above.body).toMatchObject({ errorCode: 'contract.rate.exceeded', value: { highest: bears } })
  expect((await offer([step(10, bears, 1)], wanted)).body.success).toBe(true)
})

test('[BEY-10] before an offer its upline sees which contracts further down would end with a yes', async () => {
  const { db } = site.gateway
  const tiers = [{ minimumBet: 0, netLoss: 0, activeMember: 0, rateType: 'P' as const, rate: 400 }]
  const handedOn = {
    uplineId: 1_000_003,
    memberId: 1_000_001,
    kind: 'daily',
    category: 'SPORTS',
    period: 'daily',
  } as const
  const [row] = await db
    .insert(contracts)
    .values({ ...handedOn, tiers, status: 'accepted', offeredAt: 1, acceptedAt: 1 })
    .returning()
  const { value } = await preview({ steps: '0/0/0/P/300' })
  expect(value.ending).toEqual([{ contractId: row?.id, account: 'linhtran88', kind: 'daily', category: 'SPORTS' }])
  expect((await preview({ steps: '0/0/0/P/500' })).value.ending).toEqual([])
  expect((await preview()).value.ending).toEqual([])
})

test('[BEY-10] an offer for games that the contract for all games pays for is held against that one', async () => {
  const held = (await list(april, 'side=held&kind=hourly&size=50')).list as Row[]
  const offered = held.find(({ state, category }) => state === 'offered' && category !== 'CONS')
  const all = held.find(({ state, category }) => state === 'accepted' && category === 'CONS')
  const path = `/wps/relay/MCSFE_getContractImpact?contractId=${offered?.contractId}`
  const { value } = (await site.ask('GET', path, { token: april })).body
  expect(value).toMatchObject({ current: null, covering: { contractId: all?.contractId }, lastMonth: { steps: [] } })
  expect(value.lastMonth.currentPaid).toBeGreaterThan(0)
  expect(value.lastMonth.nextPaid).toBeGreaterThan(0)
  expect(value.lastMonth.currentPaid).toBeLessThanOrEqual(value.lastMonth.turnover * 0.001)
})

test('[AGT-04] a dividend is answered by the offer that was read: another one that waits by now is not', async () => {
  const held = (await list(april, 'side=held&kind=dividend&state=waiting&size=50')).list as Row[]
  const [offered] = held
  const answer = (contractId: number) =>
    site.ask('GET', `/wps/relay/MCS2_processDividendReq?type=${offered?.category}&status=R&contractId=${contractId}`, {
      token: april,
      headers: { 'Idempotency-Key': randomUUID() },
    })
  expect((await answer(1)).body.errorCode).toBe('contract.offer.gone')
  expect((await answer(offered?.contractId ?? 0)).body.value.state).toBe('rejected')
})

test('[AGT-04] an offer is not accepted once its upline may no longer hand on so much', async () => {
  const { db } = site.gateway
  const [own] = (await list(marco, 'side=held&kind=realtime&state=accepted')).list
  const huge = [{ minimumBet: 1000, netLoss: 0, activeMember: 1, rateType: 'P' as const, rate: 500_000 }]
  await db.update(contracts).set({ tiers: huge }).where(eq(contracts.id, own.contractId))
  const wanted = { kind: 'realtime', category: 'LOTT' }
  const { bears } = (await preview(wanted)).value
  const { contractId } = (await offer([step(10, bears, 1)], wanted)).body.value
  const lower = huge.map((tier) => ({ ...tier, rate: 1 }))
  await db.update(contracts).set({ tiers: lower }).where(eq(contracts.id, own.contractId))
  const answer = (status: string) => post(april, 'MCSFE_processRealTimeSalaryContract', { contractId, status })
  expect((await answer('A')).body).toMatchObject({ errorCode: 'contract.rate.exceeded', value: { highest: 0.000_001 } })
  expect((await answer('R')).body.value.state).toBe('rejected')
})
