import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { Button } from '../button/button.tsx'
import { PeriodResult, type PeriodFigure } from './period-result.tsx'

const dossier = {
  purpose: 'The head of a page about a period: the result in a sentence first, then the figures that it is made of.',
  anatomyOf: 'Playground',
  anatomy: [
    { at: '.p-period__title', name: 'Result', says: '24/600, a sentence with the sum and the days. Never coloured.' },
    { at: '.p-period__text', name: 'Made of', says: '14 px in t2: the parts, and the period before.' },
    { at: '.p-period__value', name: 'Figure', says: '17/600, tabular.' },
    { at: '.p-period__note', name: 'Note', says: '13 px in t3: what the figure is made of, or was before.' },
  ],
  dos: [{ says: 'Say a loss as plainly as a gain.' }],
  donts: [{ says: 'No green, no red, no praise: a result is a fact.' }],
  accessibility: ['The sentence is the heading of the section; the figures are a description list.'],
} satisfies Dossier

const meta: Meta<typeof PeriodResult> = {
  title: 'Data/PeriodResult',
  component: PeriodResult,
  parameters: { dossier },
}
export default meta

type Story = StoryObj<typeof PeriodResult>

const figures: readonly PeriodFigure[] = [
  { id: 'net', name: 'Net deposits', value: '₱1,700.00', note: '₱5,000.00 in, ₱3,300.00 out' },
  { id: 'bets', name: 'Bets', value: '₱18,460.00', note: 'Before: ₱15,120.00' },
  { id: 'wins', name: 'Winnings', value: '₱16,799.60', note: 'Before: ₱14,052.00' },
  { id: 'bonuses', name: 'Bonuses', value: '₱420.40', note: 'Before: ₱208.00' },
  { id: 'time', name: 'Time played', value: '14 h 20 min', note: 'Before: 12 h 5 min' },
]

export const Playground: Story = {
  args: {
    title: 'You are down ₱1,240.00 in 30 days',
    text: 'Bets ₱18,460.00, winnings ₱16,799.60, bonuses ₱420.40. In the 30 days before you were down ₱860.00.',
    figures,
  },
}
export const Loading: Story = { args: { ...Playground.args, loading: true } }
export const WithAction: Story = {
  args: {
    title: 'You can take ₱12.40 of rebate',
    figures: [{ id: 'least', name: 'Least', value: '₱1.00' }],
    action: <Button variant="primary">Take ₱12.40</Button>,
  },
}
export const WithoutNotes: Story = {
  args: { title: 'You are even in 7 days', figures: figures.map(({ id, name, value }) => ({ id, name, value })) },
}
export const LongWords: Story = {
  args: {
    title: 'Lamang ka ng ₱1,234,567,890.25 sa loob ng 30 araw',
    text: 'Taya ₱18,460,000.00, panalo ₱16,799,600.00, bonus ₱420,400.00. Sa 30 araw bago nito, talo ka ng ₱860,000.00.',
    figures: figures.map((figure) => ({ ...figure, value: '₱1,234,567,890.25' })),
  },
  globals: { viewport: { value: 'small' } },
}
