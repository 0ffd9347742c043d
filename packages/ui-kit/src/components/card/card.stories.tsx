import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect, userEvent, within } from 'storybook/test'
import { poster } from '../../testing/pictures.ts'
import { Money } from '../money/money.tsx'
import { Button } from '../button/button.tsx'
import { Badge } from '../badge/badge.tsx'
import { Card, CardHead, CardLink, CardNote, CardRow, CardText } from './card.tsx'

const title = { font: 'var(--font-20)', letterSpacing: 'var(--track-20)' } as const
const text = { marginBlockStart: 8, color: 'var(--color-t2)' } as const

const dossier = {
  purpose:
    'Content that is one object: a balance, a promotion, a table. Parts of a page need no card, they have space.',
  anatomyOf: 'Clickable',
  anatomy: [
    { at: '.p-card', name: 'Ground', says: 's1, radius 14 (r3), elevation e1. Padding 24, on a phone 16.' },
    {
      at: '.p-card__link',
      name: 'The one link',
      says: 'The title. It covers the card, takes the ring, and the card lifts by 4.',
    },
  ],
  dos: [
    { says: '48 between sections, 16 between cards of one kind.' },
    { says: 'One link a card; what else can be pressed stands below it, outside.' },
  ],
  donts: [
    {
      says: 'No card inside a card. Inside, hairlines and space are enough.',
      draw: () => (
        <Card>
          <Card>18 wins today</Card>
        </Card>
      ),
    },
    { says: 'No border in the dark theme, no gradient, no glass.' },
  ],
  accessibility: [
    'A card is no landmark; give it as="section" and a heading, or as="article" in a list, where it is one.',
    'Not the card is focusable but its link, so that a card is heard by its title.',
  ],
} satisfies Dossier

const meta: Meta<typeof Card> = { title: 'Bits/Card', component: Card, parameters: { dossier } }
export default meta

type Story = StoryObj

export const Playground: StoryObj<typeof Card> = {
  args: {
    as: 'section',
    tight: false,
    children: (
      <p>
        <Money>₱ 4,821.50</Money> won this week
      </p>
    ),
  },
}
export const Default: Story = {
  render: () => (
    <Card as="section">
      <h2 style={title}>Winnings this week</h2>
      <p style={text}>
        <Money>₱ 4,821.50</Money> in 38 rounds
      </p>
    </Card>
  ),
}
export const Headed: Story = {
  render: () => (
    <Card as="section">
      <CardHead
        title="Where you are logged in"
        tag={<Badge>3</Badge>}
        end={<Button size="sm">End all others</Button>}
      />
      <CardText>Network 203.0.113, since 14:02</CardText>
      <CardNote>As of Nov 22, 2026, 4:00 PM</CardNote>
    </Card>
  ),
}
export const Tight: Story = {
  render: () => (
    <div style={{ maxWidth: 240 }}>
      <Card as="article" tight>
        <img src={poster('Reef', 1)} alt="" width={240} height={320} />
        <p style={{ padding: 16 }}>Reef hall opens at nine</p>
      </Card>
    </div>
  ),
}
export const InARow: Story = {
  render: () => (
    <CardRow>
      <Card as="section">
        <h2 style={title}>What counts</h2>
        <p style={text}>Settled bets, in all games</p>
      </Card>
      <Card as="section">
        <h2 style={title}>What does not</h2>
        <p style={text}>Void and refunded bets, deposits, transfers, and stakes that cover each other</p>
      </Card>
    </CardRow>
  ),
}
export const Clickable: Story = {
  render: () => (
    <div style={{ maxWidth: 400 }}>
      <Card as="article">
        <h2 style={title}>
          <CardLink href="/promotions/second-deposit">Second deposit, 20% up to ₱ 2,000</CardLink>
        </h2>
        <p style={text}>Play it 8 times before you withdraw.</p>
      </Card>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    const card = canvasElement.querySelector('.p-card')!.getBoundingClientRect()
    await expect(document.elementFromPoint(card.right - 8, card.bottom - 8)).toBe(link)
  },
}
