import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { contracts } from '../../kernel/db/tables/index.ts'

let site: TestGateway
let marco: string
let april: string
beforeAll(async () => {
  site = await startTestGateway()
  marco = await site.logIn('marcobay01')
  april = await site.logIn('aprilsol22')
})
afterAll(() => site.close())

const post = async (token: string, name: string, json: unknown) => {
  const { body } = await site.ask('POST', `/wps/relay/${name}`, {
    token,
    headers: { 'Idempotency-Key': randomUUID() },
    json,
  })
  expect(body.success, `${name}: ${body.errorCode}`).toBe(true)
  site.advance(1_000)
  return body.value
}
const offer = async (category = 'PVP', rate = 0.0001): Promise<number> =>
  (
    await post(marco, 'MCSFE_offerContract', {
      account: 'aprilsol22',
      kind: 'realtime',
      category,
      tiers: [{ minimumBet: 2000, activeMember: 4, rateType: 'P', rate }],
    })
  ).contractId
const answer = (contractId: number, status: string, reason = '') =>
  post(april, 'MCSFE_processRealTimeSalaryContract', { contractId, status, reason })
const newestMessage = async (token: string): Promise<{ readonly title: string; readonly content: string }> =>
  (await site.ask('GET', '/wps/message/inbox?page=1&size=1', { token })).body.value.list[0]
const newest = async (token: string): Promise<string> => (await newestMessage(token)).title

test('[AGT-04] each step of a contract sends the other side a message', async () => {
  const contract = 'Real-time salary, Card games'
  const taken = await offer()
  expect(await newest(april)).toBe(`A contract is offered to you: ${contract}`)
  await post(marco, 'MCSFE_withdrawContractOffer', { contractId: taken })
  expect(await newest(april)).toBe(`An offer was taken back: ${contract}`)
  await answer(await offer(), 'R')
  expect(await newest(marco)).toBe('Your contract was not accepted')
  const contractId = await offer()
  await answer(contractId, 'A')
  expect(await newest(marco)).toBe('Your contract was accepted')
  await post(marco, 'MCSFE_proposeContractTermination', { contractId })
  expect(await newest(april)).toBe('A contract is to end')
  await answer(contractId, 'R')
  expect(await newest(marco)).toBe(`A contract goes on: ${contract}`)
  await post(april, 'MCSFE_proposeContractTermination', { contractId })
  expect(await newest(marco)).toBe('A contract is to end')
  await post(marco, 'MCSFE_answerContractTermination', { contractId, status: 'C' })
  expect(await newest(april)).toBe('A contract has ended')
})

test('[AGT-04] the message of an offer names who made it, and that of a rejection its reason', async () => {
  const contractId = await offer('FISH')
  expect((await newestMessage(april)).content).toMatch(/^From marcobay01\. /)
  await answer(contractId, 'R', 'Below what we have')
  expect((await newestMessage(marco)).content).toBe(
    'aprilsol22 has not accepted: Real-time salary, Fishing. Reason: Below what we have',
  )
})

test('[AGT-04] a contract whose parent ended in between is neither accepted nor ended, and both sides read what is so', async () => {
  const parent = await site.gateway.db
    .insert(contracts)
    .values({
      kind: 'realtime',
      category: 'ELOTT',
      uplineId: null,
      memberId: 1_000_002,
      period: 'realtime',
      tiers: [{ minimumBet: 0, netLoss: 0, activeMember: 0, rateType: 'P', rate: 400 }],
      status: 'accepted',
      offeredAt: 1,
      acceptedAt: 1,
    })
    .returning({ id: contracts.id })
  const given = await offer('ELOTT', 0.0004)
  await site.operate('end-contract', String(parent[0]?.id))
  await post(marco, 'MCSFE_processRealTimeSalaryContract', { contractId: parent[0]?.id, status: 'C', confirm: true })
  expect(await newest(april)).toBe('An offer was taken back: Real-time salary, Draws')
  const refused = (token: string, name: string, json: object) =>
    site.ask('POST', `/wps/relay/${name}`, { token, headers: { 'Idempotency-Key': randomUUID() }, json })
  const late = await refused(april, 'MCSFE_processRealTimeSalaryContract', { contractId: given, status: 'A' })
  expect(late.body.errorCode).toBe('contract.offer.gone')
  const gone = await refused(marco, 'MCSFE_withdrawContractOffer', { contractId: given })
  expect(gone.body.errorCode).toBe('contract.offer.gone')
  const sides = await Promise.all(
    [
      { token: marco, side: 'given' },
      { token: april, side: 'held' },
    ].map(async ({ token, side }) => {
      const path = `/wps/relay/MCSFE_getDownlineContracts?side=${side}&contractId=${given}`
      const [row] = (await site.ask('GET', path, { token })).body.value.list
      return [row.state, row.endReason]
    }),
  )
  expect(sides).toEqual([
    ['withdrawn', 'outbid'],
    ['withdrawn', 'outbid'],
  ])
})
