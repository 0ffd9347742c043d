import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { atMost } from '../../testing/playground.tsx'
import { Button } from '../button/button.tsx'
import { Money } from '../money/money.tsx'
import { Summary } from './summary.tsx'

const dossier = {
  purpose: 'What is about to move, before the press: beside a form about money on a wide screen, under it on a phone.',
  anatomyOf: 'Deposit',
  anatomy: [
    { at: '.p-summary__title', name: 'Title', says: '17 px; a heading of level 2.' },
    {
      at: '.p-facts__row',
      name: 'Lines',
      says: 'A FactList without rules: each sum with its name, the fee even where there is none.',
    },
    { at: '.p-summary__total', name: 'Total', says: '22 px; gold once it is known, a dash before.' },
    { at: '.p-summary__stub', name: 'Stub', says: 'Torn off at two notches: the one button.' },
    { at: '.p-summary__note', name: 'Note', says: '13 px in t3 under the ticket: what pressing means.' },
  ],
  dos: [
    { says: 'Say the sum on the button: Pay ₱ 200.00.' },
    { says: 'Name what has to be played beside the bonus that asks for it.' },
  ],
  donts: [{ says: 'No line that only shows after the press.' }, { says: 'No second button on the stub.' }],
  accessibility: ['A region with the title as its name; lines and total are description lists.'],
} satisfies Dossier

const meta: Meta<typeof Summary> = { title: 'Data/Summary', component: Summary, parameters: { dossier } }
export default meta

type Story = StoryObj<typeof Summary>

const facts = [
  { id: 'pays', name: 'You pay', value: '₱200.00' },
  { id: 'fee', name: 'Fee', value: '₱0.00' },
  { id: 'bonus', name: 'Bonus', value: '₱40.00' },
  { id: 'wager', name: 'To play before withdrawing', value: '₱320.00' },
]
const button = (
  <Button variant="primary" size="lg" block>
    Pay ₱200.00
  </Button>
)

export const Playground: StoryObj<typeof Summary> = {
  args: {
    title: 'Summary',
    facts,
    total: { name: 'You receive', value: <Money>₱240.00</Money> },
    action: button,
    note: 'Pay from an account in your own name.',
  },
  decorators: [atMost(380)],
}
export const Deposit: Story = {
  args: {
    title: 'Summary',
    facts,
    total: { name: 'You receive', value: <Money>₱240.00</Money> },
    action: button,
    note: 'Pay from an account in your own name.',
  },
}
export const NothingYet: Story = {
  args: {
    title: 'Summary',
    facts: [{ id: 'fee', name: 'Fee', value: '—' }],
    total: { name: 'You receive', value: '—' },
    action: (
      <Button variant="primary" size="lg" block>
        Pay
      </Button>
    ),
  },
}
export const WithoutStub: Story = { args: { title: 'Order', facts } }
export const LongWords: Story = {
  args: {
    title: 'Buod',
    facts: [{ id: 'wager', name: 'Kailangang laruin bago makapag-withdraw', value: '₱1,920,000.00' }],
    total: { name: 'Matatanggap mo', value: <Money>₱1,000,240,000.00</Money> },
    action: button,
  },
}
