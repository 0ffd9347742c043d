import { listWinners } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { winnerList } from '../../testing/catalogue.ts'
import { WinnerBoard } from './winner-board.tsx'

const meta: Meta<typeof WinnerBoard> = {
  title: 'Games/Winner board',
  component: WinnerBoard,
  args: { language: 'EN', currency: 'PHP' },
  parameters: { server: (server: FakeServer) => server.answer(listWinners, winnerList(Date.UTC(2026, 0, 15, 12))) },
}
export default meta

export const Today: StoryObj<typeof WinnerBoard> = {}

export const Slow: StoryObj<typeof WinnerBoard> = {
  parameters: {
    server: (server: FakeServer) => server.answer(listWinners, () => new Promise(() => undefined) as never),
  },
}

export const Failed: StoryObj<typeof WinnerBoard> = { parameters: { server: () => undefined } }
