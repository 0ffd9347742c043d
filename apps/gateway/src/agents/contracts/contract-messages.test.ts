import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

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
const offer = async (): Promise<number> =>
  (
    await post(marco, 'MCSFE_offerContract', {
      account: 'aprilsol22',
      kind: 'realtime',
      category: 'PVP',
      tiers: [{ minimumBet: 2000, activeMember: 4, rateType: 'P', rate: 0.0001 }],
    })
  ).contractId
const answer = (contractId: number, status: string) =>
  post(april, 'MCSFE_processRealTimeSalaryContract', { contractId, status, reason: '' })
const newest = async (token: string): Promise<string> =>
  (await site.ask('GET', '/wps/message/inbox?page=1&size=1', { token })).body.value.list[0].title

test('[AGT-04] each step of a contract sends the other side a message', async () => {
  const contract = 'Real-time salary'
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
