import { getPromotionCategories, listAnnouncements, listPromotionOffers } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { promotionGroups, promotionsAnswer } from '../../testing/promotions.ts'
import { answerStates } from '../../testing/offers.ts'
import { setting } from '../../testing/promotion-setting.ts'
import { PromotionsScreen, type PromotionsScreenProps } from './promotions-screen.tsx'

const Page = ({ category: first, ...props }: PromotionsScreenProps) => {
  const [category, setCategory] = useState(first)
  return <PromotionsScreen {...props} {...(category === undefined ? {} : { category })} onCategory={setCategory} />
}

const serve = (server: FakeServer, language: 'EN' | 'TY') =>
  server
    .answer(listAnnouncements, promotionsAnswer(language, Date.UTC(2026, 0, 15, 12)))
    .answer(getPromotionCategories, { list: promotionGroups })
    .answer(listPromotionOffers, { list: [] })

const meta: Meta<typeof PromotionsScreen> = {
  title: 'Promotions/Promotions',
  component: PromotionsScreen,
  render: (args) => <Page {...args} />,
  args: { language: 'EN', ...setting, onCategory: () => undefined },
  parameters: { server: serve },
}
export default meta

type Story = StoryObj<typeof PromotionsScreen>

const none = { player: [], popup: [], banners: [], promotion: [] }

export const Running: Story = {}
export const EveryState: Story = {
  args: { waiting: 2 },
  parameters: { server: (server: FakeServer) => answerStates(server, Date.UTC(2026, 0, 15, 12)) },
}
export const OneKind: Story = { args: { category: 'new_player' } }
export const KindWithoutAny: Story = { args: { category: 'live' } }
export const NoneRunning: Story = {
  parameters: {
    server: (server: FakeServer) => server.answer(listAnnouncements, none).answer(getPromotionCategories, { list: [] }),
  },
}
export const Loading: Story = {
  parameters: { server: (server: FakeServer, language: 'EN' | 'TY') => serve(server, language).delay(600_000) },
}
export const Failing: Story = { parameters: { server: (server: FakeServer) => server.fail('500') } }
export const Offline: Story = { parameters: { server: (server: FakeServer) => server.fail('offline') } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
