import { claimRebate, listRebates } from '@parlour/api-client/endpoints'
import { FakeRefusal } from '@parlour/api-client/testing'
import type { Meta } from '@storybook/react-vite'
import { answerRebate } from '@parlour/promotions/testing'
import { answers } from './answers.ts'
import { longName } from './long-names.ts'
import { fromTheRight, onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Member: rebate',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/member/manualRebate', person: 'member' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Filled: ScreenStory = {}
export const Phone: ScreenStory = { globals: onPhone }
export const Refused: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(claimRebate, () => {
        throw new FakeRefusal('TOO_MANY_REQUESTS')
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Take ₱/ }))
    await canvas.findByText(/Too many/i)
  },
}
export const NotEnoughYet: ScreenStory = { args: { server: (server) => answerRebate(server, answers.at, 0.42) } }
export const SmallInTagalog: ScreenStory = { globals: { viewport: { value: 'small', isRotated: false }, lang: 'TY' } }
export const LongNames: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(listRebates, {
        list: [
          {
            rebateId: 1,
            time: answers.at,
            startTime: answers.at - 172_800_000,
            endTime: answers.at,
            rankName: longName,
            amount: 9_876_543_210.99,
            list: [{ category: 'RNG', stake: 9_876_543_210.99, rate: 0.1, amount: 9_876_543_210.99 }],
            terms: null,
          },
        ],
        totalAmount: 9_876_543_210.99,
        totalPages: 1,
        totalCount: 1,
      }),
  },
}
export const LongNamesOnAPhone: ScreenStory = { ...LongNames, globals: onPhone }
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
export const DemoAccount: ScreenStory = { args: { person: 'demo' } }
