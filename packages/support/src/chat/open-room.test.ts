import { getChatGroupPermission, launchChat } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient, FakeRefusal } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { openRoom } from './open-room.ts'

const origin = 'http://localhost:4100'
const chat = 'http://chat.localhost:4100'
const input = { title: 'Customer service', language: 'EN', origin, frameOrigins: [chat] }
const may = { chat: 1, sendText: 1, sendImage: 0, createGroup: 0, maxLength: 1000 }
const serve = (chatUrl: string) =>
  createFakeServer().answer(getChatGroupPermission, may).answer(launchChat, { chatUrl, unReadCount: 0 })

test('[CHT-01] the chat is asked for with b2c 1, title, language and the colour of its head', async () => {
  const server = serve(`${chat}/room#s=ticket`)
  expect(await openRoom(createTestClient(server), { ...input, title: 'x'.repeat(80) })).toEqual({
    state: 'open',
    url: `${chat}/room#s=ticket`,
  })
  const asked = server
    .callsOf(launchChat)
    .map(({ input: sent }) => Object.entries(sent as object).map(([name, value]) => `${name} ${String(value)}`))
  expect(asked).toEqual([
    expect.arrayContaining(['b2c 1', `title ${'x'.repeat(60)}`, 'language EN', 'headerColor #262743']),
  ])
})

test.for(['https://evil.example/room', `${origin}/room`, '/room', 'javascript:alert(1)'])(
  '[CHT-01] a frame from elsewhere, or of our own origin, is none: %s',
  async (url) => {
    expect(
      await openRoom(createTestClient(serve(url)), {
        ...input,
        frameOrigins: [chat, ...(url.startsWith(origin) ? [origin] : [])],
      }),
    ).toEqual({ state: 'unsafe' })
  },
)

test('[CHT-01] who may not chat gets no room; where the platform does not say, the launch decides', async () => {
  const server = serve(`${chat}/room`).answer(getChatGroupPermission, { ...may, chat: 0 })
  expect(await openRoom(createTestClient(server), input)).toEqual({ state: 'closed' })
  server.answer(getChatGroupPermission, () => {
    throw new FakeRefusal('function.not.available')
  })
  expect(await openRoom(createTestClient(server), input)).toMatchObject({ state: 'open' })
})
