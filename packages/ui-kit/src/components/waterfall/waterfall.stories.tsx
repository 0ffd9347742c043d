import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { Card } from '../card/card.tsx'
import { Waterfall, type WaterfallStep } from './waterfall.tsx'

type Story = StoryObj<typeof Waterfall>

const steps: WaterfallStep[] = [
  { id: 'gross', name: 'Turnover × rate', note: '₱142,300.00 × 1%', value: 1_423, sum: '₱1,423.00', href: '#bets' },
  { id: 'handed', name: 'Handed on', note: 'to 4 agents', value: -684.2, sum: '−₱684.20', href: '#team' },
  { id: 'in', name: 'Carried in', value: 182.32, sum: '+₱182.32' },
  { id: 'out', name: 'Carried out', value: -51.6, sum: '−₱51.60' },
]
const total = { id: 'paid', name: 'Paid', sum: '₱869.52', href: '#transactions' }

const dossier = {
  purpose:
    'How one sum came about from others: a commission, a salary, a balance. For how a figure went over days take a Chart.',
  anatomyOf: 'Filled',
  anatomy: [
    { at: '.p-waterfall__name', name: 'Step', says: 'f14; a link where it leads to the rows that it was made from.' },
    { at: '.p-waterfall__note', name: 'Note', says: 'f13 in t3: the factors.' },
    { at: '.p-waterfall__sum', name: 'Figure', says: 'With its sign, tabular, at the end.' },
    {
      at: '.p-waterfall__bar',
      name: 'Bar, 8',
      says: 'Begins where the step before ended: info, ok for more, edge for less, gold for the total.',
    },
  ],
  dos: [{ says: 'Let the figures add up to the last digit.' }, { says: 'Leave out a step that is zero.' }],
  donts: [
    { says: 'Do not round a step for its bar’s sake.' },
    { says: 'Do not let the bar alone say which way a step goes: the sign does.' },
  ],
  accessibility: [
    'An ordered list with a name; the bars are for the eye alone.',
    'A step that is a link has its whole line as target.',
  ],
} satisfies Dossier

const meta: Meta<typeof Waterfall> = { title: 'Data/Waterfall', component: Waterfall, parameters: { dossier } }
export default meta

export const Playground: Story = { args: { label: 'Commission of 20 November', steps, total } }
const within = (args: Partial<Parameters<typeof Waterfall>[0]>) => (
  <Card>
    <Waterfall label="Commission of 20 November" steps={steps} total={total} {...args} />
  </Card>
)
export const Filled: Story = { render: () => within({}) }
export const BelowZero: Story = {
  render: () =>
    within({
      steps: [
        { id: 'loss', name: 'Net loss × rate', value: -120, sum: '−₱120.00' },
        { id: 'out', name: 'Carried out', value: 120, sum: '+₱120.00' },
      ],
      total: { id: 'paid', name: 'Paid', sum: '₱0.00' },
    }),
}
export const LongNames: Story = {
  render: () =>
    within({ steps: steps.map((step) => ({ ...step, name: `${step.name} of the whole archipelago and beyond` })) }),
}
export const OnAPhone: Story = { ...LongNames, globals: { viewport: { value: 'small' } } }
export const FromTheRight: Story = { render: () => within({}), globals: { lang: 'XB' } }
