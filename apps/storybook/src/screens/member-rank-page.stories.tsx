import type { Meta } from '@storybook/react-vite'
import { answerRank } from './rank-answers.ts'
import { fromTheRight, onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Member: VIP level',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/member/playerRank', person: 'member' },
} satisfies Meta<SiteScreenProps>
export default meta

const longName = (level: number) =>
  ['Sapphire', 'Aquamarine Grandmaster', 'Obsidian of the Archipelago'][level % 3] ?? ''

export const Filled: ScreenStory = {}
export const Phone: ScreenStory = { globals: onPhone }
export const FirstRank: ScreenStory = { args: { server: (server) => answerRank(server, 0) } }
export const HighestRank: ScreenStory = { args: { server: (server) => answerRank(server, 8) } }
export const HighestRankOnAPhone: ScreenStory = { ...HighestRank, globals: onPhone }
export const LongNames: ScreenStory = { args: { server: (server) => answerRank(server, 4, longName) } }
export const LongNamesOnAPhone: ScreenStory = { ...LongNames, globals: onPhone }
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
export const Failing: ScreenStory = { args: { condition: 'error' } }
export const DemoAccount: ScreenStory = { args: { person: 'demo' } }
