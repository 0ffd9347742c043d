import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import {
  Breadcrumb,
  Brand,
  Button,
  Chip,
  Chips,
  FilterBar,
  GameGrid,
  GameTile,
  GameTileSkeleton,
  Header,
  IconButton,
  LoadMore,
  PageHead,
  PageShell,
  SearchField,
  Segmented,
  Select,
  SideMenu,
  ProviderChips,
} from '../index.ts'
import { IconArrowLeft, IconFlame, IconHeart, IconRecent, IconSearch, IconSparkle } from '../icons/index.ts'
import { games, providers } from '../testing/lobby.ts'
import { categories, mark, menuGroups } from '../testing/shell.tsx'

const kinds = [
  ['all', 'All', undefined],
  ['hot', 'Hot', <IconFlame key="" />],
  ['new', 'New', <IconSparkle key="" />],
  ['favourites', 'Favourites', <IconHeart key="" />],
  ['recent', 'Recent', <IconRecent key="" />],
] as const
const choice = (...labels: string[]) => labels.map((label) => ({ value: label, label }))

const Listing = () => {
  const [kind, setKind] = useState<string>('all')
  const [search, setSearch] = useState('')
  return (
    <PageShell
      skipLabel="Skip to the games"
      header={
        <Header
          label="Categories"
          brand={<Brand href="/" label="Vesper, home" mark={mark} name="vesper" />}
          nav={categories.slice(0, 9).map((place) => ({ ...place, current: place.id === 'Slots' }))}
          start={<IconButton label="Back" icon={<IconArrowLeft />} href="/" />}
          title={
            <>
              <span>Slots</span>
              <span>1,284</span>
            </>
          }
          end={<IconButton label="Search" icon={<IconSearch />} />}
        />
      }
      menu={<SideMenu label="Places" groups={menuGroups('Slots')} />}
    >
      <PageHead
        title="Slots"
        hint="1,284 games"
        phone="hidden"
        breadcrumb={<Breadcrumb label="You are here" items={[{ label: 'Home', href: '/' }, { label: 'Slots' }]} />}
        end={
          <div data-from="tablet">
            <Segmented
              label="Show"
              value={kind}
              onValue={setKind}
              options={kinds.map(([value, label, icon]) => ({ value, label, icon }))}
            />
          </div>
        }
      />
      <div data-until="tablet">
        <Chips label="Show">
          {kinds.map(([value, label, icon]) => (
            <Chip key={value} selected={kind === value} icon={icon} onClick={() => setKind(value)}>
              {label}
            </Chip>
          ))}
        </Chips>
      </div>
      <ProviderChips label="Providers" all={{ label: 'All providers', href: '/slots' }} providers={providers} />
      <FilterBar
        search={
          <SearchField label="Search by game or provider" clearLabel="Clear" value={search} onValue={setSearch} />
        }
        end={<Select compact label="Sort" options={choice('Popular', 'New')} />}
      >
        <Select compact label="Min bet" options={choice('Any', '₱5')} />
        <Select compact label="Lines" options={choice('20 or more', 'Any')} />
        <Button variant="text">Clear filters</Button>
      </FilterBar>
      <GameGrid label="Slots">
        {games(40).map((game) => (
          <GameTile key={game.href} {...game} />
        ))}
        <GameTileSkeleton />
        <GameTileSkeleton />
      </GameGrid>
      <LoadMore label="Show more games" shown="1 to 42 of 1,284" onMore={() => undefined} />
    </PageShell>
  )
}

const meta: Meta<typeof Listing> = {
  title: 'Gallery/Listing',
  tags: ['!autodocs'],
  component: Listing,
  parameters: { layout: 'fullscreen' },
}
export default meta

export const Slots: StoryObj<typeof Listing> = {}
