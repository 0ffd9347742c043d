import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Theme } from '../tokens/index.ts'
import { BalancePill } from '../components/balance-pill/balance-pill.tsx'
import { PillAction } from '../components/balance-pill/pill-action.tsx'
import { Badge } from '../components/badge/badge.tsx'
import { Button } from '../components/button/button.tsx'
import { Card } from '../components/card/card.tsx'
import { GameTile } from '../components/game-tile/game-tile.tsx'
import { TextField } from '../components/text-field/text-field.tsx'
import { ProviderChips } from '../components/provider/provider-chips.tsx'
import { games, providers } from '../testing/lobby.ts'
import { themes } from '../tokens/index.ts'

const nothing = () => undefined

const Sample = ({ theme: { name, brand, scheme } }: { theme: Theme }) => (
  <section
    data-theme={name}
    aria-label={name}
    style={{ display: 'grid', gap: 20, alignContent: 'start', padding: 24, minWidth: 0 }}
  >
    <h2 style={{ font: 'var(--font-24)', letterSpacing: 'var(--track-24)', textTransform: 'capitalize' }}>
      {brand}, {scheme}
    </h2>
    <BalancePill
      label={`Balance, ${name}`}
      sum="₱ 4,821.50"
      updatingText="Balance updating"
      toggleLabel="Hide balance"
      refreshLabel="Refresh balance"
      onToggle={nothing}
      onRefresh={nothing}
      action={<PillAction href="#deposit">Deposit</PillAction>}
    />
    <Card>
      <TextField label="Nickname" defaultValue="linh.tran" error="At least 6 letters or numbers" />
      <p style={{ display: 'flex', gap: 8, flexWrap: 'wrap', marginBlock: 18 }}>
        <Button variant="primary">Save</Button>
        <Button>Not now</Button>
        <Button variant="text">Help</Button>
      </p>
      <p style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        <Badge tone="ok">Received</Badge>
        <Badge tone="info">In process</Badge>
        <Badge tone="bad">Rejected</Badge>
      </p>
    </Card>
    <ProviderChips label={`Providers, ${name}`} providers={providers.slice(0, 3)} current="Northlight" />
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 16 }}>
      {games(9)
        .slice(6)
        .map((game) => (
          <GameTile key={game.href} {...game} />
        ))}
    </ul>
  </section>
)

const meta: Meta = { title: 'Gallery/Brands', parameters: { layout: 'fullscreen' } }
export default meta

/** Both themes of both brands on one page: a theme is whole where its attribute stands. */
export const SideBySide: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))' }}>
      {themes.map((theme) => (
        <Sample key={theme.name} theme={theme} />
      ))}
    </div>
  ),
}
