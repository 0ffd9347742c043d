import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { Card } from '../card/card.tsx'
import { Money } from '../money/money.tsx'
import { FactList } from './fact-list.tsx'

const dossier = {
  purpose:
    'The details of one thing: a round, an order, an account. Many things with the same details are a DataTable.',
  anatomyOf: 'Round',
  anatomy: [
    { at: '.p-facts__name', name: 'Name', says: 'f14 in t3, never wraps; at most three words.' },
    { at: '.p-facts__value', name: 'Value', says: 'f14 at 500, at the end; wraps where it must.' },
  ],
  dos: [
    { says: 'Put sums together, the one that counts last.' },
    { says: 'Leave out what is not known: there is no empty line.' },
  ],
  donts: [
    { says: 'No button among the facts; what can be done stands below them.' },
    { says: 'No more than ten lines.' },
  ],
  accessibility: ['A description list: each value is read with its name.'],
} satisfies Dossier

const meta: Meta<typeof FactList> = { title: 'Data/FactList', component: FactList, parameters: { dossier } }
export default meta

const round = [
  { id: 'game', name: 'Game', value: 'Fruit Parade' },
  { id: 'provider', name: 'Provider', value: 'Kestrel Works' },
  { id: 'time', name: 'Time', value: '21 Nov 2026, 14:32' },
  { id: 'stake', name: 'Stake', value: '₱20.00' },
  { id: 'win', name: 'Win', value: <Money>₱64.00</Money> },
]
export const Playground: StoryObj<typeof FactList> = { args: { facts: round } }
export const Round: StoryObj<typeof FactList> = {
  render: () => (
    <Card>
      <FactList facts={round} />
    </Card>
  ),
}
export const Unknown: StoryObj<typeof FactList> = {
  render: () => (
    <Card>
      <FactList facts={[...round, { id: 'nickname', name: 'Nickname', value: null }]} />
    </Card>
  ),
}
export const LongWords: StoryObj<typeof FactList> = {
  render: () => (
    <Card>
      <FactList
        facts={[
          { id: 'round', name: 'Numero ng round', value: '5f0d8a52-7d4e-4a53-9a34-3f2b2f1f8e11' },
          { id: 'game', name: 'Laro', value: 'Ang Mahabang Paglalakbay ng Gintong Kalabaw sa Bundok' },
        ]}
      />
    </Card>
  ),
}
