import { claimReward, getRaffleStatus, listClaimHistory, listClaims } from '@parlour/api-client/endpoints'
import { FakeRefusal } from '@parlour/api-client/testing'
import { termsOf } from '@parlour/promotions/testing'
import type { Meta } from '@storybook/react-vite'
import { answers } from './answers.ts'
import { longName } from './long-names.ts'
import { fromTheRight, onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Member: reward centre',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/member/rewardCenter', person: 'member' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Filled: ScreenStory = {}
export const Phone: ScreenStory = { globals: onPhone }
export const LongNames: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(
        listClaims,
        [1, 2].map((rewardId) => ({
          rewardId,
          promotionType: 'MANUAL',
          promotionId: null,
          title: rewardId === 1 ? longName : longName.replaceAll(' ', ''),
          amount: 1_234_567.89,
          status: 'issued',
          issuedAt: Date.UTC(2026, 10, 21),
          expiresAt: Date.UTC(2026, 11, 24),
          claimedAt: null,
          terms: termsOf(50),
        })),
      ),
  },
}
export const LongNamesOnAPhone: ScreenStory = { ...LongNames, globals: onPhone }
export const Refused: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(claimReward, () => {
        throw new FakeRefusal('TOO_MANY_REQUESTS')
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Claim all/ }))
    await canvas.findByText(/Too many/i)
  },
}
/** Early in the week the prizes of the raffle are nothing yet, and grow with its stakes. */
export const EarlyInTheWeek: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(getRaffleStatus, {
        current: {
          raffleId: 2,
          startTime: answers.at - 3_600_000,
          endTime: answers.at + 600_000_000,
          stakePerTicket: 500,
          prizes: [
            { place: 1, amount: 0.08, most: 8_888, terms: termsOf(1) },
            { place: 2, amount: 0.03, most: 3_888, terms: termsOf(1) },
            { place: 3, count: 8, amount: 0, most: 188, terms: termsOf(1) },
          ],
          prizeRule:
            'The prizes grow with the stakes of the week, up to the highest for each place. Together they are at most 0.03% of the stakes that gave tickets.',
        },
        last: null,
      }),
  },
}
export const EarlyInTheWeekOnAPhone: ScreenStory = { ...EarlyInTheWeek, globals: onPhone }
export const AllWinners: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All 10 winners' }))
    await canvas.findByRole('button', { name: 'First winners only' })
  },
}
export const Tickets: ScreenStory = { args: { path: '/member/rewardCenter?tab=tickets' } }
export const Applications: ScreenStory = { args: { path: '/member/rewardCenter?tab=applications' } }
export const History: ScreenStory = { args: { path: '/member/rewardCenter?tab=history' } }
export const HistoryOnAPhone: ScreenStory = { ...History, globals: onPhone }
export const TenThousandRewards: ScreenStory = {
  args: {
    path: '/member/rewardCenter?tab=history&page=500',
    server: (server) =>
      server.answer(listClaimHistory, {
        list: Array.from({ length: 10 }, (_, row) => ({
          rewardId: row + 1,
          promotionType: 'MANUAL',
          promotionId: null,
          title: `Reward ${row + 1}`,
          amount: 1_234_567.89,
          status: 'claimed',
          issuedAt: Date.UTC(2026, 10, 21) - row * 3_600_000,
          expiresAt: null,
          claimedAt: Date.UTC(2026, 10, 21) - row * 3_600_000,
          terms: termsOf(50),
        })),
        totalAmount: 9_876_543_210.99,
        totalPages: 1_000,
        totalCount: 10_000,
      }),
  },
}
export const SmallInTagalog: ScreenStory = { globals: { viewport: { value: 'small', isRotated: false }, lang: 'TY' } }
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
export const DemoAccount: ScreenStory = { args: { person: 'demo' } }
