import { randomUUID } from 'node:crypto'
import { and, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages } from '../../kernel/db/tables/index.ts'
import { hour, minute, testNow } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { notifyMember } from '../../kernel/notify/notify-member.ts'

let site: TestGateway
let linh = ''
let april = ''
beforeAll(async () => {
  site = await startTestGateway()
  linh = await site.logIn()
  april = await site.logIn('aprilsol22')
})
afterAll(() => site.close())

const ask = (method: string, path: string, token: string, json?: unknown, headers: Record<string, string> = {}) =>
  site.ask(method, path, { token, headers, ...(json === undefined ? {} : { json }) })
const inbox = async (token: string, query = '') =>
  (await ask('GET', `/wps/relay/CSP_getInbox${query}`, token)).body.value
const unread = async (token: string) => (await ask('GET', '/wps/relay/CSP_unreadCount', token)).body.value
const send = (token: string, json: object, key: string = randomUUID()) =>
  ask('PUT', '/wps/message/send', token, json, { 'Idempotency-Key': key })
const form = (token: string, body: string) =>
  site.fetch('/wps/message/read', {
    method: 'POST',
    body,
    headers: { Authorization: token, 'Content-Type': 'application/x-www-form-urlencoded' },
  })

test('[CHT-02] the unread count is a bare number, by all its names', async () => {
  const { totalCount } = await inbox(linh, '?unread=1')
  expect(totalCount).toBeGreaterThan(1)
  for (const path of ['/wps/relay/CSP_unreadCount', '/wps/relay/EMFE_getInboxUnreadCount', '/wps/message/unreadCount'])
    expect((await ask('GET', path, linh)).body.value, path).toBe(totalCount)
})

test('the inbox is told in pages, newest first, in the language of the call', async () => {
  const first = await inbox(linh, '?page=1&size=3')
  expect(first.list).toHaveLength(3)
  expect(first.totalPages).toBe(Math.ceil(first.totalCount / 3))
  const times = (await inbox(linh, '?size=100')).list.map((row: { sendTime: number }) => row.sendTime)
  expect(times).toEqual(times.toSorted((a: number, b: number) => b - a))
  expect(times).toHaveLength(first.totalCount)
  const tagalog = (await ask('GET', '/wps/message/inbox?size=100', linh, undefined, { Language: 'TY' })).body.value.list
  expect(tagalog.at(-1)).toMatchObject({
    title: 'Maligayang pagdating sa Vesper',
    kind: 'account.welcome',
    senderName: null,
  })
  const lately = await inbox(linh, `?startTime=${testNow - 24 * hour}`)
  expect(lately.totalCount).toBe(times.filter((time: number) => time >= testNow - 24 * hour).length)
})

test('[MEM-02] messages are found by all their words, on every page, in the language of the call, without accents', async () => {
  const { totalCount } = await inbox(linh)
  await send(april, { recipientIds: [1_000_001], title: 'Về chuyến đi Đà Nẵng', content: 'Ask me about 100% of it.' })
  const find = (words: string, query = '') => inbox(linh, `?find=${encodeURIComponent(words)}${query}`)
  const ids = (answer: { list: { messageId: number }[] }) => answer.list.map(({ messageId }) => messageId)
  for (const words of ['da nang', 'NẴNG đà', 'ask aprilsol'])
    expect(await find(words), words).toMatchObject({ totalCount: 1, list: [{ title: 'Về chuyến đi Đà Nẵng' }] })
  expect(await find('da nang zebra')).toMatchObject({ totalCount: 0, list: [] })
  expect(await find('  ')).toMatchObject({ totalCount: totalCount + 1 })

  const all = await find('linhtran88', '&size=100')
  expect(all.totalCount).toBe(totalCount + 1)
  const second = await find('linhtran88', '&size=3&page=2')
  expect(second).toMatchObject({ totalCount: all.totalCount, totalPages: Math.ceil(all.totalCount / 3) })
  expect(ids(second)).toEqual(ids(all).slice(3, 6))

  const tagalog = await ask('GET', '/wps/message/inbox?find=maligayang', linh, undefined, { Language: 'TY' })
  expect(tagalog.body.value).toMatchObject({ totalCount: 1, list: [{ kind: 'account.welcome' }] })
  expect((await find('maligayang')).totalCount).toBe(0)
  const sent = await ask('GET', '/wps/message/outbox?find=da%20nang', april)
  expect(sent.body.value).toMatchObject({ totalCount: 1 })
})

test('a message of the platform is worded on reading, sums and times included', async () => {
  await site.gateway.db.transaction((tx) =>
    notifyMember(tx, {
      memberId: 1_000_002,
      kind: 'withdrawal.rejected',
      at: testNow,
      values: {
        amount: 123_456,
        orderNo: 'W7',
        reason: { EN: 'The bonus is not played yet.', TY: 'Hindi pa nalalaro ang bonus.' },
      },
    }),
  )
  const marco = await site.logIn('marcobay01')
  const [told] = (await inbox(marco)).list
  expect(told).toMatchObject({
    title: 'Your withdrawal was not approved',
    content: '₱1,234.56 of order W7 is back on your main wallet. The bonus is not played yet.',
  })
  const [tagalog] = (await ask('GET', '/wps/relay/EMFE_getInbox', marco, undefined, { Language: 'TY' })).body.value.list
  expect(tagalog.content).toBe('Naibalik sa main wallet mo ang ₱1,234.56 ng order W7. Hindi pa nalalaro ang bonus.')
})

