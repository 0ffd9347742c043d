import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contracts } from '../../kernel/db/tables/index.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { exceeds, stepsFor } from './ceiling.ts'
import { isInForce } from './kinds.ts'

let site: TestGateway
let marco: string
let april: string
beforeAll(async () => {
  site = await startTestGateway()
  marco = await site.logIn('marcobay01')
  april = await site.logIn('aprilsol22')
})
afterAll(() => site.close())

const keyed = (token: string, key: string = randomUUID()) => ({ token, headers: { 'Idempotency-Key': key } })
const consolidated = async (token: string) =>
  (await site.ask('GET', '/wps/member/info/funds/consolidated', { token })).body.value
const relay = (name: string, query = '') => `/wps/relay/${name}${query}`
const post = (token: string, name: string, json: unknown, key?: string) =>
  site.ask('POST', relay(name), { ...keyed(token, key), json })
const stateOf = async (id: number) => (await site.gateway.db.select().from(contracts).where(eq(contracts.id, id)))[0]
const offer = (category: string, rate: number, changes: Record<string, unknown> = {}) =>
  post(marco, 'MCSFE_offerContract', {
    account: 'aprilsol22',
    kind: 'daily',
    category,
    tiers: [{ minimumBet: 2000, activeMember: 4, rateType: 'P', rate }],
    ...changes,
  })

test('the contracts and offers of the seed lie within those above them', async () => {
  const all = await site.gateway.db.select().from(contracts)
  const own = (memberId: number | null, kind: string) =>
    all.filter((one) => one.memberId === memberId && one.kind === kind && isInForce(one))
  const handedOn = all.filter(({ uplineId }) => uplineId !== null)
  expect(
    handedOn.filter(({ uplineId, kind, category, tiers }) => exceeds(tiers, stepsFor(own(uplineId, kind), category))),
  ).toEqual([])
  expect(handedOn.length).toBeGreaterThan(5)
})

test('[AGT-03] what waits and what is in force comes by the names of the contract, by category', async () => {
  const value = await consolidated(april)
  expect(value.divtypereq.RNG).toMatchObject([
    {
      status: 'P',
      period: 'semimonthly',
      minimumBet: 5000,
      netLoss: 300,
      activeMember: 3,
      contractRate: 0.045,
      upline: 'marcobay01',
    },
    { status: 'P', contractRate: 0.06 },
  ])
  expect(value.dailysalreqtype.LIVE[0]).toMatchObject({
    status: 'P',
    details: [{ betVolume: 2000, rateType: 'P', rate: 0.0008 }],
  })
  expect(value.contracthoursalreq.ELOTT[0]).toMatchObject({ status: 'V' })
  expect(value.contracthoursalreq.FISH[0].hourSalaryRates[1]).toMatchObject({
    minimumBet: 24_000,
    rateType: 'A',
    rate: 5,
  })
  expect(value.realtimesalreqtype.RNG[0]).toMatchObject({ status: 'P' })
  expect(value.contracthoursalinfo).toMatchObject({ CONS: [{ status: 'A' }], ELOTT: [{ status: 'A' }] })
  for (const info of ['divtypeinfo', 'dailysalinfotype', 'contractmrdailysalinfotype', 'realtimesalinfotype'])
    expect(value[info].CONS).toBeDefined()
})

test('[AGT-04] a change of a dividend in force waits as E, and says whether a downline has a higher rate', async () => {
  const value = await consolidated(marco)
  expect(value.divtypereq.CONS[0]).toMatchObject({ status: 'E', downlineHigherRate: 'N', upline: null })
  expect(value.dailysalreqtype.CONS[0]).toMatchObject({ status: 'P', downlineHigherRate: 'Y' })
})

test('players have no contracts, demo accounts are refused, and agent calls are for agents', async () => {
  const player = await site.logIn()
  expect(await consolidated(player)).toMatchObject({ divtypereq: {}, divtypeinfo: null })
  const guest = await site.logIn('guest4021')
  expect((await site.ask('GET', '/wps/member/info/funds/consolidated', { token: guest })).body.errorCode).toBe(
    'in_need_true_account',
  )
  const { body } = await site.ask('GET', relay('MCS2_processDividendReq', '?type=RNG&status=A'), keyed(player))
  expect(body.errorCode).toBe('in_need_true_account')
})

