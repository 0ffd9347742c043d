import type { Meta } from '@storybook/react-vite'
import { joinPromotion, listAnnouncements, listPromotionOffers } from '@parlour/api-client/endpoints'
import { FakeRefusal } from '@parlour/api-client/testing'
import { answerStates } from '@parlour/promotions/testing'
import { userEvent, within } from 'storybook/test'
import { answers } from './answers.ts'
import { longName } from './long-names.ts'
import { fromTheRight, onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Promotions',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/promotions' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Guest: ScreenStory = {}
export const Member: ScreenStory = { args: { person: 'member' } }
/** Open, joined, ordered, applied, rejected, to claim, claimed, not for me, not open yet. */
export const EveryState: ScreenStory = {
  args: { person: 'member', server: (server) => answerStates(server, answers.at) },
}
export const EveryStateOnAPhone: ScreenStory = { ...EveryState, globals: onPhone }
export const EveryStateSmallInTagalog: ScreenStory = {
  ...EveryState,
  globals: { viewport: { value: 'small', isRotated: false }, lang: 'TY' },
}
export const EveryStateFromTheRight: ScreenStory = { ...EveryState, globals: fromTheRight }
export const EndedAtThePress: ScreenStory = {
  args: {
    person: 'member',
    server: (server) =>
      server.answer(joinPromotion, () => {
        throw new FakeRefusal('promotion.unknown')
      }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: /^Join/ }, { timeout: 20_000 }))
    await page.findByRole('alert', {}, { timeout: 20_000 })
  },
}
export const StatesLost: ScreenStory = {
  args: { person: 'member', server: (server) => server.fail('503', listPromotionOffers) },
}
export const LongNames: ScreenStory = {
  args: {
    person: 'member',
    server: (server) =>
      server.answer(listAnnouncements, {
        player: [],
        popup: [],
        banners: [],
        promotion: [longName, longName.replaceAll(' ', '')].map((title, row) => ({
          id: 900 + row,
          title,
          summary: title,
          content: `<p>${title}</p>`,
          figureLabel: title,
          startDate: answers.at - 86_400_000,
          endDate: answers.at + 86_400_000,
        })),
      }),
  },
}
export const LongNamesOnAPhone: ScreenStory = { ...LongNames, globals: onPhone }
export const DemoAccount: ScreenStory = { args: { person: 'demo' } }
export const Phone: ScreenStory = { globals: onPhone }
export const Slow: ScreenStory = { args: { server: (server) => server.delay(8_000, listAnnouncements) } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { server: (server) => server.fail('503', listAnnouncements) } }
export const Offline: ScreenStory = { args: { condition: 'offline' } }