test('recipients are the service, the upline, then the downlines by name', async () => {
  const recipients = async (token: string, query = '') =>
    (await ask('GET', `/wps/message/recipients${query}`, token)).body.value
  const unsigned = { maskedName: null, level: null }
  expect((await recipients(linh)).list).toEqual([
    { recipientId: 0, name: 'Customer service', relation: 'service', ...unsigned },
    { recipientId: 1_000_003, name: 'aprilsol22', relation: 'upline', maskedName: 'A**** S******', level: 2 },
  ])
  const all = await recipients(april, '?size=100')
  expect(all.list.slice(0, 2).map((row: { relation: string }) => row.relation)).toEqual(['service', 'upline'])
  expect(all.totalCount).toBe(29)
  const pages = await Promise.all([1, 2, 3].map(async (page) => (await recipients(april, `?page=${page}`)).list))
  expect(pages.flat()).toEqual(all.list)
  expect((await recipients(april, '?name=linht')).list).toEqual([
    { recipientId: 1_000_001, name: 'linhtran88', relation: 'downline', ...unsigned },
  ])
  expect((await recipients(april, '?name=%25')).list).toEqual([])
})

test('a message arrives once for its key, in the outbox of one and the inbox of the other', async () => {
  const key = randomUUID()
  const message = { recipientIds: [1_000_003, 1_000_003], title: ' Friday ', content: 'See you on Friday.' }
  const before = await unread(april)
  expect((await send(linh, message, key)).body.value).toEqual({ sent: 1 })
  const again = await send(linh, message, key)
  expect([again.body.value, again.headers.get('idempotent-replayed')]).toEqual([{ sent: 1 }, 'true'])
  expect(await unread(april)).toBe(before + 1)
  const [got] = (await inbox(april)).list
  expect(got).toMatchObject({
    title: 'Friday',
    senderName: 'linhtran88',
    receiverName: 'aprilsol22',
    kind: 'written',
    read: false,
  })
  const [sent] = (await ask('GET', '/wps/message/outbox', linh)).body.value.list
  expect(sent.messageId).toBe(got.messageId)
  expect((await site.ask('PUT', '/wps/message/send', { token: linh, json: message })).body.errorCode).toBe(
    'idempotency.key.missing',
  )
})

test('nobody writes to strangers, or more than twenty messages an hour', async () => {
  const strange = await send(linh, { recipientIds: [1_000_003, 1_000_002], title: 'Hello', content: 'Hello' })
  expect(strange.body).toMatchObject({
    errorCode: 'message.recipient.invalid',
    value: { field: 'recipientIds', recipientIds: [1_000_002] },
  })
  for (let sent = 1; sent < 20; sent++)
    expect((await send(linh, { recipientIds: [0], title: `Question ${sent}`, content: 'Hello' })).body.success).toBe(
      true,
    )
  expect((await send(linh, { recipientIds: [0], title: 'One more', content: 'Hello' })).status).toBe(429)
  expect((await send(linh, { recipientIds: [], title: 'x', content: 'x' })).status).toBe(400)
})

test('the operator sees the messages to the service, and an answer lands in the inbox', async () => {
  const waiting = await site.operate('messages')
  expect(waiting).toHaveLength(19)
  const [first] = waiting as { id: number; title: string; from: string }[]
  expect(first).toMatchObject({ from: 'linhtran88', title: 'Question 1' })
  await site.operate('messages', String(first?.id), 'We', 'looked', 'it', 'up.')
  const [answer] = (await inbox(linh)).list
  expect(answer).toMatchObject({
    title: 'Answer: Question 1',
    content: 'We looked it up.',
    senderName: null,
    read: false,
  })
  expect(await site.operate('messages')).toHaveLength(18)
  await expect(site.operate('messages', '1', 'no message of that number')).rejects.toThrow()
  const [one] = await site.gateway.db
    .select()
    .from(messages)
    .where(and(isNull(messages.toId), isNull(messages.readAt)))
  if (!one) throw new Error('no message')
  const { id: _id, ...message } = one
  await site.gateway.db.insert(messages).values(Array.from({ length: 40 }, () => message))
  expect(await site.operate('messages')).toHaveLength(50)
})

test('messages are read and thrown away by their owner only', async () => {
  const mine = (await inbox(linh)).list
  const before = await unread(linh)
  const [first, second] = mine.map((row: { messageId: number }) => row.messageId)
  await form(april, `messageIds=${first}`)
  await ask('DELETE', `/wps/message/inbox?messageIds=${second}`, april)
  expect((await inbox(linh)).list).toEqual(mine)
  expect(((await (await form(linh, `messageIds=${first}`)).json()) as { value: unknown }).value).toEqual({
    unread: before - 1,
  })
  await form(linh, '')
  expect(await unread(linh)).toBe(0)
  expect((await ask('DELETE', `/wps/message/inbox?messageIds=${first},${second}`, linh)).body.value).toEqual({
    unread: 0,
  })
  expect((await inbox(linh)).list.map((row: { messageId: number }) => row.messageId)).not.toContain(first)
  expect((await ask('DELETE', '/wps/message/inbox?messageIds=1;drop', linh)).body.errorCode).toBe('request_param_err')
})

test('a demo account has no messages, and counts are asked for sixty times a minute', async () => {
  const trial = await site.logIn('guest4021')
  for (const path of [
    '/wps/relay/CSP_unreadCount',
    '/wps/relay/CSP_getInbox',
    '/wps/message/outbox',
    '/wps/message/recipients',
  ])
    expect((await ask('GET', path, trial)).body.errorCode, path).toBe('in_need_true_account')
  const strict = await startTestGateway({ addressFactor: 1 })
  const token = await strict.logIn()
  const count = () => strict.ask('GET', '/wps/relay/CSP_unreadCount', { token })
  for (let asked = 0; asked < 60; asked++) await count()
  expect((await count()).status).toBe(429)
  strict.advance(minute)
  expect((await count()).status).toBe(200)
  await strict.close()
})
