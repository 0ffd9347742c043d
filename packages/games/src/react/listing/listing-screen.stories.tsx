import { listFavouriteGames, listGames, listRecentGames } from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { gameRows, gamesPage, groups, lanes, manyRows, pagesOf } from '../../testing/catalogue.ts'
import { ListingScreen } from './listing-screen.tsx'

type Story = StoryObj<typeof ListingScreen>

function Listing(props: ComponentProps<typeof ListingScreen>) {
  const [params, setParams] = useState(props.params)
  return <ListingScreen {...props} params={params} onParams={setParams} />
}

const found = ({ gameName = '', vassalage = '' }: { gameName?: string; vassalage?: string }) =>
  gamesPage(
    gameRows.filter(
      (row) => row.nodeName.toLowerCase().includes(gameName.toLowerCase()) && row.vassalage.includes(vassalage),
    ),
  )

const meta: Meta<typeof ListingScreen> = {
  title: 'Games/Listing',
  component: ListingScreen,
  args: {
    category: 'RNG',
    params: {},
    language: 'EN',
    currency: 'PHP',
    groups,
    lanes,
    homeHref: '#',
    hrefOf: () => '#',
    onParams: () => undefined,
    onOpen: () => undefined,
    onDetails: () => undefined,
    onMaintenance: () => undefined,
  },
  render: (args) => <Listing {...args} />,
}
export default meta

export const Default: Story = { parameters: { server: (server: FakeServer) => server.answer(listGames, found) } }

export const Slow: Story = {
  parameters: { server: (server: FakeServer) => server.answer(listGames, () => new Promise(() => undefined) as never) },
}

export const Empty: Story = {
  args: { params: { q: 'unicorn' } },
  parameters: { server: (server: FakeServer) => server.answer(listGames, found) },
}

export const Failed: Story = {
  parameters: {
    server: (server: FakeServer) =>
      server.answer(listGames, () => {
        throw new FakeRefusal('system.busy')
      }),
  },
}

export const FavouritesOfAGuest: Story = {
  args: { params: { view: 'favourites' } },
  parameters: { server: () => undefined },
}

export const Many: Story = {
  parameters: { server: (server: FakeServer) => server.answer(listGames, pagesOf(manyRows(1200))) },
}

export const NextPageFailed: Story = {
  parameters: {
    server: (server: FakeServer) =>
      server.answer(listGames, (input) => {
        if (input.pageNo > 1) throw new FakeRefusal('system.busy')
        return pagesOf(manyRows(84))(input)
      }),
  },
}

export const Narrowed: Story = {
  args: { params: { q: 'e', provider: 'KRW', bet: 1, lines: 20, type: 'FreeSpins', sort: 'name' } },
  parameters: { server: (server: FakeServer) => server.answer(listGames, found) },
}

export const ClosedGames: Story = {
  parameters: {
    server: (server: FakeServer) =>
      server.answer(
        listGames,
        gamesPage(
          gameRows.map((row, at) =>
            at % 4 === 1 ? { ...row, maintenance: { maintainTime: 0, endTime: 4_000_000_000_000 } } : row,
          ),
        ),
      ),
  },
}

export const Favourites: Story = {
  args: { params: { view: 'favourites' } },
  parameters: {
    session: 'member',
    server: (server: FakeServer) =>
      server.answer(listFavouriteGames, { content: gameRows.slice(0, 5), pageNum: 1, totalPages: 1, totalCount: 5 }),
  },
}

export const NothingPlayed: Story = {
  args: { params: { view: 'recent' } },
  parameters: {
    session: 'member',
    server: (server: FakeServer) => server.answer(listRecentGames, { list: [], totalPages: 0, totalCount: 0 }),
  },
}
