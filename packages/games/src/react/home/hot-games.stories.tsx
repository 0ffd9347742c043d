import { listHotGames } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { hotList } from '../../testing/catalogue.ts'
import { HotGames } from './hot-games.tsx'

const meta: Meta<typeof HotGames> = {
  title: 'Games/Hot games',
  component: HotGames,
  args: { language: 'EN', currency: 'PHP', moreHref: '#', onOpen: () => undefined },
}
export default meta

export const Tonight: StoryObj<typeof HotGames> = {
  parameters: { server: (server: FakeServer) => server.answer(listHotGames, hotList) },
}

export const Slow: StoryObj<typeof HotGames> = {
  parameters: {
    server: (server: FakeServer) => server.answer(listHotGames, () => new Promise(() => undefined) as never),
  },
}

export const Failed: StoryObj<typeof HotGames> = { parameters: { server: () => undefined } }
