import { listAnnouncements, markAnnouncementRead } from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { notice, notices, noticesAnswer } from '../../testing/notices.ts'
import { NoticesModal } from './notices-modal.tsx'

const serve = (player: ReturnType<typeof notices>) => (server: FakeServer) =>
  server.answer(listAnnouncements, noticesAnswer({ player })).answer(markAnnouncementRead, null)

const long = notice(1, {
  title: 'Paanong pinagsasama-sama ang mga pinakamagagandang subok sa buong linggo hanggang hatinggabi',
  content:
    '<h2>Place</h2><table><tr><th>Place</th><th>Prize</th></tr><tr><td>1st</td><td>40,000.00</td></tr></table><p>Prizes go to the main wallet and can be withdrawn at once.</p>',
})

const meta: Meta<typeof NoticesModal> = {
  title: 'Site/Announcements',
  component: NoticesModal,
  args: { language: 'EN', onClose: () => undefined },
  parameters: { server: serve(notices(50)) },
}
export default meta

type Story = StoryObj<typeof NoticesModal>

export const Pages: Story = {}
export const Opened: Story = { args: { notice: 2 } }
export const Unread: Story = {
  parameters: { session: 'member', server: serve([long, notice(2, { read: true }), notice(3)]) },
  args: { notice: 1 },
}
export const LongWords: Story = { parameters: { server: serve([long]) }, args: { notice: 1 } }
export const Ended: Story = { args: { notice: 999 } }
export const None: Story = { parameters: { server: serve([]) } }
export const Failed: Story = {
  parameters: {
    server: (server: FakeServer) =>
      server.answer(listAnnouncements, () => {
        throw new FakeRefusal('unknown')
      }),
  },
}
export const Loading: Story = {
  parameters: {
    server: (server: FakeServer) => server.answer(listAnnouncements, () => new Promise<never>(() => undefined)),
  },
}
export const Offline: Story = { parameters: { server: (server: FakeServer) => server.fail('offline') } }
export const Phone: Story = { args: { notice: 2 }, globals: { viewport: { value: 'phone' } } }
