import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { Medal } from './medal.tsx'

const dossier = {
  purpose: 'The mark of a rank, in the two colours that the platform gives it. A person is an Avatar, a state a Badge.',
  anatomyOf: 'Large',
  anatomy: [
    { at: '.p-medal__edge', name: 'Edge', says: 'The colour of the rank, 3 of 64 wide.' },
    { at: '.p-medal__table', name: 'Face', says: 'The ground of the rank; it is dark by day as well.' },
    { at: '.p-medal__sign', name: 'Sign', says: 'The number of the rank, in its colour.' },
  ],
  dos: [{ says: 'Write the name of the rank beside it.' }],
  donts: [{ says: 'Do not let it shine, turn or burst: a rank is told, not celebrated.' }],
  accessibility: ['Decoration: nothing is read out. Colour is never the only cue, the number stands on it.'],
} satisfies Dossier

const meta: Meta<typeof Medal> = { title: 'Data/Medal', component: Medal, parameters: { dossier } }
export default meta

type Story = StoryObj<typeof Medal>

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const
const colors = [
  ['#b9bad4', '#313354'],
  ['#93b8ff', '#27325a'],
  ['#5fd8a5', '#1d3843'],
  ['#f2c46d', '#43351d'],
  ['#ff9f7a', '#4a2a20'],
] as const

export const Playground: Story = { args: { sign: '2', color: '#5fd8a5', ground: '#1d3843', size: 88 } }
export const Large: Story = { args: { sign: '3', color: '#f2c46d', ground: '#43351d', size: 88 } }
export const InARow: Story = {
  render: () => (
    <div style={row}>
      {colors.map(([color, ground], level) => (
        <Medal key={color} sign={String(level)} color={color} ground={ground} />
      ))}
      <Medal sign="12" color="#7ae6ff" ground="#163f4d" size={28} />
    </div>
  ),
}
export const WithoutColours: Story = { args: { sign: '7', color: 'url(https://other.example/a)', ground: 'red' } }
