import { listAnnouncements } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { notices, noticesAnswer } from '../../testing/notices.ts'
import { Bell } from './bell.tsx'

const nothing = () => undefined
const waiting = [
  { id: 'popup:1', kind: 'promotion' as const, title: 'Friday cashback', seen: false },
  { id: 'login:1', kind: 'account' as const, title: 'News for you', seen: true },
]

const meta: Meta<typeof Bell> = {
  title: 'Site/Bell',
  component: Bell,
  args: { language: 'EN', waiting, unreadMessages: null, onWaiting: nothing, onNotices: nothing, onMessages: nothing },
  parameters: {
    server: (server: FakeServer) => server.answer(listAnnouncements, noticesAnswer({ player: notices(6) })),
  },
  render: (args) => (
    <main style={{ display: 'grid', justifyItems: 'end', minHeight: 480 }}>
      <Bell {...args} />
    </main>
  ),
}
export default meta

type Story = StoryObj<typeof Bell>

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button'))
  await screen.findByRole('menu')
}

export const Many: Story = { args: { unreadMessages: 120 }, parameters: { session: 'member' } }
export const Guest: Story = {}
export const GuestOpen: Story = { play: open }
export const MemberOpen: Story = { args: { unreadMessages: 4 }, parameters: { session: 'member' }, play: open }
export const NothingWaits: Story = { args: { waiting: [] } }
export const Offline: Story = {
  args: { waiting: [] },
  parameters: { server: (server: FakeServer) => server.fail('offline') },
  play: open,
}
