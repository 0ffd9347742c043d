import { listGames } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { gameRows, gamesPage, groups, lanes } from '../../testing/catalogue.ts'
import { ListingScreen } from './listing-screen.tsx'

type Story = StoryObj<typeof ListingScreen>

function Listing(props: ComponentProps<typeof ListingScreen>) {
  const [params, setParams] = useState(props.params)
  return <ListingScreen {...props} params={params} onParams={setParams} />
}

const found = ({ gameName = '', vassalage = '' }: { gameName?: string; vassalage?: string }) =>
  gamesPage(gameRows.filter((row) => row.nodeName.toLowerCase().includes(gameName.toLowerCase()) && row.vassalage.includes(vassalage)))

const meta: Meta<typeof ListingScreen> = {
  title: 'Games/Listing',
  component: ListingScreen,
  args: {
    category: 'RNG', params: {}, language: 'EN', currency: 'PHP', groups, lanes, homeHref: '#', hrefOf: () => '#',
    onParams: () => undefined, onOpen: () => undefined,
  },
  render: (args) => <Listing {...args} />,
}
export default meta

export const Default: Story = { parameters: { server: (server: FakeServer) => server.answer(listGames, found) } }

export const Slow: Story = {
  parameters: { server: (server: FakeServer) => server.answer(listGames, () => new Promise(() => undefined) as never) },
}

export const Empty: Story = { args: { params: { q: 'unicorn' } }, parameters: { server: (server: FakeServer) => server.answer(listGames, found) } }

export const Failed: Story = { parameters: { server: () => undefined } }

export const FavouritesOfAGuest: Story = { args: { params: { view: 'favourites' } }, parameters: { server: () => undefined } }
