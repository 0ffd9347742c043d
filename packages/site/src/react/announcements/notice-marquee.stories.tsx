import { listAnnouncements } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { notice, notices, noticesAnswer } from '../../testing/notices.ts'
import { NoticeMarquee } from './notice-marquee.tsx'

const serve = (player: ReturnType<typeof notices>) => (server: FakeServer) =>
  server.answer(listAnnouncements, noticesAnswer({ player }))

const meta: Meta<typeof NoticeMarquee> = {
  title: 'Site/Announcement line',
  component: NoticeMarquee,
  args: { language: 'EN', onOpen: () => undefined },
  parameters: { server: serve(notices(5)) },
}
export default meta

type Story = StoryObj<typeof NoticeMarquee>

export const Several: Story = {}
export const LongWords: Story = {
  parameters: {
    server: serve([
      notice(1, {
        title: 'Hindi nagpoproseso ang mga bangko mula 23:30 hanggang 00:30; babayaran pagkatapos ang mga request',
      }),
    ]),
  },
}
export const Loading: Story = {
  parameters: {
    server: (server: FakeServer) => server.answer(listAnnouncements, () => new Promise<never>(() => undefined)),
  },
}
export const None: Story = { parameters: { server: serve([]) } }
