import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { Money } from './money.tsx'

const dossier = {
  purpose:
    'A sum that belongs to the one who reads it: balance, winnings, credited money. Prices, stakes and limits are plain text.',
  anatomyOf: 'AllTones',
  anatomy: [
    { at: '[data-tone="gold"]', name: 'Yours', says: 'Gold, 600: in the wallet, won, credited.' },
    { at: '[data-tone="pending"]', name: 'Not yet', says: 't2: in process, by either side.' },
    { at: '[data-tone="loss"]', name: 'Lost', says: 'bad, always with its minus.' },
    { at: '[data-tone="void"]', name: 'Did not come', says: 't3 and struck through.' },
  ],
  dos: [
    { says: "Format by the language and the member's currency; the minus is U+2212." },
    { says: 'Line sums up at the end of their column.' },
  ],
  donts: [
    { says: 'No gold for ranks, stars, prices or "up to".' },
    { says: 'No green plus for a deposit under review.' },
  ],
  accessibility: [
    'Tone is never alone: loss has a minus, rejected money has a state beside it.',
    'A sum never breaks over two lines and keeps its order right-to-left.',
  ],
} satisfies Dossier

const meta: Meta<typeof Money> = { title: 'Bits/Money', component: Money, parameters: { dossier } }
export default meta

type Story = StoryObj

export const Playground: StoryObj<typeof Money> = { args: { tone: 'gold', children: '₱ 4,821.50' } }
export const AllTones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <Money>₱ 4,821.50</Money>
      <Money tone="pending">₱ 150.00</Money>
      <Money tone="loss">−₱ 854.30</Money>
      <Money tone="void">₱ 150.00</Money>
    </div>
  ),
}
export const Yours: Story = { render: () => <Money>₱ 4,821.50</Money> }
export const Pending: Story = { render: () => <Money tone="pending">₱ 150.00</Money> }
export const Lost: Story = { render: () => <Money tone="loss">−₱ 854.30</Money> }
export const Void: Story = { render: () => <Money tone="void">₱ 150.00</Money> }
export const OtherCurrencies: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end', gap: 8, inlineSize: 'fit-content' }}>
      <Money>1.250.000 ₫</Money>
      <Money>฿ 12,480.00</Money>
      <Money>Rp 2.400.000</Money>
    </div>
  ),
}