test('[BEY-10] the preview shows both sides, what would end for downlines, and what last month would have paid', async () => {
  const { id } = (await consolidated(marco)).dailysalreqtype.CONS[0]
  const { body } = await site.ask('GET', relay('MCSFE_getContractImpact', `?contractId=${id}`), { token: marco })
  expect(body.value).toMatchObject({
    kind: 'daily',
    category: 'CONS',
    current: {
      period: 'daily',
      tiers: [
        { minimumBet: 300, rate: 0.0007 },
        { minimumBet: 2000, rate: 0.001 },
      ],
    },
    next: { contractId: id, tiers: [{ rate: 0.0003 }, { rate: 0.0006 }] },
    lastMonth: { startTime: Date.UTC(2026, 8, 30, 16), endTime: Date.UTC(2026, 9, 31, 16) },
  })
  expect(body.value.ending.map((one: { account: string; category: string }) => [one.account, one.category])).toEqual([
    ['aprilsol22', 'CONS'],
  ])
  const { turnover, currentPaid, nextPaid } = body.value.lastMonth
  expect(turnover).toBeGreaterThan(0)
  expect(nextPaid).toBeGreaterThan(0)
  expect(currentPaid).toBeGreaterThan(nextPaid)
  const other = await site.ask('GET', relay('MCSFE_getContractImpact', `?contractId=${id}`), { token: april })
  expect(other.body.errorCode).toBe('contract.offer.gone')
})

test('[AGT-04] an upline offers at most what it has, to a direct downline that is an agent, one offer at a time', async () => {
  const tooMuch = await offer('SPORTS', 0.0011)
  expect(tooMuch.body).toMatchObject({
    errorCode: 'contract.rate.exceeded',
    value: { highest: 0.001, highestAmount: 0 },
  })
  const amount = await offer('SPORTS', 0, { tiers: [{ rateType: 'A', amount: 1 }] })
  expect(amount.body.errorCode).toBe('contract.rate.exceeded')
  expect((await offer('SPORTS', 0.001, { account: 'linhtran88' })).body.errorCode).toBe('agent.downline.unknown')
  expect((await offer('SPORTS', 0.001, { account: 'hiraya12' })).body.errorCode).toBe('agent.downline.unknown')
  const mine = (await site.ask('GET', '/wps/agent/downlines?show=players&size=1', { token: marco })).body.value.list[0]
    .account
  expect((await offer('SPORTS', 0.001, { account: mine })).body.errorCode).toBe('contract.downline.player')
  expect((await offer('LIVE', 0.001)).body.errorCode).toBe('contract.offer.open')
  const twice = [
    { rateType: 'P', rate: 0.001 },
    { rateType: 'P', rate: 0.002 },
  ]
  expect((await offer('SPORTS', 0, { tiers: twice })).body.errorCode).toBe('contract.tiers.wrong')
})

test('[AGT-04] a step is handed on with what it asks for, or more: neither an amount nor a part for less', async () => {
  const hourly = (step: Record<string, unknown>) => offer('SPORTS', 0, { kind: 'hourly', tiers: [step] })
  const amount = { rateType: 'A', amount: 12 }
  expect((await hourly({ ...amount, minimumBet: 0, activeMember: 2 })).body.errorCode).toBe('contract.rate.exceeded')
  expect((await hourly({ ...amount, minimumBet: 24_000, activeMember: 1 })).body.errorCode).toBe(
    'contract.rate.exceeded',
  )
  expect(
    (await offer('SPORTS', 0.001, { tiers: [{ minimumBet: 300, activeMember: 4, rateType: 'P', rate: 0.001 }] })).body
      .errorCode,
  ).toBe('contract.rate.exceeded')
  const dividend = { minimumBet: 5000, activeMember: 3, rateType: 'P', rate: 0.06 }
  expect((await offer('SPORTS', 0, { kind: 'dividend', tiers: [{ ...dividend, netLoss: 299 }] })).body.errorCode).toBe(
    'contract.rate.exceeded',
  )
  const fitting = await hourly({ ...amount, minimumBet: 24_000, activeMember: 2 })
  expect(
    (await post(marco, 'MCSFE_withdrawContractOffer', { contractId: fitting.body.value.contractId })).body.value.state,
  ).toBe('withdrawn')
})

