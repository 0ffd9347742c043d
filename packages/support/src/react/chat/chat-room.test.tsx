import { getChatGroupPermission, getChatUnreadCount, launchChat } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal } from '@parlour/api-client/testing'
import { createMemoryStore, createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { ChatRoom } from '../index.ts'

const chat = 'http://chat.localhost:4100'
const may = { chat: 1, sendText: 1, sendImage: 0, createGroup: 0, maxLength: 1000 }

const serve = (unread = { now: 2 }) => {
  let launches = 0
  return createFakeServer({ unanswered: 'missing' })
    .answer(getChatGroupPermission, may)
    .answer(getChatUnreadCount, () => unread.now)
    .answer(launchChat, () => ({ chatUrl: `${chat}/room#s=${++launches}`, unReadCount: unread.now }))
}

const show = async (server = serve(), width = 1440) => {
  await page.viewport(width, 900)
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88' }, 'linhtran88')
  const store = createMemoryStore()
  const onClose = vi.fn()
  const tree = (props: { open?: boolean; suspended?: boolean }) => (
    <Surroundings server={server} session={session} messages={{ ...failures, ...messages }}>
      <main>
        {props.open === false ? null : (
          <ChatRoom
            language="EN"
            title="Customer service"
            frameOrigins={[chat]}
            store={store}
            suspended={props.suspended ?? false}
            onClose={onClose}
          />
        )}
      </main>
    </Surroundings>
  )
  const screen = await render(tree({}))
  const frame = () => screen.container.querySelector('iframe')
  const findings = () => axeFindings(document.body, { iframes: false })
  return {
    screen,
    server,
    session,
    store,
    onClose,
    frame,
    findings,
    turn: (props: { open?: boolean; suspended?: boolean }) => screen.rerender(tree(props)),
  }
}

/**
 * What a chat does at its start: it hands over one end of a
 * channel; the other end is returned with the messages that it got.
 */
const greet = (source: Window | null | undefined, origin = chat, data: unknown = { type: 'ready', v: 1 }) => {
  const { port1, port2 } = new MessageChannel()
  const told: unknown[] = []
  port1.onmessage = (event) => told.push((event.data as { type: string }).type)
  window.dispatchEvent(new MessageEvent('message', { source, origin, data, ports: [port2] }))
  return { say: (type: string) => port1.postMessage({ type }), told }
}

test.for([1440, 412])(
  '[MOD-06] the chat floats in a sandbox under a head of #262743, named once (%i px)',
  async (width) => {
    const { screen, frame, findings } = await show(serve(), width)
    await expect.element(screen.getByTitle('Customer service')).toBeVisible()
    expect(frame()?.src).toBe(`${chat}/room#s=1`)
    expect([...(frame()?.sandbox ?? [])].filter((token) => /top-navigation|modals|downloads/.test(token))).toEqual([])
    expect(frame()?.referrerPolicy).toBe('no-referrer')
    const head = screen.container.querySelector('.p-floating__head')
    expect(head && getComputedStyle(head).backgroundColor).toBe('rgb(38, 39, 67)')
    expect(await findings()).toEqual([])
  },
)

test('[MOD-06] it remembers its place and does not load again when it is minimised', async () => {
  const { screen, frame, store, turn } = await show()
  await expect.element(screen.getByTitle('Customer service')).toBeVisible()
  await expect.element(screen.getByTitle('Customer service')).toHaveFocus()
  const inner = frame()
  ;(screen.getByRole('button', { name: 'Move the chat' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => JSON.parse(store.get('parlour.chat') ?? '{}')).toMatchObject({ inline: 40, minimised: false })
  await screen.getByRole('button', { name: 'Minimise the chat' }).click()
  await screen.getByRole('button', { name: 'Open Customer service, 2 unread' }).click()
  expect(frame()).toBe(inner)
  await turn({ open: false })
  await turn({})
  await expect.element(screen.getByRole('dialog')).toHaveAttribute('style', expect.stringContaining('--inline: 40px'))
})

test('[CHT-01] what is seen in the chat, and closing it, asks for the unread count anew', async () => {
  const unread = { now: 2 }
  const { screen, server, frame, onClose, turn } = await show(serve(unread))
  await expect.element(screen.getByTitle('Customer service')).toBeVisible()
  await expect.poll(() => server.callsOf(getChatUnreadCount).length).toBe(1)
  const { say } = greet(frame()?.contentWindow)
  unread.now = 0
  say('seen')
  await expect.poll(() => server.callsOf(getChatUnreadCount).length).toBe(2)
  await screen.getByRole('button', { name: 'Close the chat' }).click()
  expect(onClose).toHaveBeenCalledOnce()
  await turn({ open: false })
  await turn({})
  await expect.poll(() => server.callsOf(getChatUnreadCount).length).toBe(3)
})

test('[MOD-06] the chat is told when nobody can see it, may minimise itself, and strangers are not heard', async () => {
  const { screen, frame } = await show()
  await expect.element(screen.getByTitle('Customer service')).toBeVisible()
  for (const stranger of [
    greet(window),
    greet(frame()?.contentWindow, 'https://evil.example'),
    greet(frame()?.contentWindow, chat, { type: 'ready', v: 2 }),
  ])
    stranger.say('minimise')
  const { say, told } = greet(frame()?.contentWindow)
  await expect.poll(() => told).toEqual(['shown'])
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  say('minimise')
  await screen.getByRole('button', { name: /^Open Customer service/ }).click()
  await expect.poll(() => told).toEqual(['shown', 'hidden', 'shown'])
})

test('[MOD-06] the chat gets the focus as it opens, and takes it from nobody when it loads again', async () => {
  const { screen, frame } = await show()
  await expect.element(screen.getByTitle('Customer service')).toHaveFocus()
  const minimise = screen.getByRole('button', { name: 'Minimise the chat' })
  ;(minimise.element() as HTMLElement).focus()
  frame()?.dispatchEvent(new Event('load'))
  await expect.element(minimise).toHaveFocus()
})

test('[CHT-01] logout closes it', async () => {
  const { screen, session, onClose } = await show()
  await expect.element(screen.getByTitle('Customer service')).toBeVisible()
  session.end('logout')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('[MOD-06] while a secret may be typed the frame is gone, and comes back by a new address', async () => {
  const { screen, frame, turn } = await show()
  await expect.element(screen.getByTitle('Customer service')).toBeVisible()
  await turn({ suspended: true })
  expect(frame()).toBeNull()
  await turn({ suspended: false })
  await expect.poll(() => frame()?.src).toBe(`${chat}/room#s=2`)
})

test('[CHT-01] a chat that does not open says so and is asked for again; one from elsewhere, or not for this member, is not shown', async () => {
  const server = serve()
  server.fail('503', launchChat, 1)
  const { screen, findings, turn } = await show(server)
  await expect.element(screen.getByText('This did not load')).toBeVisible()
  expect(await findings()).toEqual([])
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByTitle('Customer service')).toBeVisible()
  server.answer(launchChat, { chatUrl: 'https://evil.example/', unReadCount: 0 })
  await turn({ open: false })
  await turn({})
  await expect.element(screen.getByText('This chat was not opened')).toBeVisible()
  server.answer(getChatGroupPermission, { ...may, chat: 0 })
  await turn({ open: false })
  await turn({})
  await expect.element(screen.getByText('The chat is not open to your account')).toBeVisible()
  expect(await findings()).toEqual([])
  server.answer(launchChat, () => {
    throw new FakeRefusal('in_need_true_account')
  })
  await turn({ open: false })
  await turn({})
  await expect.element(screen.getByText('This did not load')).toBeVisible()
})
