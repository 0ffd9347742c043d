import {
  deleteMessages,
  getMemberInfo,
  getUnreadMessageCount,
  listInbox,
  listOutbox,
  listRecipients,
  markMessagesRead,
} from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal } from '@parlour/api-client/testing'
import { createMemoryStore, createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { messageSearch, messageView, type MessageSearch } from '../../index.ts'
import { outboxAnswer, recipientsAnswer } from '../../testing/inbox.ts'
import type { AccountChannel } from '@parlour/screen-kit'
import { InboxScreen, useMessagesAcrossTabs, type InboxScreenProps } from '../index.ts'

const noon = Date.UTC(2026, 0, 15, 4)

const info = { id: 1, account: 'linhtran88', nickname: 'Linh', type: 0, memberLabel: [] }

/** A platform with messages 1 to `count`, the newest first; odd ones are unread. */
const serve = (count = 3) => {
  let box = Array.from({ length: count }, (_, index) => ({
    messageId: count - index,
    title: `Message ${count - index}`,
    content: `Words of ${count - index}.`,
    sendTime: noon - index * 3_600_000,
    read: (count - index) % 2 === 0,
    readTime: null,
    kind: 'written',
    senderName: 'marcobay01',
    receiverName: 'linhtran88',
  }))
  const unread = () => box.filter(({ read }) => !read).length
  const named = (ids: string | undefined, id: number) => ids === undefined || ids.split(',').includes(String(id))
  return createFakeServer()
    .answer(getMemberInfo, info)
    .answer(getUnreadMessageCount, unread)
    .answer(listInbox, (input) => {
      const { find = '', unread: alone } = input as Partial<typeof input>
      const all = box.filter(({ read, title }) => (String(alone) !== '1' || !read) && title.includes(find))
      const at = (input.page - 1) * 10
      return { list: all.slice(at, at + 10), totalPages: Math.ceil(all.length / 10), totalCount: all.length }
    })
    .answer(listOutbox, outboxAnswer)
    .answer(listRecipients, recipientsAnswer)
    .answer(markMessagesRead, ({ messageIds }) => {
      box = box.map((row) => (named(messageIds, row.messageId) ? { ...row, read: true } : row))
      return { unread: unread() }
    })
    .answer(deleteMessages, ({ messageIds }) => {
      box = box.filter(({ messageId }) => !named(messageIds, messageId))
      return { unread: unread() }
    })
}

const member = (account = 'linhtran88') => {
  const session = createTestSession()
  session.start({ token: 't', userName: account }, account)
  return session
}

const plainButton: InboxScreenProps['failed'] = (_error, onRetry) => <button onClick={onRetry}>Once more</button>

const show = async (first: MessageSearch = {}, server = serve(), width = 1440) => {
  await page.viewport(width, 900)
  onTestFinished(() => page.viewport(1440, 900))
  const address = { now: first }
  const store = createMemoryStore()
  const Page = () => {
    const [view, setView] = useState(() => messageView(first))
    return (
      <InboxScreen
        language="EN"
        store={store}
        view={view}
        onView={(next) => {
          address.now = messageSearch(next)
          setView(next)
        }}
        notices={<p>All announcements</p>}
        failed={plainButton}
        hrefOf={({ title }) => (title === 'Message 2' ? '/contracts' : undefined)}
      />
    )
  }
  const screen = await render(
    <Surroundings server={server} session={member()} messages={{ ...failures, ...messages }}>
      <main>
        <Page />
      </main>
    </Surroundings>,
  )
  return {
    screen,
    server,
    address,
    row: (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) }),
    findings: () => axeFindings(document.body),
    inputs: (endpoint: Parameters<typeof server.callsOf>[0]) => server.callsOf(endpoint).map(({ input }) => input),
  }
}

