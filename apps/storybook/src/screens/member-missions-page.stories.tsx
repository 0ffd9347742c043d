import { claimMilestone, getMissionLeaderboard, listMissions } from '@parlour/api-client/endpoints'
import { FakeRefusal } from '@parlour/api-client/testing'
import { termsOf } from '@parlour/promotions/testing'
import type { Meta } from '@storybook/react-vite'
import { answers } from './answers.ts'
import { longName } from './long-names.ts'
import { fromTheRight, onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Member: missions',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/member/missionLeaderboard', person: 'member' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Filled: ScreenStory = {}
export const Phone: ScreenStory = { globals: onPhone }
export const OpenMission: ScreenStory = { args: { path: '/member/missionLeaderboard?open=7' } }
export const OpenMissionOnAPhone: ScreenStory = { ...OpenMission, globals: onPhone }
export const Refused: ScreenStory = {
  args: {
    path: '/member/missionLeaderboard?open=7',
    server: (server) =>
      server.answer(claimMilestone, () => {
        throw new FakeRefusal('mission.closed')
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take ₱38.00: Bet race' }))
    await canvas.findByRole('alert')
  },
}
/** Before the first round every place says that its prize is nothing yet, and what it is at most. */
export const FreePlaces: ScreenStory = {
  args: {
    path: '/member/missionLeaderboard?open=7',
    server: (server) =>
      server.answer(getMissionLeaderboard, {
        measure: 'STAKE',
        list: [],
        prizes: [
          { place: 1, amount: 0, most: 5_000 },
          { place: 2, amount: 0, most: 2_500 },
          { place: 3, amount: 0, most: 1_250 },
          { place: 4, count: 7, amount: 0, most: 300 },
        ],
        terms: termsOf(1),
        totalPages: 0,
        totalCount: 0,
      }),
  },
}
export const FreePlacesOnAPhone: ScreenStory = { ...FreePlaces, globals: onPhone }
export const Closed: ScreenStory = { args: { path: '/member/missionLeaderboard?tab=closed' } }
export const SmallInTagalog: ScreenStory = { globals: { viewport: { value: 'small', isRotated: false }, lang: 'TY' } }
export const LongNames: ScreenStory = {
  args: {
    server: (server) =>
      server.answer(listMissions, {
        list: [
          {
            missionId: 7,
            title: longName,
            description: longName.replaceAll(' ', ''),
            measure: 'STAKE',
            categories: [],
            status: 'O',
            startTime: answers.at,
            endTime: answers.at + 172_800_000,
            reachedValue: 9_876_543_210.99,
            nextValue: 99_876_543_210.99,
            milestones: 3,
            milestonesReached: 2,
            claimable: 1,
            claimableMilestones: [{ milestone: 2, title: longName, amount: 9_876_543.21, terms: null }],
            topPrize: 9_876_543_210.99,
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
