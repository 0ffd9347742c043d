import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { AgeMark } from './age-mark.tsx'

const dossier = {
  purpose:
    'Says on every page from which age the site is for. It belongs in the footer and beside every form that opens an account.',
  anatomyOf: 'InAFooter',
  anatomy: [{ at: '.p-age', name: 'Ring', says: 'A round line with the age and a plus, read out as a sentence.' }],
  dos: [{ says: 'Keep it in the first glance of login and registration too.' }],
  donts: [
    { says: 'Do not use it as a badge, and do not colour it: it is a duty, not a decoration.' },
    { says: "Do not write the age by hand: it comes from the operator's licence." },
  ],
  accessibility: [
    'With a label it is an image of that name ("For people of 21 and over"), so that nobody hears "twenty-one plus".',
    'Without a label its figures are read as they stand; then the sentence stands beside it.',
  ],
} satisfies Dossier

const meta: Meta<typeof AgeMark> = { title: 'Bits/AgeMark', component: AgeMark, parameters: { dossier } }
export default meta

type Story = StoryObj

export const Playground: StoryObj<typeof AgeMark> = { args: { label: 'For people of 21 and over', children: '21+' } }
export const Default: Story = { render: () => <AgeMark label="For people of 21 and over">21+</AgeMark> }
export const InAFooter: Story = {
  render: () => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 12, color: 'var(--color-t2)', font: 'var(--font-13)' }}>
      <AgeMark label="For people of 21 and over">21+</AgeMark>Play with money that you can miss.
    </p>
  ),
}
export const BesideItsSentence: Story = {
  render: () => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 12, font: 'var(--font-14)' }}>
      <AgeMark>18+</AgeMark>Only for people of 18 and over.
    </p>
  ),
}
