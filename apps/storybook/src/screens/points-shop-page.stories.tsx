import { listPointHistory, listPointRewards } from '@parlour/api-client/endpoints'
import { termsOf } from '@parlour/promotions/testing'
import type { Meta } from '@storybook/react-vite'
import { answers } from './answers.ts'
import { longName } from './long-names.ts'
import { fromTheRight, onPhone, screenMeta, shows, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Points shop',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/pointMall', person: 'member' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Rewards: ScreenStory = { play: shows(/^Redeem /, 'button') }
export const Redeemed: ScreenStory = { args: { path: '/pointMall?record=redemptions' } }
export const Changes: ScreenStory = { args: { path: '/pointMall?record=points' } }
export const ChangesOnAPhone: ScreenStory = { ...Changes, globals: onPhone }
export const TenThousandChanges: ScreenStory = {
  args: {
    path: '/pointMall?record=points&page=500',
    server: (server) =>
      server.answer(listPointHistory, {
        list: Array.from({ length: 10 }, (_, row) => ({
          id: 5_000 + row,
          time: answers.at - row * 3_600_000,
          type: 'EARN',
          points: 1_234_567,
          balance: 9_876_543_210 - row * 1_234_567,
          remark: 'DEPOSIT 1000000, RNG 234567',
        })),
        totalIn: 9_876_543_210,
        totalOut: 0,
        totalPages: 1_000,
        totalCount: 10_000,
      }),
  },
}
export const LongNames: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(listPointRewards, {
        list: [longName, longName.replaceAll(' ', '')].map((name, row) => ({
          rewardId: row + 1,
          name,
          type: 'CASH' as const,
          point: 1_234_567,
          amount: 1_234_567.89,
          description: name,
          terms: termsOf(50),
        })),
        totalPages: 1,
        totalCount: 2,
      }),
  },
}
export const LongNamesOnAPhone: ScreenStory = { ...LongNames, globals: onPhone }
export const SmallInTagalog: ScreenStory = { globals: { viewport: { value: 'small', isRotated: false }, lang: 'TY' } }
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Phone: ScreenStory = { globals: onPhone }
export const Guest: ScreenStory = { args: { person: 'guest' } }
export const Demo: ScreenStory = { args: { person: 'demo' } }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
