import type { Idempotency } from '@parlour/api-client'
import {
  getUnreadMessageCount,
  listInbox,
  listOutbox,
  listRecipients,
  markMessagesRead,
  sendMessage,
} from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal } from '@parlour/api-client/testing'
import { createMemoryStore, createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { inboxAnswer, outboxAnswer, recipientsAnswer } from '../../testing/inbox.ts'
import { messageView } from '../../index.ts'
import { InboxModal, InboxScreen, useUnreadMessages } from '../index.ts'

const serve = (idempotency: Idempotency = 'honoured') => {
  let unread = 1
  return createFakeServer({ idempotency })
    .answer(getUnreadMessageCount, () => unread)
    .answer(listInbox, () => inboxAnswer(unread === 0))
    .answer(listOutbox, outboxAnswer)
    .answer(listRecipients, recipientsAnswer)
    .answer(markMessagesRead, () => ({ unread: (unread = 0) }))
    .answer(sendMessage, { sent: 1 })
}

const member = () => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88' }, 'linhtran88')
  return session
}

const show = async (server = serve(), width = 1440, idempotency: Idempotency = 'honoured') => {
  await page.viewport(width, 900)
  const onClose = vi.fn()
  const screen = await render(
    <Surroundings
      server={server}
      session={member()}
      client={{ capabilities: { idempotency } }}
      messages={{ ...failures, ...messages }}
    >
      <InboxModal
        language="EN"
        store={createMemoryStore()}
        hrefOf={({ title }) => (title === 'Your withdrawal was paid' ? '#withdrawal' : undefined)}
        onClose={onClose}
      />
    </Surroundings>,
  )
  const findings = () => axeFindings(document.body)
  return {
    screen,
    server,
    onClose,
    findings,
    inputs: (endpoint: Parameters<typeof server.callsOf>[0]) => server.callsOf(endpoint).map(({ input }) => input),
  }
}

