import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect, fn } from 'storybook/test'
import { games } from '../../testing/lobby.ts'
import { poster } from '../../testing/pictures.ts'
import { GameGrid } from '../game-grid/game-grid.tsx'
import { GameTile } from '../game-tile/game-tile.tsx'
import { Hero, HeroRow, type HeroProps } from './hero.tsx'

type Story = StoryObj<typeof Hero>

const facts = [
  { label: 'Playing now', value: '1,208' },
  { label: 'Return', value: '96.8%' },
  { label: 'Best today', value: '₱ 8,940', money: true },
]
const shark: HeroProps = {
  name: 'Shark Reef',
  provider: 'Bluefin · Fishing hall',
  poster: poster('SHARK REEF', 0),
  facts,
  play: { label: 'Play', href: '#play' },
}
const Alone = (props: Partial<HeroProps>) => (
  <div style={{ maxWidth: 320, display: 'grid', height: 510 }}>
    <Hero {...shark} {...props} />
  </div>
)

const dossier = {
  purpose: 'The one game of the evening, shown large beside a shelf. Everything else is a GameTile.',
  anatomyOf: 'Default',
  anatomy: [
    { at: '.p-hero__poster', name: 'Poster', says: 'Fills what the words leave; badge and heart as on a tile.' },
    { at: '.p-hero__name', name: 'Name', says: '20/600 (a level 3 heading), provider 13 in t3 below.' },
    { at: '.p-hero .p-button', name: 'Play', says: 'The one coral button of the shelf.' },
    {
      at: '.p-hero__facts',
      name: 'Facts',
      says: 'Up to three: label 12 in t3, value 14/600. Gold only for a sum that was won.',
    },
  ],
  dos: [
    { says: 'One hero a page, on desktops: below 1100 px the shelf stands alone.' },
    { says: 'Give figures that are true now, or leave the fact out.' },
  ],
  donts: [
    { says: 'Do not write "Jackpot!" or a count-down of our own making: no hurry, no luck talk.' },
    { says: 'Do not colour the return in gold: it is a rate, not money.' },
  ],
  accessibility: [
    'An article with its own heading; the poster’s alt is empty beside the name.',
    'Facts are a description list, label and value read together.',
  ],
} satisfies Dossier

const meta: Meta<typeof Hero> = { title: 'Lobby/Hero', component: Hero, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof Hero> = {
  args: { ...shark, badge: { kind: 'hot', label: 'Hot' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, display: 'grid', height: 510 }}>
        <Story />
      </div>
    ),
  ],
}
export const Default: Story = {
  render: () => (
    <Alone
      badge={{ kind: 'hot', label: 'Hot' }}
      favourite={{ on: false, label: 'Favourite: Shark Reef', onToggle: () => undefined }}
    />
  ),
}
export const OneFact: Story = { render: () => <Alone facts={facts.slice(1, 2)} /> }
export const LongWords: Story = {
  render: () => (
    <Alone
      name="Pangingisda sa Karagatan"
      provider="Quarterstaff Interactive · Bắn cá"
      facts={[
        { label: 'Đang chơi', value: '1.208' },
        { label: 'Tỷ lệ hoàn trả', value: '96,8%' },
        { label: 'Cao nhất hôm nay', value: '₫ 8.940.000', money: true },
      ]}
      play={{ label: 'Chơi ngay', href: '#play' }}
    />
  ),
}
export const WithGrid: Story = {
  render: () => (
    <HeroRow hero={<Hero {...shark} play={{ label: 'Play', onClick: () => undefined }} />}>
      <GameGrid label="Hot games" layout="beside">
        {games(10).map((game) => (
          <GameTile key={game.name} {...game} />
        ))}
      </GameGrid>
    </HeroRow>
  ),
}

const onPlay = fn()
export const ByKeyboard: Story = {
  render: () => (
    <Alone
      favourite={{ on: false, label: 'Favourite: Shark Reef', onToggle: () => undefined }}
      play={{ label: 'Play', onClick: onPlay }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    onPlay.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Favourite: Shark Reef' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onPlay).toHaveBeenCalledOnce()
  },
}
