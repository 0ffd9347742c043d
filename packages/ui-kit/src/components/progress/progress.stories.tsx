import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { atMost } from '../../testing/playground.tsx'
import { ProgressList } from './progress-list.tsx'
import { Progress } from './progress.tsx'

const dossier = {
  purpose:
    'How far a sum or a count has come to a goal, with what is left. Steps of a process are a Stepper, a file that is sent is an Upload.',
  anatomyOf: 'Month',
  anatomy: [
    { at: '.p-progress__label', name: 'Name', says: '14/500; what gets there.' },
    { at: '.p-progress__value', name: 'Figures', says: '14 in t2: how far, of what, in percent.' },
    { at: '.p-progress__bar', name: 'Bar', says: '8 high on s3, filled in info; in ok once it is full.' },
    {
      at: '.p-progress__foot',
      name: 'What is left',
      says: '13 in t3: the rest at the start, the end of time at the end.',
    },
  ],
  dos: [
    { says: 'Write the figures out: the bar alone says nothing to somebody who counts.' },
    { says: 'Say what is left and until when, each in a few words.' },
  ],
  donts: [
    { says: 'Do not hurry anybody: no "only", no exclamation mark, no colour of alarm when little is left.' },
    { says: 'Do not animate it: it shows what is, not that something runs.' },
  ],
  accessibility: ['A progress bar with the name beside it; what is read out are the figures as they are written.'],
} satisfies Dossier

const meta: Meta<typeof Progress> = {
  title: 'Data/Progress',
  component: Progress,
  parameters: { dossier },
  decorators: [atMost(480)],
}
export default meta

type Story = StoryObj<typeof Progress>

export const Playground: Story = {
  args: {
    label: 'Bets this month',
    value: '₱8,400.00 of ₱10,000.00, 84 %',
    percent: 84,
    left: '₱1,600.00 to VIP3',
    until: '8 days left, until 30 Nov 2026',
  },
}
export const Month: Story = { args: { ...Playground.args } }
export const None: Story = {
  args: { label: 'Bets in total', value: '₱0.00 of ₱2,000.00, 0 %', percent: 0, left: '₱2,000.00 to VIP1' },
}
export const Full: Story = {
  args: { label: 'Bets in total', value: '₱62,000.00 of ₱50,000.00, 100 %', percent: 124, left: 'Reached' },
}
export const InATable: Story = {
  args: { label: 'Deposited', labelHidden: true, value: '₱120.00 of ₱200.00', percent: 60 },
}
export const Linked: Story = {
  args: { label: 'Reel runner', href: '#reel-runner', value: '64 of 100', percent: 64, until: 'Ends in 5 hours' },
}
/** Each item is a list item with a `Progress`, and a button where the goal is reached. */
export const Beside: StoryObj = {
  render: () => (
    <ProgressList label="Milestones">
      {[500, 5_000, 50_000].map((goal, index) => (
        <li key={goal}>
          <Progress label={`Milestone ${index + 1}`} value={`₱720.00 of ₱${goal}.00`} percent={72_000 / goal} />
        </li>
      ))}
    </ProgressList>
  ),
}
export const LongWords: Story = {
  args: {
    label: 'Kabuuang taya mula nang buksan ang account',
    value: '₱48,000,000.00 sa ₱100,000,000.00, 48 %',
    percent: 48,
    left: '₱52,000,000.00 pa para sa VIP8',
    until: 'Mula Setyembre 8, 2026, walang katapusan',
  },
}
