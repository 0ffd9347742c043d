import {
  getUnreadMessageCount,
  listInbox,
  listOutbox,
  listRecipients,
  markMessagesRead,
} from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { inboxAnswer, outboxAnswer, recipientsAnswer } from '../../testing/inbox.ts'
import { InboxScreen } from './inbox-screen.tsx'

type Story = StoryObj<typeof InboxScreen>

const serve = (server: FakeServer) =>
  server
    .answer(getUnreadMessageCount, 1)
    .answer(listInbox, inboxAnswer())
    .answer(listOutbox, outboxAnswer)
    .answer(listRecipients, recipientsAnswer)
    .answer(markMessagesRead, { unread: 0 })

const choose =
  (at: number): Story['play'] =>
  async ({ canvas, userEvent }) => {
    const tab = (await canvas.findAllByRole('tab'))[at]
    if (tab) await userEvent.click(tab)
  }

const meta: Meta<typeof InboxScreen> = {
  title: 'Support/Messages',
  component: InboxScreen,
  args: { language: 'EN' },
  parameters: { session: 'member', server: serve },
}
export default meta

export const Received: Story = {}

export const Opened: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: /^Your withdrawal was paid/ })),
}

export const Sent: Story = { play: choose(1) }

export const Writing: Story = { play: choose(2) }

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