test('[CHT-02] the window closes when its reader goes to the page of a message', async () => {
  const { screen, onClose } = await show()
  await screen.getByRole('button', { name: /^Your withdrawal was paid/ }).click()
  await screen.getByRole('link', { name: 'See details' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

test.for([1440, 412])('[CHT-02] opening a message marks it as read, and the count follows (%i px)', async (width) => {
  const { screen, findings, inputs } = await show(serve(), width)
  const row = screen.getByRole('button', { name: /^Your withdrawal was paid \(not read\)/ })
  await expect.element(row).toBeVisible()
  await expect.element(screen.getByRole('tab', { name: 'Received 1' })).toBeVisible()
  expect(await findings()).toEqual([])
  await row.click()
  await expect.element(screen.getByRole('heading', { name: 'Your withdrawal was paid' })).toBeVisible()
  await expect.element(screen.getByText('Nothing is left to do.')).toBeVisible()
  await expect.poll(() => inputs(markMessagesRead)).toEqual([{ messageIds: '12' }])
  await expect.element(screen.getByRole('tab', { name: 'Received', exact: true })).toBeVisible()
  expect(await findings()).toEqual([])
})

test('[CHT-02] a message that is opened while another is being marked is marked too', async () => {
  const read = new Set<string>()
  let marked = () => undefined as void
  const list = inboxAnswer().list ?? []
  const server = serve()
    .answer(listInbox, () => ({
      list: list.map((row) => ({ ...row, read: read.has(String(row.messageId)) })),
      totalPages: 1,
      totalCount: 2,
    }))
    .answer(getUnreadMessageCount, () => 2 - read.size)
    .answer(markMessagesRead, async ({ messageIds = '' }) => {
      if (messageIds === '12')
        await new Promise<void>((resolve) => {
          marked = resolve
        })
      read.add(messageIds)
      return { unread: 2 - read.size }
    })
  const { screen, inputs } = await show(server)
  await screen.getByRole('button', { name: /^Your withdrawal was paid \(not read\)/ }).click()
  await expect.poll(() => inputs(markMessagesRead)).toHaveLength(1)
  await screen.getByRole('button', { name: /^Welcome \(not read\)/ }).click()
  await expect.poll(() => inputs(markMessagesRead)).toEqual([{ messageIds: '12' }, { messageIds: '11' }])
  marked()
  await expect.element(screen.getByRole('tab', { name: 'Received', exact: true })).toBeVisible()
})

test('[CHT-02] [API-05] messages without ids and titles are read one by one, and neither marked nor thrown away', async () => {
  const list = [{ content: 'First words.' }, { title: 'Second', content: 'Second words.' }]
  const { screen, inputs } = await show(serve().answer(listInbox, { list, totalPages: 1 } as never))
  await screen.getByRole('button', { name: /^Second/ }).click()
  await expect.element(screen.getByText('Second words.')).toBeVisible()
  await screen.getByRole('button', { name: /^First words/ }).click()
  await expect.element(screen.getByRole('heading', { name: 'First words.' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Delete' }).elements()).toEqual([])
  expect(inputs(markMessagesRead)).toEqual([])
})

test('[CHT-02] all messages can be marked as read at once', async () => {
  const { screen, inputs } = await show()
  await screen.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.poll(() => inputs(markMessagesRead)).toEqual([{}])
  await expect.element(screen.getByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
})

test('[CHT-02] a box is read in pages, and what was written stands in its own', async () => {
  const { screen, inputs } = await show()
  await screen.getByRole('button', { name: 'Page 2' }).click()
  await expect.poll(() => inputs(listInbox).at(-1)).toMatchObject({ page: '2', size: '10' })
  await screen.getByRole('tab', { name: 'Sent' }).click()
  await screen.getByRole('button', { name: /^A question/ }).click()
  await expect.element(screen.getByText('When does the draw move?')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Delete' }).elements()).toHaveLength(0)
  expect(inputs(markMessagesRead)).toEqual([])
})

test('[CHT-02] a message is written once to somebody around, and a lost answer goes on under its key', async () => {
  const { screen, server, findings, inputs } = await show()
  await screen.getByRole('tab', { name: 'Write' }).click()
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByText('Choose whom it goes to.')).toBeVisible()
  expect(await findings()).toEqual([])
  await screen.getByRole('combobox', { name: /^To/ }).selectOptions('minh20, your downline')
  await screen.getByRole('textbox', { name: /^Subject/ }).fill(' Hello ')
  await screen.getByRole('textbox', { name: /^Message/ }).fill('Are you there?')
  server.fail('reset', sendMessage, 1)
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByText(/it counts only once/)).toBeVisible()
  await screen.getByRole('button', { name: 'Send once more' }).click()
  await expect.element(screen.getByText('Your message was sent')).toBeVisible()
  await expect.element(screen.getByRole('tab', { name: 'Sent' })).toHaveAttribute('aria-selected', 'true')
  expect(inputs(sendMessage)[0]).toEqual({ recipientIds: [8], title: 'Hello', content: 'Are you there?' })
  expect(new Set(server.callsOf(sendMessage).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
})

test('[CHT-02] somebody who may not be written to any more is named at the field, and the words stay', async () => {
  const server = serve().answer(sendMessage, () => {
    throw new FakeRefusal('message.recipient.invalid', { value: { recipientIds: [3] } })
  })
  const { screen } = await show(server)
  await screen.getByRole('tab', { name: 'Write' }).click()
  await screen.getByRole('combobox', { name: /^To/ }).selectOptions('marcobay01, your upline')
  await screen.getByRole('textbox', { name: /^Subject/ }).fill('Hello')
  await screen.getByRole('textbox', { name: /^Message/ }).fill('Are you there?')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByText(/^You cannot write to this account any more/)).toBeVisible()
  await screen.getByRole('tab', { name: 'Received 1' }).click()
  await screen.getByRole('tab', { name: 'Write' }).click()
  await expect.element(screen.getByRole('textbox', { name: /^Message/ })).toHaveValue('Are you there?')
})

test('[CHT-02] an address that says whom a message goes to has chosen, also over an older draft', async () => {
  const server = serve()
  const view = messageView({ tab: 'write', open: '8', account: 'minh20' })
  const store = createMemoryStore()
  const screen = await render(
    <Surroundings server={server} session={member()} messages={{ ...failures, ...messages }}>
      <InboxScreen language="EN" store={store} view={view} onView={vi.fn()} />
    </Surroundings>,
  )
  await expect.element(screen.getByRole('combobox', { name: /^To/ })).toHaveValue('8')
  await screen.getByRole('combobox', { name: /^To/ }).selectOptions('marcobay01, your upline')
  await screen.rerender(
    <Surroundings server={server} session={member()} messages={{ ...failures, ...messages }}>
      <InboxScreen language="EN" store={store} view={messageView({})} onView={vi.fn()} />
    </Surroundings>,
  )
  await screen.rerender(
    <Surroundings server={server} session={member()} messages={{ ...failures, ...messages }}>
      <InboxScreen language="EN" store={store} view={view} onView={vi.fn()} />
    </Surroundings>,
  )
  await expect.element(screen.getByRole('combobox', { name: /^To/ })).toHaveValue('8')
  expect(server.callsOf(listRecipients)[0]?.input).toMatchObject({ name: 'minh20' })
})

test('[CHT-02] an empty box says so, and one that did not load is asked for again', async () => {
  const server = serve().answer(listInbox, { list: [], totalPages: 0, totalCount: 0 })
  server.fail('503', listInbox)
  const { screen, findings } = await show(server)
  await expect.element(screen.getByText('This did not load')).toBeVisible()
  expect(await findings()).toEqual([])
  server.heal()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('No messages yet')).toBeVisible()
  expect(await findings()).toEqual([])
})

const Count = ({ enabled }: { enabled: boolean }) => <p>{`count ${useUnreadMessages(enabled)}`}</p>

test('[CHT-02] the count is asked for where the inbox is open, and never for a guest', async () => {
  const server = serve()
  const tree = (enabled: boolean, session = member()) => (
    <Surroundings server={server} session={session} messages={messages}>
      <Count enabled={enabled} />
    </Surroundings>
  )
  const off = await render(tree(false))
  await expect.element(off.getByText('count 0')).toBeVisible()
  await off.unmount()
  const guest = await render(tree(true, createTestSession()))
  await expect.element(guest.getByText('count 0')).toBeVisible()
  await guest.unmount()
  expect(server.callsOf(getUnreadMessageCount)).toHaveLength(0)
  const on = await render(tree(true))
  await expect.element(on.getByText('count 1')).toBeVisible()
})

test('[CHT-02] [API-05] where keys are ignored, a lost message leads to the sent ones, and one press sends it once', async () => {
  const server = serve('ignored').fail('reset', sendMessage, 1)
  const { screen, findings } = await show(server, 1440, 'ignored')
  await screen.getByRole('tab', { name: 'Write' }).click()
  await screen.getByRole('combobox', { name: /^To/ }).selectOptions('minh20, your downline')
  await screen.getByRole('textbox', { name: /^Subject/ }).fill('Hello')
  await screen.getByRole('textbox', { name: /^Message/ }).fill('Are you there?')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByText(/Sending it again could do it twice/)).toBeVisible()
  await expect.element(screen.getByText(/it counts only once/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  expect(await findings()).toEqual([])
  await screen.getByRole('button', { name: 'Read the list again' }).click()
  await screen.getByRole('button', { name: 'Start over' }).click()
  await expect.element(screen.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  expect(server.callsOf(sendMessage)).toHaveLength(1)
})
