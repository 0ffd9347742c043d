import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { RangePanel } from '../components/date-range/range-panel.tsx'
import {
  Avatar,
  BalancePill,
  Breadcrumb,
  Button,
  Countdown,
  EmptyState,
  ErrorState,
  GameGrid,
  GameTile,
  GameTileSkeleton,
  Money,
  Notice,
  Pagination,
  PillAction,
  SearchField,
  Select,
  Skeleton,
  Stepper,
  ProviderChips,
} from '../index.ts'
import { IconRefresh } from '../icons/index.ts'
import { games, providers } from '../testing/lobby.ts'
import { face } from '../testing/pictures.ts'
import { ButtonsPanel } from './buttons.stories.tsx'
import { ChoicePanel } from './choice.stories.tsx'
import { FieldsPanel } from './fields.stories.tsx'
import { Panel, Row } from './panel.tsx'

const nothing = () => undefined
const end = Date.UTC(2025, 9, 31, 16)
const left = 188_316_000
const units = { days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' } as const
const pill = {
  label: 'Balance',
  sum: '₱ 4,821.50',
  updatingText: 'Balance updating',
  failedText: 'Not updated',
  toggleLabel: 'Hide balance',
  refreshLabel: 'Refresh',
  onToggle: nothing,
  onRefresh: nothing,
}
const month = {
  prevMonth: 'Month before',
  nextMonth: 'Next month',
  chooseFrom: 'Choose the first day',
  chooseTo: 'Choose the last day',
  presets: 'Days up to today',
  close: 'Close',
}
const column = { display: 'grid', gap: 24, minInlineSize: 0, alignContent: 'start' } as const
const levels = [
  { value: 'all', label: 'All levels' },
  { value: 'agents', label: 'Agents' },
  { value: 'players', label: 'Players' },
]

const Components = () => {
  const [search, setSearch] = useState('jade')
  return (
    <main style={{ maxInlineSize: 1312, margin: 'auto', paddingBlock: 32 }}>
      <h1 style={{ marginBlockEnd: 32, font: 'var(--font-38)', letterSpacing: 'var(--track-38)' }}>
        Components and states
      </h1>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
        <div style={{ ...column, flex: '1.7 1 min(100%, 600px)' }}>
          <ButtonsPanel />
          <FieldsPanel />
          <Panel title="Empty, error">
            <div style={{ display: 'grid', gap: 16 }}>
              <EmptyState
                title="No favourites yet"
                text="Tap the heart on a game to keep it here."
                action={<Button>See hot games</Button>}
              />
              <ErrorState
                title="The list did not load"
                text="Check the network and try again."
                action={<Button icon={<IconRefresh />}>Try again</Button>}
              />
            </div>
          </Panel>
          <Panel title="Skeleton">
            {[0, 1].map((row) => (
              <Row key={row}>
                <Skeleton shape="round" width={48} height={48} />
                <Skeleton shape="text" width={160} />
              </Row>
            ))}
          </Panel>
        </div>
        <div style={{ ...column, flex: '1 1 min(100%, 340px)' }}>
          <Panel title="Select, date range">
            <Select label="Level" options={levels} />
            <div style={{ maxInlineSize: 336, marginBlockStart: 16 }}>
              <RangePanel
                locale="en-GB"
                today="2025-08-14"
                words={month}
                value={{ from: '2025-08-04', to: '2025-08-14' }}
                onValue={nothing}
              />
            </div>
          </Panel>
          <ChoicePanel />
          <Panel title="Notice">
            <div style={{ display: 'grid', gap: 12 }}>
              <Notice tone="ok">₱ 200.00 is in your wallet.</Notice>
              <Notice tone="bad" title="The network dropped.">
                Nothing was sent.
              </Notice>
              <Notice>Balance updating.</Notice>
              <Notice tone="warn">You have played for two hours.</Notice>
            </div>
          </Panel>
          <Panel title="Balance pill, sums">
            <Row>
              <BalancePill {...pill} action={<PillAction href="/deposit">Deposit</PillAction>} />
            </Row>
            <Row>
              <BalancePill {...pill} hidden action={<PillAction href="/deposit">Deposit</PillAction>} />
            </Row>
            <Row>
              <BalancePill {...pill} state="refreshing" action={<PillAction href="/deposit">Deposit</PillAction>} />
            </Row>
            <Row>
              <Money>₱ 150.00</Money>
              <Money tone="pending">₱ 150.00</Money>
              <Money tone="void">₱ 150.00</Money>
            </Row>
          </Panel>
          <Panel title="Countdown, steps, breadcrumb, pagination">
            <Row>
              <Countdown
                end={end}
                now={() => end - left}
                unit={(name) => units[name]}
                text="Ends on 1 November 2025 at 00:00, Manila time"
              />
            </Row>
            <Stepper
              current={1}
              direction="across"
              words={{ done: 'Done:', failed: 'Ended here:' }}
              steps={[{ title: 'Amount' }, { title: 'Pay' }, { title: 'Done' }]}
            />
            <Breadcrumb
              label="Here"
              items={[{ label: 'Home', href: '/' }, { label: 'Games', href: '/games' }, { label: 'Slots' }]}
            />
            <Pagination
              label="Pages"
              page={9}
              pages={31}
              hrefOf={(number) => `?page=${number}`}
              prevLabel="Back"
              nextLabel="On"
            />
          </Panel>
          <Panel title="Avatars">
            <Row>
              {([28, 36, 48, 56, 72] as const).map((size) => (
                <Avatar key={size} src={face(size)} size={size} />
              ))}
              <Avatar size={48} />
            </Row>
          </Panel>
        </div>
      </div>
      <div style={{ display: 'grid', gap: 16, marginBlockStart: 24, minInlineSize: 0 }}>
        <h2 style={{ font: 'var(--font-24)' }}>Game tile, studios, search</h2>
        <Row>
          <SearchField label="Search by game or provider" clearLabel="Clear" value={search} onValue={setSearch} />
          <Select
            compact
            label="Sort"
            options={[
              { value: 'p', label: 'Popular' },
              { value: 'n', label: 'New' },
            ]}
          />
        </Row>
        <ProviderChips label="Providers" all={{ label: 'All providers', href: '/' }} providers={providers} />
        <GameGrid label="Games">
          {games(9)
            .slice(3)
            .map((game) => (
              <GameTile key={game.href} {...game} />
            ))}
          <GameTileSkeleton />
        </GameGrid>
      </div>
    </main>
  )
}

const meta: Meta<typeof Components> = { title: 'Gallery/Components', tags: ['!autodocs'], component: Components }
export default meta

export const AllStates: StoryObj<typeof Components> = {}
