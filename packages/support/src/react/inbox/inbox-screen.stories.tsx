import {
  getUnreadMessageCount,
  listInbox,
  listOutbox,
  listRecipients,
  markMessagesRead,
} from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import { createMemoryStore } from '@parlour/auth/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inboxAnswer, outboxAnswer, recipientsAnswer } from '../../testing/inbox.ts'
import { useState } from 'react'
import { messageView, type MessageSearch } from '../../index.ts'
import { InboxScreen, type InboxScreenProps } from './inbox-screen.tsx'

type Story = StoryObj<typeof InboxScreen>

const serve = (server: FakeServer) =>
  server
    .answer(getUnreadMessageCount, 1)
    .answer(listInbox, inboxAnswer())
    .answer(listOutbox, outboxAnswer)
    .answer(listRecipients, recipientsAnswer)
    .answer(markMessagesRead, { unread: 0 })

const Kept = ({ view: first, ...props }: InboxScreenProps) => {
  const [view, setView] = useState(first)
  return <InboxScreen {...props} view={view} onView={setView} />
}

const at = (search: MessageSearch) => ({ args: { view: messageView(search) } })

const meta: Meta<typeof InboxScreen> = {
  title: 'Support/Messages',
  component: InboxScreen,
  args: { language: 'EN', store: createMemoryStore(), view: messageView({}) },
  render: (args) => <Kept {...args} />,
  parameters: { session: 'member', server: serve },
}
export default meta

export const Received: Story = {}

export const Opened: Story = at({ open: '12' })

export const UnreadAlone: Story = at({ unread: '1' })

export const NotOnThisPage: Story = at({ open: '404' })

export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Select several' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select: Welcome/ }))
  },
}

export const Sent: Story = at({ tab: 'outbox' })

export const Writing: Story = at({ tab: 'write' })

export const NoMessages: Story = {
  parameters: {
    server: (server: FakeServer) =>
      serve(server).answer(listInbox, { list: [], totalPages: 0, totalCount: 0 }).answer(getUnreadMessageCount, 0),
  },
}

export const Loading: Story = {
  parameters: {
    server: (server: FakeServer) => serve(server).answer(listInbox, () => new Promise<never>(() => undefined)),
  },
}

export const Failed: Story = { parameters: { server: (server: FakeServer) => serve(server).fail('503', listInbox) } }
