import {
  getVietnamMenus,
  listLotteryGames,
  listNearNumbers,
  listOpenedNumbers,
  listRecentVietnamMenus,
} from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { menus, openedDraws, vietnamMenus } from '../../testing/draws.ts'
import { ElottDraws } from './elott-draws.tsx'
import { VietnamLobby } from './vietnam-lobby.tsx'

type Story = StoryObj<typeof VietnamLobby>

const full = (server: FakeServer) =>
  server
    .answer(getVietnamMenus, vietnamMenus)
    .answer(listOpenedNumbers, openedDraws(24))
    .answer(listNearNumbers, openedDraws(24))
    .answer(listRecentVietnamMenus, vietnamMenus.VN_SOUTH.gameMenus.slice(1))
    .answer(listLotteryGames, menus.QUICK.gameMenus)

function Hall(props: ComponentProps<typeof VietnamLobby>) {
  const [gameCode, setGameCode] = useState(props.gameCode)
  return <VietnamLobby {...props} gameCode={gameCode} onGameCode={setGameCode} />
}

const meta: Meta<typeof VietnamLobby> = {
  title: 'Games/Vietnam hall',
  component: VietnamLobby,
  args: { language: 'EN', currency: 'PHP', homeHref: '#', onPlay: () => undefined, onGameCode: () => undefined },
  parameters: { server: full },
  render: (args) => <Hall {...args} />,
}
export default meta

export const Guest: Story = {}
export const Member: Story = { parameters: { session: 'member' } }
export const OneGame: Story = { args: { gameCode: 'MEKONG' } }
export const NothingOpened: Story = {
  parameters: { server: (server: FakeServer) => full(server).answer(listOpenedNumbers, {}) },
}
export const Slow: Story = {
  parameters: {
    server: (server: FakeServer) =>
      server
        .answer(getVietnamMenus, () => new Promise(() => undefined) as never)
        .answer(listOpenedNumbers, () => new Promise(() => undefined) as never),
  },
}
export const Failed: Story = { parameters: { server: () => undefined } }
export const DrawsOfTheElectronicLottery: Story = {
  render: ({ language, onPlay }) => <ElottDraws language={language} currency="PHP" onPlay={onPlay} />,
}
