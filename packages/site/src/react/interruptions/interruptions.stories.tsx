import { createSafeStore } from '@parlour/api-client'
import { listAnnouncements, markAnnouncementRead } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { notice, noticesAnswer, popup } from '../../testing/notices.ts'
import { Interruptions } from './interruptions.tsx'
import { InterruptionsProvider } from './interruptions-provider.tsx'

const nothing = () => undefined
const nowhere = () => {
  throw new Error('there is no storage')
}
const serve = (answer: Parameters<typeof noticesAnswer>[0]) => (server: FakeServer) =>
  server.answer(listAnnouncements, noticesAnswer(answer)).answer(markAnnouncementRead, null)

const meta: Meta<typeof Interruptions> = {
  title: 'Site/Interruptions',
  component: Interruptions,
  args: { language: 'EN', origin: 'https://vesper.example', loginMark: '1', onReward: nothing, onPromotion: nothing },
  render: (args) => (
    <InterruptionsProvider busy={false} store={createSafeStore(nowhere)} landedAt={0}>
      <main style={{ minHeight: 480 }}>
        <Interruptions {...args} />
      </main>
    </InterruptionsProvider>
  ),
}
export default meta

type Story = StoryObj<typeof Interruptions>

export const Popup: Story = {
  parameters: {
    server: serve({
      popup: [popup(1, { title: 'This is a demo', content: '<p>All sums on this site are play money.</p>' })],
    }),
  },
}
export const PopupAboutReward: Story = {
  parameters: { server: serve({ popup: [popup(1, { promotionType: 'MISSION' })] }) },
}
export const PopupToPromotion: Story = {
  parameters: { server: serve({ popup: [popup(1, { redirect: 'PROMO', redirectPromotionId: 101 })] }) },
}
export const PopupToOutside: Story = {
  parameters: {
    server: serve({ popup: [popup(1, { redirect: 'REDIRECT_URL', externalLink: 'https://t.example/' })] }),
  },
}
export const AfterLogin: Story = {
  parameters: { session: 'member', server: serve({ player: [notice(1), notice(2), notice(3)] }) },
}
export const AfterLoginWithOne: Story = { parameters: { session: 'member', server: serve({ player: [notice(1)] }) } }
export const Nothing: Story = { parameters: { server: serve({}) } }
