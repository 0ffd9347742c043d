import {
  getLotteryMenus,
  listMyOpenedNumbers,
  listNearNumbers,
  listPopularLotteries,
  listRecentGames,
} from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { menus, openedDraws } from '../../testing/draws.ts'
import { LotteryLobby } from './lottery-lobby.tsx'

type Story = StoryObj<typeof LotteryLobby>

const full = (server: FakeServer) =>
  server
    .answer(getLotteryMenus, menus)
    .answer(listPopularLotteries, menus.QUICK.gameMenus)
    .answer(listMyOpenedNumbers, [
      ...(openedDraws(1, 'PH4D', 'Pearl River 4D') as object[]),
      ...(openedDraws(1, 'DICE1', 'One Minute Dice') as object[]),
    ] as never)
    .answer(listNearNumbers, openedDraws(24, 'PH4D', 'Pearl River 4D'))
    .answer(listRecentGames, { list: [], totalPages: 0, totalCount: 0 })

function Hall(props: ComponentProps<typeof LotteryLobby>) {
  const [gameCode, setGameCode] = useState(props.gameCode)
  const [playType, setPlayType] = useState(props.playType)
  const [kept, keep] = useState<readonly string[]>(['PH4D'])
  const favourites = {
    has: (code: string) => kept.includes(code),
    toggle: (code: string) => keep(kept.includes(code) ? kept.filter((one) => one !== code) : [...kept, code]),
  }
  return (
    <LotteryLobby
      {...props}
      favourites={favourites}
      gameCode={gameCode}
      playType={playType}
      onGameCode={setGameCode}
      onPlayType={setPlayType}
    />
  )
}

const meta: Meta<typeof LotteryLobby> = {
  title: 'Games/Lottery hall',
  component: LotteryLobby,
  args: {
    language: 'EN',
    currency: 'PHP',
    homeHref: '#',
    onPlay: () => undefined,
    onGameCode: () => undefined,
    onPlayType: () => undefined,
  },
  parameters: { server: full },
  render: (args) => <Hall {...args} />,
}
export default meta

export const Guest: Story = {}
export const Member: Story = { parameters: { session: 'member' } }
export const OneGame: Story = { args: { gameCode: 'PH4D' }, parameters: { session: 'member' } }
export const OneKind: Story = { args: { playType: 'DICE' } }
export const Slow: Story = {
  parameters: {
    server: (server: FakeServer) =>
      server.answer(getLotteryMenus, () => new Promise(() => undefined) as never).answer(listPopularLotteries, []),
  },
}
export const Empty: Story = {
  parameters: { server: (server: FakeServer) => server.answer(getLotteryMenus, {}).answer(listPopularLotteries, []) },
}
export const Failed: Story = { parameters: { server: (server: FakeServer) => server.answer(listPopularLotteries, []) } }