test.for([1440, 412])('[MEM-01] tab, filter, page and message stand in the address (%i px)', async (width) => {
  const { screen, row, address, findings, inputs } = await show({}, serve(12), width)
  await screen.getByRole('radio', { name: 'Unread (6)' }).click()
  await expect.poll(() => inputs(listInbox).at(-1)).toMatchObject({ unread: '1', page: '1' })
  expect(address.now).toEqual({ unread: '1' })
  await screen.getByRole('radio', { name: 'All' }).click()
  await screen.getByRole('button', { name: 'Page 2' }).click()
  await row('Message 2').click()
  expect(address.now).toEqual({ page: '2', open: '2' })
  await expect.element(screen.getByText('Words of 2.')).toBeVisible()
  expect(await findings()).toEqual([])
  if (width < 768) {
    await screen.getByRole('button', { name: 'All messages' }).click()
    await expect.element(row('Message 2')).toHaveFocus()
  }
  await screen.getByRole('tab', { name: 'Announcements' }).click()
  expect(address.now).toEqual({ tab: 'notices' })
  await expect.element(screen.getByText('All announcements')).toBeVisible()
})

test('[MEM-02] words are searched for on every page, stand in the address, and are cleared from where nothing has them', async () => {
  const { screen, row, address, inputs, findings } = await show({ page: '2' }, serve(12))
  await expect.element(row('Message 2')).toBeVisible()
  const field = screen.getByRole('searchbox', { name: 'Search messages' })
  await field.fill('Message 12')
  await expect.element(row('Message 12')).toBeVisible()
  expect(address.now).toEqual({ find: 'Message 12' })
  expect(inputs(listInbox).at(-1)).toMatchObject({ find: 'Message 12', page: '1' })
  await expect.element(row('Message 2')).not.toBeInTheDocument()

  await field.fill('Message 13')
  await expect.element(screen.getByText('No message has these words')).toBeVisible()
  expect(await findings()).toEqual([])
  await screen.getByRole('button', { name: 'Clear the search' }).click()
  await expect.element(row('Message 12')).toBeVisible()
  expect(address.now).toEqual({})
})

