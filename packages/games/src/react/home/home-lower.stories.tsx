import { listGames, listPopularLotteries, listRecentGames, listWinners } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { gameRows, gamesPage, winnerList } from '../../testing/catalogue.ts'
import { menus, noon } from '../../testing/draws.ts'
import { HomeLower } from './home-lower.tsx'

type Story = StoryObj<typeof HomeLower>

const never = () => new Promise(() => undefined) as never
const full = (server: FakeServer) =>
  server
    .answer(listGames, gamesPage())
    .answer(listPopularLotteries, [...menus.PH_4D.gameMenus, ...menus.QUICK.gameMenus])
    .answer(listWinners, winnerList(noon))
    .answer(listRecentGames, {
      list: gameRows.slice(0, 6).map((row) => ({ ...row, lastPlayedAt: noon })),
      totalPages: 1,
      totalCount: 6,
    })

const meta: Meta<typeof HomeLower> = {
  title: 'Games/Lower home',
  component: HomeLower,
  args: {
    language: 'EN',
    currency: 'PHP',
    lotteryHref: '#',
    popularHref: '#',
    onOpen: () => undefined,
    onDetails: () => undefined,
    onPlay: () => undefined,
  },
  parameters: { server: full },
}
export default meta

export const Guest: Story = {}
export const Member: Story = { parameters: { session: 'member' } }
export const Slow: Story = {
  parameters: {
    server: (server: FakeServer) =>
      server.answer(listGames, never).answer(listPopularLotteries, never).answer(listWinners, never),
  },
}
export const Failed: Story = { parameters: { server: () => undefined } }