test('an offer with a key sent twice is one offer, and can be taken back until it is answered', async () => {
  const key = randomUUID()
  const body = {
    account: 'aprilsol22',
    kind: 'hourly',
    category: 'PVP',
    tiers: [{ minimumBet: 100.5, activeMember: 1, rateType: 'P', rate: 0.0005 }],
  }
  const first = await post(marco, 'MCSFE_offerContract', body, key)
  const again = await post(marco, 'MCSFE_offerContract', body, key)
  expect(again.body.value).toEqual(first.body.value)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  const { contractId } = first.body.value
  expect((await stateOf(contractId))?.tiers).toEqual([
    { minimumBet: 10_050, netLoss: 0, activeMember: 1, rateType: 'P', rate: 500 },
  ])
  expect((await post(april, 'MCSFE_withdrawContractOffer', { contractId })).body.errorCode).toBe('contract.offer.gone')
  expect((await post(marco, 'MCSFE_withdrawContractOffer', { contractId })).body.value.state).toBe('withdrawn')
  expect((await post(april, 'MCS2_processContractHourSalary', { contractId, status: 'A' })).body.errorCode).toBe(
    'contract.offer.gone',
  )
})

test('[AGT-04] accepting and rejecting by both generations of names; a GET with an effect happens once', async () => {
  const key = randomUUID()
  const path = relay('MCS2_processDividendReq', '?type=RNG&status=A')
  expect((await site.ask('GET', path, { token: april })).body.errorCode).toBe('idempotency.key.missing')
  const accepted = await site.ask('GET', path, keyed(april, key))
  expect(accepted.body.value).toMatchObject({ state: 'accepted', ended: [] })
  expect((await site.ask('GET', path, keyed(april, key))).headers.get('idempotent-replayed')).toBe('true')
  expect((await site.ask('GET', path, keyed(april))).body.errorCode).toBe('contract.offer.gone')
  expect((await consolidated(april)).divtypeinfo.RNG[0]).toMatchObject({ status: 'A', contractRate: 0.045 })
  const { id } = (await consolidated(april)).dailysalreqtype.LIVE[0]
  const rejected = await site.ask('GET', relay('MCSFE_processDailySalaryContract', `?id=${id}&status=R`), keyed(april))
  expect(rejected.body.value).toMatchObject({ contractId: id, state: 'rejected' })
  const { contractId } = (await consolidated(april)).contracthoursalreq.FISH[0]
  expect((await post(april, 'MCSFE_processContractHourSalary', { contractId, status: 'C' })).body.errorCode).toBe(
    'contract.action.wrong',
  )
  expect((await post(april, 'MCSFE_processContractHourSalary', { contractId, status: 'A' })).body.value.state).toBe(
    'accepted',
  )
})

test('[AGT-04] a proposed end is refused by A or R and agreed to by C', async () => {
  const { contractId } = (await consolidated(april)).contracthoursalreq.ELOTT[0]
  expect((await post(april, 'MCS2_processContractHourSalary', { contractId, status: 'A' })).body.value.state).toBe(
    'kept',
  )
  expect(await stateOf(contractId)).toMatchObject({ status: 'accepted', proposedBy: null })
  expect((await post(marco, 'MCSFE_proposeContractTermination', { contractId })).body.value.state).toBe('terminating')
  expect((await post(marco, 'MCSFE_proposeContractTermination', { contractId })).body.errorCode).toBe(
    'contract.offer.open',
  )
  expect((await post(april, 'MCS2_processContractHourSalary', { contractId, status: 'C' })).body.value.state).toBe(
    'terminated',
  )
  expect(await stateOf(contractId)).toMatchObject({ status: 'terminated', endReason: 'agreed' })
})

