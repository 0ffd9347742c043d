import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tickets } from '../../kernel/db/tables/index.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

const token = 'an-operator-token-of-some-length-00'
let site: TestGateway
beforeAll(async () => void (site = await startTestGateway({ operatorToken: token })))
afterAll(() => site.close())

const give = (
  name: string,
  headers: Record<string, string> = { 'Operator-Token': token },
  body: unknown = { args: [] },
) => site.ask('POST', `/operator/${name}`, { headers, json: body })

test('a command needs the token of the operator, whole', async () => {
  for (const headers of [
    {},
    { 'Operator-Token': '' },
    { 'Operator-Token': token.slice(1) },
    { 'Operator-Token': `${token}0` },
  ])
    expect((await give('status', headers as Record<string, string>)).status).toBe(401)
  expect(await give('status')).toMatchObject({ status: 200, body: { success: true } })
})

test('nothing that a browser sends reaches a command, with the right token or not', async () => {
  for (const told of [
    { Origin: 'http://localhost:4100' },
    { 'Sec-Fetch-Site': 'same-origin' },
    { Cookie: 'lang=EN' },
  ] as Record<string, string>[])
    expect((await give('status', { 'Operator-Token': token, ...told })).status).toBe(404)
  expect((await site.fetch('/operator/status')).status).toBe(404)
  expect((await site.fetch('/operator')).status).toBe(404)
})

test('a command that makes something happens once for its key, and the log says what was asked', async () => {
  const key = { 'Operator-Token': token, 'Idempotency-Key': 'ticket-of-linh-1' }
  const ticket = (headers: Record<string, string>) =>
    give('issue-ticket', headers, { args: ['linhtran88', '50', '3', 'Sorry\n\u007f'] })
  const first = await ticket(key)
  expect(first.body.success).toBe(true)
  expect((await ticket(key)).body.value).toBe(first.body.value)
  expect((await ticket({ ...key, 'Idempotency-Key': 'ticket-of-linh-2' })).body.value).not.toBe(first.body.value)
  expect((await ticket({ ...key, 'Idempotency-Key': 'no' })).status).toBe(400)
  expect(await site.gateway.db.$count(tickets, eq(tickets.title, { EN: 'Sorry\n\u007f', TY: 'Sorry\n\u007f' }))).toBe(2)
  expect(site.lines.filter((line) => line.includes('issue-ticket'))).toHaveLength(3)
  expect(site.lines.find((line) => line.includes('issue-ticket'))).toContain(
    JSON.stringify('["linhtran88","50","3","Sorry\\n"]'),
  )
})

test('wrong arguments and unknown commands are told as they are', async () => {
  expect(await give('nonsense')).toMatchObject({ status: 404, body: { message: 'There is no command "nonsense".' } })
  expect((await give('status', undefined, { args: ['sideways'] })).status).toBe(400)
  expect((await give('status', undefined, { args: 'normal' })).status).toBe(400)
  expect((await give('status', undefined, '{')).status).toBe(400)
  expect((await give('members', undefined, { args: ['a\0b'] })).status).toBe(400)
})

test('a gateway without a token takes no command; guesses are limited', async () => {
  const closed = await startTestGateway()
  expect(
    (await closed.ask('POST', '/operator/status', { headers: { 'Operator-Token': token }, json: { args: [] } })).status,
  ).toBe(404)
  await closed.close()
  const strict = await startTestGateway({ operatorToken: token, addressFactor: 1 })
  const guess = () => strict.ask('POST', '/operator/status', { headers: { 'Operator-Token': 'x' }, json: { args: [] } })
  for (let tried = 0; tried < 120; tried++) expect((await guess()).status).toBe(401)
  expect((await guess()).status).toBe(429)
  await strict.close()
})