test('[CHT-02] among the unread, what is read stays for as long as it is open, and the count falls', async () => {
  const { screen, row, inputs } = await show({ unread: '1' })
  await row('Message 3').click()
  await expect.element(screen.getByRole('tab', { name: 'Received 1' })).toBeVisible()
  await expect.element(screen.getByText('Words of 3.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Message 3 From/ })).toHaveAttribute('aria-current', 'true')
  await row('Message 1').click()
  await expect.element(screen.getByRole('tab', { name: 'Received', exact: true })).toBeVisible()
  await expect.element(row('Message 3')).not.toBeInTheDocument()
  await expect.element(row('Message 1')).toBeVisible()
  expect(inputs(markMessagesRead)).toEqual([{ messageIds: '3' }, { messageIds: '1' }])
})

test('[CHT-02] a copied address opens its message and marks it; one that is gone says so', async () => {
  const { screen, inputs, findings } = await show({ open: '3' })
  await expect.element(screen.getByRole('heading', { name: 'Message 3' })).toBeVisible()
  await expect.poll(() => inputs(markMessagesRead)).toEqual([{ messageIds: '3' }])
  await screen.unmount()
  const gone = await show({ open: '77' })
  await expect.element(gone.screen.getByText('This message is not on this page any more')).toBeVisible()
  expect(await findings()).toEqual([])
})

test('[CHT-02] a mark that failed is made at the next opening', async () => {
  const { screen, server, row, inputs } = await show()
  server.fail('503', markMessagesRead, 1)
  await row('Message 3').click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await row('Message 2').click()
  await row('Message 3').click()
  await expect.element(screen.getByRole('tab', { name: 'Received 1' })).toBeVisible()
  expect(inputs(markMessagesRead)).toEqual([{ messageIds: '3' }, { messageIds: '3' }])
})

test('[CHT-02] markup in a message is text: it is read as it was written, and nothing of it runs', async () => {
  const ran = vi.fn()
  Object.assign(window, { ran })
  const content = '<img src="x" onerror="ran()"><b>Bold</b>'
  const server = serve(1).answer(listInbox, {
    list: [
      {
        messageId: 1,
        title: '<i>Title</i>',
        content,
        sendTime: noon,
        read: true,
        readTime: noon,
        kind: 'written',
        senderName: 'marcobay01',
        receiverName: 'linhtran88',
      },
    ],
    totalPages: 1,
    totalCount: 1,
  })
  const { screen } = await show({ open: '1' }, server)
  await expect.element(screen.getByRole('heading', { name: '<i>Title</i>' })).toBeVisible()
  await expect.element(screen.getByText(content)).toBeVisible()
  expect(screen.container.querySelector('img[src="x"], b, i')).toBeNull()
  expect(ran).not.toHaveBeenCalled()
})

test('[CHT-02] a message about a page leads there, and another one leads nowhere', async () => {
  const { screen, row } = await show()
  const link = screen.getByRole('link', { name: 'See details' })
  await row('Message 3').click()
  await expect.element(screen.getByText('Words of 3.')).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
  await row('Message 2').click()
  await expect.element(link).toHaveAttribute('href', '/contracts')
})

test('[MEM-02] a deletion is taken back: nothing is sent, and the message is there again', async () => {
  const { screen, row, address, inputs, findings } = await show({ open: '2' })
  await screen.getByRole('button', { name: 'Delete' }).click()
  await expect.element(row('Message 2')).not.toBeInTheDocument()
  expect(address.now).toEqual({})
  const undo = screen.getByRole('button', { name: 'Undo' })
  await expect.element(screen.getByText('Message deleted')).toBeVisible()
  expect(await findings()).toEqual([])
  await undo.click()
  await expect.element(row('Message 2')).toBeVisible()
  await expect.element(undo).not.toBeInTheDocument()
  await screen.unmount()
  expect(inputs(deleteMessages)).toEqual([])
})

test('[MEM-02] several are deleted by one call when they cannot be taken back any more, and never twice', async () => {
  const { screen, row, inputs, findings } = await show()
  await screen.getByRole('button', { name: 'Select several' }).click()
  await screen.getByRole('checkbox', { name: 'Select: Message 3' }).click()
  await screen.getByRole('checkbox', { name: 'Select: Message 2' }).click()
  await expect.element(screen.getByText('2 selected')).toBeVisible()
  expect(await findings()).toEqual([])
  const remove = screen.getByRole('button', { name: 'Delete' }).element() as HTMLElement
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  remove.click()
  vi.advanceTimersByTime(9_999)
  expect(inputs(deleteMessages)).toEqual([])
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect.poll(() => inputs(deleteMessages)).toEqual([{ messageIds: '3,2' }])
  await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('tab', { name: 'Received 1' })).toBeVisible()
  await expect.element(row('Message 1')).toBeVisible()
  await screen.unmount()
  expect(inputs(deleteMessages)).toHaveLength(1)
})

test('[MEM-02] leaving sends a deletion that waits; one that failed says so, and the message is back', async () => {
  const { screen, server, row, inputs } = await show()
  server.fail('503', deleteMessages, 1)
  await row('Message 2').click()
  await screen.getByRole('button', { name: 'Delete' }).click()
  await expect.element(row('Message 2')).not.toBeInTheDocument()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => void vi.restoreAllMocks())
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByText(/^The message was not deleted and is back in the list\./)).toBeVisible()
  await expect.element(row('Message 2')).toBeVisible()
  await row('Message 2').click()
  await screen.getByRole('button', { name: 'Delete' }).click()
  await screen.unmount()
  await expect.poll(() => inputs(deleteMessages)).toEqual([{ messageIds: '2' }, { messageIds: '2' }])
})

test('[MEM-02] several are marked as read at once, all of a page too', async () => {
  const { screen, inputs } = await show({}, serve(12))
  await screen.getByRole('button', { name: 'Select several' }).click()
  await expect.element(screen.getByRole('button', { name: 'Mark as read' })).toBeDisabled()
  await screen.getByRole('button', { name: 'All on this page' }).click()
  await expect.element(screen.getByText('10 selected')).toBeVisible()
  await screen.getByRole('button', { name: 'Mark as read' }).click()
  await expect.poll(() => inputs(markMessagesRead)).toEqual([{ messageIds: '12,11,10,9,8,7,6,5,4,3' }])
  await expect.element(screen.getByRole('tab', { name: 'Received 1' })).toBeVisible()
})

