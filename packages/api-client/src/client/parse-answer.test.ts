import { expect, test, vi } from 'vitest'
import { listTransactions, removePayoutAccount, listPayoutAccounts } from '../endpoints/index.ts'
import { createFakeServer, createTestClient } from '../testing/index.ts'
import { parseAnswer } from './parse-answer.ts'

const [one, other] = ['1795012345678901249', '1795012345678901250']

test.each([
  [`{"txId":${one},"b":1}`, { txId: one, b: 1 }],
  [`{"id" : ${one}\n}`, { id: one }],
  [`{"order_id":-${one}}`, { order_id: `-${one}` }],
  [`{"orderNo":${one},"ID":${other}}`, { orderNo: one, ID: other }],
  [`{"id":9007199254740991}`, { id: 9007199254740991 }],
  [`{"id":9007199254740992}`, { id: '9007199254740992' }],
  [`{"messageIds":[1, ${one},${other}]}`, { messageIds: [1, one, other] }],
  [`{"ids":[[${one}],1.5]}`, { ids: [[one], 1.5] }],
  [`{"id":[${one},1234567890123456.5]}`, { id: [one, 1234567890123456.5] }],
  [`{"a\\"txId":${one}}`, { 'a"txId': one }],
  // Not ids, or not whole numbers: as `JSON.parse` reads them.
  [`{"amount":9007199254740993}`, { amount: Number('9007199254740993') }],
  [`{"expirationTime":9223372036854775807}`, { expirationTime: Number('9223372036854775807') }],
  [`{"paid":9007199254740993}`, { paid: Number('9007199254740993') }],
  [`{"id":1234567890123456.5}`, { id: 1234567890123456.5 }],
  [`{"id":1795012345678901249e2}`, { id: Number('1795012345678901249e2') }],
  // Inside a text nothing changes.
  [`{"remark":"\\"txId\\":${one}, \\"ids\\":[${one}]"}`, { remark: `"txId":${one}, "ids":[${one}]` }],
  [`{"remark":"${one}","id":"${one}"}`, { remark: one, id: one }],
  [`["txId",${one}]`, ['txId', Number(one)]],
  [`["value","[${one}]"]`, ['value', `[${one}]`]],
])('[API-04] %s keeps the digits of its ids', (text, expected) => {
  expect(parseAnswer(text)).toEqual(expected)
})

test('what is not JSON fails as it does for JSON.parse', () => {
  for (const text of ['', '<p>', `{"id":${one}`, `{"id":${one}x}`]) expect(() => parseAnswer(text)).toThrow(SyntaxError)
})

test('[API-04] a long text without ids is read once through, whatever it is made of', () => {
  for (const part of ['"', '\\"', 'Id', '1', '"Id":', '[', ' ', '"value":[1,'])
    expect(parseAnswer(JSON.stringify(part.repeat(200_000)))).toBe(part.repeat(200_000))
})

const tokens = { get: () => 't', expired: vi.fn() }
const platform = (value: string) => {
  const sent: string[] = []
  const fetch = async (request: RequestInfo | URL) => {
    if (request instanceof Request) sent.push(`${request.url} ${await request.text()}`)
    return new Response(`{"success":true,"value":${value}}`)
  }
  return { sent, api: createTestClient(createFakeServer(), { fetch, tokens }) }
}

test('[API-04] two transactions whose ids differ in the last digit are two rows with their own digits', async () => {
  const row = '"txTypeId":1,"txTypeName":"Win","txTimeInTimestamp":1,"currentAvailBalance":1,"amount":1'
  const { api } = platform(`{"list":[{"txId":${one},"orderNo":${other},${row}},{"txId":${other},${row}}]}`)
  const { list } = await api.call(listTransactions, { startTime: 0, endTime: 1 })
  expect(list).toMatchObject([{ txId: one, orderNo: other }, { txId: other }])
})

test('[API-04] an id goes back with the digits that it came with', async () => {
  const { api } = platform(`{"list":[{"bankCardId":${one},"bankCode":"B","cardNumber":"1"}]}`)
  const { list } = await api.call(listPayoutAccounts, {})
  const { api: back, sent } = platform('null')
  await back.call(removePayoutAccount, { bankCardId: list[0]?.bankCardId ?? '' })
  expect(sent.join()).toContain(one)
})
