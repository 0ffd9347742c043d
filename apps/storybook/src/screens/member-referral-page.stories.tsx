import { listInvited } from '@parlour/api-client/endpoints'
import type { Meta } from '@storybook/react-vite'
import { answers } from './answers.ts'
import { longName } from './long-names.ts'
import { fromTheRight, onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Member: invite friends',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/member/referral', person: 'member' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Filled: ScreenStory = {}
export const Phone: ScreenStory = { globals: onPhone }
export const SmallInTagalog: ScreenStory = { globals: { viewport: { value: 'small', isRotated: false }, lang: 'TY' } }
export const LongNames: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(listInvited, {
        list: [
          {
            customerName: longName.replaceAll(' ', '').slice(0, 32),
            time: answers.at,
            deposited: 9_876_543_210.99,
            staked: 9_876_543_210.99,
            status: 'rewarded',
            amount: 9_876_543_210.99,
            rewardedAt: answers.at,
            terms: null,
          },
        ],
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