test('[MEM-02] where the platform does not search, each page shows the messages that have the words', async () => {
  const server = serve()
  const first = { messageId: 3, title: 'Paid', content: '', sendTime: noon, read: true }
  server.answer(listInbox, { list: [first, { ...first, messageId: 2, title: 'Welcome' }] })
  const { row } = await show({ find: 'paid' }, server)
  await expect.element(row('Paid')).toBeVisible()
  await expect.element(row('Welcome')).not.toBeInTheDocument()
})

test('[MEM-08] what cannot be shown is said as the page wants it; what is there stays when a later reading fails', async () => {
  const { screen, server, row } = await show(
    {},
    serve().answer(listInbox, () => {
      throw new FakeRefusal('in_need_true_account')
    }),
  )
  const again = screen.getByRole('button', { name: 'Once more' })
  await expect.element(again).toBeVisible()
  server.answer(listInbox, {
    list: [{ messageId: 5, title: 'Here', content: '', sendTime: noon, read: false }],
  })
  await again.click()
  await expect.element(row('Here')).toBeVisible()
  server.fail('503', listInbox)
  await row('Here').click()
  await expect.element(screen.getByText(/^Could not refresh\. Last updated:/)).toBeVisible()
  await expect.element(row('Here')).toBeVisible()
})

test('[CHT-02] a count that changes in one tab is read again in the others, and that ends there', async () => {
  const posted: unknown[] = []
  const heard = new Set<(message: unknown) => void>()
  const channel: AccountChannel = {
    post: (message) => posted.push(message),
    listen: (onMessage) => {
      heard.add(onMessage)
      return () => heard.delete(onMessage)
    },
  }
  const now = () => 0
  const tell = (message: unknown) => heard.forEach((onMessage) => onMessage(message))
  const server = serve()
  const Tab = () => {
    useMessagesAcrossTabs(channel, 'linhtran88', now)
    return <InboxScreen language="EN" store={createMemoryStore()} view={messageView({})} onView={() => undefined} />
  }
  const screen = await render(
    <Surroundings server={server} session={member()} messages={{ ...failures, ...messages }}>
      <Tab />
    </Surroundings>,
  )
  await expect.element(screen.getByRole('tab', { name: 'Received 2' })).toBeVisible()
  expect(posted).toEqual([])
  server.answer(getUnreadMessageCount, 1)
  tell({ type: 'unread', account: 'somebody', at: 0 })
  expect(server.callsOf(getUnreadMessageCount)).toHaveLength(1)
  tell({ type: 'unread', account: 'linhtran88', at: 0 })
  await expect.element(screen.getByRole('tab', { name: 'Received 1' })).toBeVisible()
  expect(posted).toEqual([{ type: 'unread', account: 'linhtran88', at: 0 }])
  tell(posted[0])
  await expect.poll(() => server.callsOf(getUnreadMessageCount).length).toBe(3)
  expect(posted).toHaveLength(1)
})

test('[CHT-02] a message that was begun outlives a reload of its tab, and ends with its account', async () => {
  const store = createMemoryStore()
  const open = (account: string) =>
    render(
      <Surroundings
        server={serve().answer(getMemberInfo, { ...info, account })}
        session={member(account)}
        messages={{ ...failures, ...messages }}
      >
        <InboxScreen language="EN" store={store} view={messageView({ tab: 'write' })} onView={() => undefined} />
      </Surroundings>,
    )
  const first = await open('linhtran88')
  await first.getByRole('textbox', { name: /^Message/ }).fill('Are you there?')
  await first.unmount()
  const second = await open('linhtran88')
  await expect.element(second.getByRole('textbox', { name: /^Message/ })).toHaveValue('Are you there?')
  await second.unmount()
  const other = await open('aprilsol22')
  await expect.element(other.getByRole('textbox', { name: /^Message/ })).toHaveValue('')
})
