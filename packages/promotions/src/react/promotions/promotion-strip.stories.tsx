import { listAnnouncements } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlainHtml } from '../../testing/plain-html.tsx'
import { promotionsAnswer } from '../../testing/promotions.ts'
import { PromotionStrip } from './promotion-strip.tsx'

const meta: Meta<typeof PromotionStrip> = {
  title: 'Promotions/Promotion strip',
  component: PromotionStrip,
  args: { language: 'EN', Html: PlainHtml },
  parameters: {
    server: (server: FakeServer, language: 'EN' | 'TY') =>
      server.answer(listAnnouncements, promotionsAnswer(language, Date.UTC(2026, 0, 15, 12))),
  },
}
export default meta

export const Running: StoryObj<typeof PromotionStrip> = {}
