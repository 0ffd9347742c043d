import { getChatGroupPermission, getChatUnreadCount, launchChat } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import { createMemoryStore } from '@parlour/auth/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChatRoom } from './chat-room.tsx'

type Story = StoryObj<typeof ChatRoom>

const may = { chat: 1, sendText: 1, sendImage: 0, createGroup: 0, maxLength: 1000 }
const serve =
  (chatUrl: string | (() => Promise<never>), chat = 1) =>
  (server: FakeServer) =>
    server
      .answer(getChatGroupPermission, { ...may, chat })
      .answer(getChatUnreadCount, 2)
      .answer(launchChat, typeof chatUrl === 'string' ? { chatUrl, unReadCount: 2 } : chatUrl)

const meta: Meta<typeof ChatRoom> = {
  title: 'Support/Chat room',
  component: ChatRoom,
  args: {
    language: 'EN',
    title: 'Vesper',
    frameOrigins: ['https://chat.example.com'],
    store: createMemoryStore(),
    suspended: false,
    onClose: () => undefined,
  },
  parameters: { session: 'member', docs: { story: { inline: false, height: '680px' } } },
}
export default meta

export const Opening: Story = { parameters: { server: serve(() => new Promise<never>(() => undefined)) } }

export const NotForThisMember: Story = { parameters: { server: serve('https://chat.example.com/room', 0) } }

export const FromElsewhere: Story = { parameters: { server: serve('https://evil.example/room') } }

export const Failed: Story = {
  parameters: {
    server: (server: FakeServer) => serve('https://chat.example.com/room')(server).fail('503', launchChat),
  },
}

export const Minimised: Story = {
  parameters: { server: serve('https://evil.example/room') },
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button')
    const minimise = buttons.find((button) => button.hasAttribute('data-minimise'))
    if (minimise) await userEvent.click(minimise)
  },
}