test('[AGT-04] the downline may want an end too; the upline answers, nobody else', async () => {
  const { contractId } = (await consolidated(april)).contracthoursalinfo.FISH[0]
  expect((await post(april, 'MCSFE_proposeContractTermination', { contractId })).body.value.state).toBe('terminating')
  const value = await consolidated(april)
  expect(value.contracthoursalreq.FISH).toBeUndefined()
  expect(value.contracthoursalinfo.FISH[0].status).toBe('T')
  expect((await post(april, 'MCS2_processContractHourSalary', { contractId, status: 'C' })).body.errorCode).toBe(
    'contract.offer.gone',
  )
  const list = await site.ask('GET', relay('MCSFE_getDownlineContracts', '?state=terminating'), { token: marco })
  expect(list.body.value.list).toMatchObject([{ contractId, account: 'aprilsol22', proposedBy: 'downline' }])
  expect((await post(april, 'MCSFE_answerContractTermination', { contractId, status: 'C' })).body.errorCode).toBe(
    'contract.offer.gone',
  )
  expect((await post(marco, 'MCSFE_answerContractTermination', { contractId, status: 'R' })).body.value.state).toBe(
    'kept',
  )
})

test('[AGT-04] agreeing to a lower rate needs a confirmation, and ends the higher contract of a downline in the same step, who is told', async () => {
  const { id } = (await consolidated(marco)).dailysalreqtype.CONS[0]
  const before = (await consolidated(april)).dailysalinfotype.CONS[0].id
  const path = relay('MCS2_processDailySalContract', `?id=${id}&status=A`)
  const asked = await site.ask('GET', path, keyed(marco))
  expect(asked.body).toMatchObject({
    errorCode: 'contract.downline.higher',
    value: { contracts: [{ contractId: before, account: 'aprilsol22' }] },
  })
  expect((await stateOf(id))?.status).toBe('offered')
  // Another contract than the one that was shown would end: nothing is done.
  const unseen = await site.ask('GET', `${path}&confirm=true&confirmed=1`, keyed(marco))
  expect(unseen.body.errorCode).toBe('contract.downline.higher')
  expect((await stateOf(id))?.status).toBe('offered')
  const { body } = await site.ask('GET', `${path}&confirm=true&confirmed=${before}`, keyed(marco))
  expect(body.value).toMatchObject({
    state: 'accepted',
    ended: [{ contractId: before, account: 'aprilsol22', kind: 'daily', category: 'CONS' }],
  })
  expect(await stateOf(before)).toMatchObject({ status: 'terminated', endReason: 'outbid' })
  expect((await consolidated(april)).dailysalinfotype).toBeNull()
  const letters = await site.ask('GET', '/wps/message/inbox?page=1&size=20', { token: april })
  expect(letters.body.value.list.map(({ title }: { title: string }) => title)).toContain(
    'Contract ended: Daily salary, All games',
  )
  const replaced = await site.gateway.db.select().from(contracts).where(eq(contracts.endReason, 'replaced'))
  expect(replaced).toMatchObject([{ kind: 'daily', category: 'CONS', status: 'terminated' }])
})

test('of two answers at the same time one counts', async () => {
  const { contractId } = (await consolidated(marco)).realtimesalreqtype.SPORTS[0]
  const answers = await Promise.all(
    ['A', 'R'].map((status) => post(marco, 'MCSFE_processRealTimeSalaryContract', { contractId, status })),
  )
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
})

test('the operator offers its own contracts, and answers for it', async () => {
  expect(await site.operate('offer-contract', 'marcobay01', 'realtime', 'PVP', '0.2', '10', '1')).toMatch(/is offered/)
  const letters = await site.ask('GET', '/wps/message/inbox?page=1&size=20', { token: marco })
  expect(letters.body.value.list[0]?.title).toBe('A contract is offered to you: Real-time salary, Card games')
  await expect(site.operate('offer-contract', 'aprilsol22', 'realtime', 'PVP', '0.2')).rejects.toThrow(/has an upline/)
  const { contractId } = (await consolidated(marco)).realtimesalreqtype.PVP[0]
  await post(marco, 'MCSFE_processRealTimeSalaryContract', { contractId, status: 'A' })
  await post(marco, 'MCSFE_proposeContractTermination', { contractId })
  expect(await site.operate('answer-contract', String(contractId), 'confirm')).toBe(
    `Contract ${contractId} is terminated.`,
  )
  const rows = await site.operate('contracts', 'marcobay01')
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: contractId, status: 'terminated', steps: '0.2% from 10/0/1' }),
    ]),
  )
})
