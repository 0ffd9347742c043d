import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { atMost } from '../../testing/playground.tsx'
import { DayStrip, type StripDay } from './day-strip.tsx'

const dossier = {
  purpose: 'Days in a row that each give something, for example for logging in. How far a sum has come is a Progress.',
  anatomyOf: 'Playground',
  anatomy: [
    { at: '.p-days__name', name: 'Day', says: '13 px in t2: "Day 3", or "Today".' },
    { at: '.p-days__value', name: 'What it gives', says: '15/600, tabular.' },
    { at: '.p-days__sign', name: 'Done', says: 'A tick of 16 px in ok, with the word for those who do not see it.' },
    { at: '.p-days__note', name: 'State', says: '13 px in t2: whether it can be taken.' },
  ],
  dos: [{ says: 'Say next to it what a missed day means, and under which terms the sums stand.' }],
  donts: [{ says: 'Do not count down to midnight, and do not blame anybody for a day that was missed.' }],
  accessibility: ['An ordered list; the day that counts now is the current one.'],
} satisfies Dossier

const meta: Meta<typeof DayStrip> = {
  title: 'Data/DayStrip',
  component: DayStrip,
  parameters: { dossier },
  decorators: [atMost(640)],
}
export default meta

type Story = StoryObj<typeof DayStrip>

const days = [1, 2, 3, 5, 8, 10, 28].map((sum, index): StripDay => {
  const state = index < 4 ? 'done' : index === 4 ? 'now' : 'next'
  return {
    id: String(index + 1),
    name: state === 'now' ? 'Today' : `Day ${index + 1}`,
    value: `₱${sum}.00`,
    state,
    note: { done: 'Taken', now: 'Ready', next: 'Later' }[state],
  }
})

export const Playground: Story = { args: { label: 'Daily login', days } }
export const FirstDay: Story = {
  args: {
    label: 'Daily login',
    days: days.map((day, index) => ({
      ...day,
      state: index === 0 ? 'now' : 'next',
      note: index === 0 ? 'Ready' : 'Later',
    })),
  },
}
export const LongWords: Story = {
  args: {
    label: 'Pang-araw-araw na login',
    days: days.map((day, index) => ({ ...day, name: `Ika-${index + 1} na araw`, value: '₱1,234,567.00' })),
  },
}
