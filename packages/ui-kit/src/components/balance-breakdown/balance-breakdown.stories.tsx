import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { IconRefresh, IconWallet } from '../../icons/index.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { BalanceBreakdown, type BalancePart } from './balance-breakdown.tsx'

const dossier = {
  purpose: 'The head of a page about money: the total first, then where it lies, as a bar and in words.',
  anatomyOf: 'Playground',
  anatomy: [
    { at: '.p-breakdown__label', name: 'Label', says: '14 px in t2, with the buttons that refresh the figure.' },
    { at: '.p-breakdown__sum', name: 'Total', says: '34 px in gold, 28 px on a phone. It is the money of the reader.' },
    { at: '.p-breakdown__bar', name: 'Bar', says: '8 px high. Each part is as wide as its share, at least 4 px.' },
    {
      at: '.p-breakdown__part',
      name: 'Parts',
      says: 'Name and amount of each part behind a square of its colour. A part of 0 keeps its words.',
    },
    { at: '.p-breakdown__stub', name: 'Stub', says: '304 px, torn off at two notches: one action and its terms.' },
  ],
  dos: [{ says: 'Let the parts add up to the total, to the last centavo.' }],
  donts: [{ says: 'No money in the parts that is not in the total, such as a withdrawal under way.' }],
  accessibility: [
    'The bar is hidden from screen readers: the description list under it says the same.',
    'Colours are told apart by the order and the words beside them, never by colour alone.',
  ],
} satisfies Dossier

const meta: Meta<typeof BalanceBreakdown> = {
  title: 'Data/BalanceBreakdown',
  component: BalanceBreakdown,
  parameters: { dossier },
}
export default meta

type Story = StoryObj<typeof BalanceBreakdown>

const parts: readonly BalancePart[] = [
  { id: 'main', name: 'Main wallet', value: '₱2,044.25', amount: 204_425, color: 'gold' },
  { id: 'bonus', name: 'Locked by a bonus', value: '₱980.00', amount: 98_000, color: 'edge' },
  { id: 'providers', name: 'With providers', value: '₱1,670.00', amount: 167_000, color: 'info' },
]
const stub = (
  <>
    <Button block icon={<IconWallet />}>
      Bring all to main wallet
    </Button>
    <p>₱1,420.00 moves at once. ₱250.00 stays at Redbarn until 21:15.</p>
  </>
)

export const Playground: Story = {
  args: {
    label: 'Total balance',
    sum: '₱4,694.25',
    controls: <IconButton label="Refresh" icon={<IconRefresh size={16} />} />,
    parts,
    stub,
  },
}
export const OneWallet: Story = {
  args: {
    label: 'Total balance',
    sum: '₱2,044.25',
    parts: [parts[0]!, { ...parts[1]!, value: '₱0.00', amount: 0 }],
  },
}
export const Nothing: Story = {
  args: {
    label: 'Total balance',
    sum: '₱0.00',
    parts: parts.map((part) => ({ ...part, value: '₱0.00', amount: 0 })),
    stub,
  },
}
export const LongWords: Story = {
  args: {
    label: 'Kabuuang balanse ng lahat ng wallet',
    sum: '₱1,234,567,890.25',
    parts: parts.map((part) => ({ ...part, name: `${part.name}, naka-lock hanggang matapos` })),
    stub,
  },
  globals: { viewport: { value: 'small' } },
}
