import { listAnnouncements, listPromotionOffers } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlainHtml } from '../../testing/plain-html.tsx'
import { promotionsAnswer } from '../../testing/promotions.ts'
import { setting } from '../../testing/promotion-setting.ts'
import { PromotionScreen } from './promotion-screen.tsx'

const serve = (server: FakeServer, language: 'EN' | 'TY') =>
  server
    .answer(listPromotionOffers, { list: [] })
    .answer(listAnnouncements, promotionsAnswer(language, Date.UTC(2026, 0, 15, 12)))

const meta: Meta<typeof PromotionScreen> = {
  title: 'Promotions/Promotion',
  component: PromotionScreen,
  args: {
    id: '101',
    language: 'EN',
    ...setting,
    Html: PlainHtml,
    listHref: '/promotions',
    onOpen: () => undefined,
  },
  parameters: { server: serve },
}
export default meta

type Story = StoryObj<typeof PromotionScreen>

export const Running: Story = {}
export const ForNewMembers: Story = { args: { id: '103' } }
export const NotThere: Story = { args: { id: '999' } }
export const Loading: Story = {
  parameters: { server: (server: FakeServer, language: 'EN' | 'TY') => serve(server, language).delay(600_000) },
}
export const Failing: Story = { parameters: { server: (server: FakeServer) => server.fail('500') } }
export const Offline: Story = { parameters: { server: (server: FakeServer) => server.fail('offline') } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
