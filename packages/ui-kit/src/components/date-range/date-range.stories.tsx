import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import type { DateRangeProps } from './date-range.tsx'
import type { DayRange } from './iso-day.ts'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { kept } from '../../testing/playground.tsx'
import { Card } from '../card/card.tsx'
import { DateRange } from './date-range.tsx'
import { RangePanel } from './range-panel.tsx'

const today = '2025-08-14'
const words = {
  presets: 'Days up to today',
  close: 'Close',
  prevMonth: 'Month before',
  nextMonth: 'Next month',
  chooseFrom: 'Choose the first day',
  chooseTo: 'Choose the last day',
}
const presets = [
  { label: 'Today', from: 0, to: 0 },
  { label: '7 days', from: -6, to: 0 },
  { label: '14 days', from: -13, to: 0 },
  { label: '30 days', from: -29, to: 0 },
]
const fortnight = { from: '2025-08-01', to: today }

const Period = ({ value: first, ...props }: Partial<DateRangeProps>) => {
  const [value, setValue] = useState<DayRange | undefined>(first)
  return (
    <DateRange
      label="Period"
      locale="en-GB"
      today={today}
      max={today}
      presets={presets}
      words={words}
      placeholder="All days"
      {...props}
      value={value}
      onValue={setValue}
    />
  )
}

const Month = ({ value: first, locale = 'en-GB', ...props }: Partial<DateRangeProps>) => {
  const [value, setValue] = useState<DayRange | undefined>(first)
  return (
    <Card>
      <div style={{ maxWidth: 336 }}>
        <RangePanel locale={locale} today={today} words={words} {...props} value={value} onValue={setValue} />
      </div>
    </Card>
  )
}

const dossier = {
  purpose:
    'Which days a record, a chart or a statement covers. For one day (a birthday) take a TextField of type date.',
  anatomyOf: 'InTheMonth',
  anatomy: [
    { at: '.p-calendar__month', name: 'Month', says: 'Named by the language, read out when it changes.' },
    { at: '.p-month__weekday', name: 'Weekdays', says: '13, t3. The week begins where the language begins it.' },
    {
      at: '[data-state="from"]',
      name: 'End',
      says: 'Cell of 40 in a row of 44, coral, radius r2 on its outer side only.',
    },
    {
      at: '[data-state="middle"]',
      name: 'Middle',
      says: 'accent-soft, unbroken from one edge of the week to the other.',
    },
    {
      at: '[aria-current="date"]',
      name: 'Today',
      says: 'A dot under the figure. Today comes from the server: a phone may be a day off.',
    },
  ],
  dos: [
    { says: 'Offer Today, 7, 14 and 30 days first; most people never open the month.' },
    { says: 'Beside a page title let the presets stand in the open (beside); on a phone they move into the sheet.' },
    { says: 'Set max to today for records, so that a future day cannot be asked for.' },
  ],
  donts: [
    { says: 'Do not ask for two dates in two fields: nobody types the second one first.' },
    { says: "Do not turn the days into moments in the visitor's zone: a day in Manila is the platform's day." },
    { says: 'Do not close on the first press: it is only half an answer.' },
  ],
  accessibility: [
    'The month is a grid with one stop in the order of Tab; every day says its full name, days outside the limits say that they are off and can still be walked over.',
    'Chosen days are aria-selected; today is aria-current.',
    'The hint under the month says in words which end the next press sets.',
    'Escape closes and gives the focus back to the button; on a phone it is a modal sheet.',
  ],
  keyboard: [
    { keys: '← → ↑ ↓', does: 'a day, a week; mirrored right-to-left' },
    { keys: 'Home, End', does: 'first and last day of the week' },
    { keys: 'Page Up, Page Down', does: 'a month; with Shift a year' },
    { keys: 'Enter or Space', does: 'begins the range, then ends it' },
  ],
} satisfies Dossier

/** What the types say in a way that the page of the component cannot read by itself. */
const argTypes = {
  presets: {
    description: "Ranges by one press, in days from today: `{ label: '7 days', from: -6, to: 0 }`.",
    table: { type: { summary: 'readonly RangePreset[]' }, defaultValue: { summary: '[]' } },
  },
  words: {
    description:
      'Names of the presets, of the close button and of the month buttons, and the two hints under the month.',
    table: { type: { summary: '{ presets, close, prevMonth, nextMonth, chooseFrom, chooseTo: string }' } },
  },
  value: {
    description: 'The first and the last day, both inside; left out while nothing is chosen.',
    table: { type: { summary: '{ from: IsoDay, to: IsoDay }' } },
  },
  onValue: {
    type: { name: 'function', required: true },
    description: 'Hears of a whole range, never of half of one.',
    table: { type: { summary: '(range: DayRange) => void' } },
  },
  today: {
    type: { name: 'string', required: true },
    description: 'The day that it is by the server’s clock, `YYYY-MM-DD`.',
    table: { type: { summary: 'IsoDay' } },
  },
  min: { description: 'The first day that can be chosen.', table: { type: { summary: 'IsoDay' } } },
  max: { description: 'The last day that can be chosen.', table: { type: { summary: 'IsoDay' } } },
  locale: {
    type: { name: 'string', required: true },
    description: 'Language of months and weekdays, for example `vi`.',
    table: { type: { summary: 'string' } },
  },
} satisfies Meta<typeof DateRange>['argTypes']

const meta: Meta<typeof DateRange> = {
  title: 'Data/DateRange',
  component: DateRange,
  argTypes,
  parameters: { dossier },
}
export default meta

type Story = StoryObj

export const Playground: StoryObj<typeof DateRange> = {
  args: {
    label: 'Period',
    look: 'button',
    locale: 'en-GB',
    today,
    max: today,
    presets,
    words,
    placeholder: 'All days',
    value: fortnight,
    onValue: fn(),
  },
  render: kept(DateRange, 'value', 'onValue'),
}
export const InTheMonth: Story = { render: () => <Month value={{ from: '2025-08-04', to: today }} /> }
export const Button: Story = { render: () => <Period value={fortnight} /> }
export const BesideATitle: Story = { render: () => <Period beside value={fortnight} /> }
export const WithSteps: Story = {
  render: () => (
    <Period
      beside
      value={fortnight}
      steps={{
        earlier: { label: 'The 14 days before', days: { from: '2025-07-18', to: '2025-07-31' } },
        later: { label: 'The 14 days after', days: null },
      }}
    />
  ),
}
export const Field: Story = {
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <Period look="field" value={fortnight} hint="Up to 90 days back" />
    </div>
  ),
}
export const NothingChosen: Story = {
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <Period look="field" />
    </div>
  ),
}
export const Wrong: Story = {
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <Period look="field" required error="Choose the days of the statement." />
    </div>
  ),
}
export const OneDay: Story = { render: () => <Month value={{ from: today, to: today }} /> }
export const WithLimits: Story = {
  render: () => <Month value={{ from: '2025-08-10', to: today }} min="2025-08-06" max={today} />,
}
export const Vietnamese: Story = { render: () => <Month locale="vi" value={{ from: '2025-08-04', to: today }} /> }
export const Tagalog: Story = { render: () => <Month locale="fil" value={{ from: '2025-08-04', to: today }} /> }
export const Thai: Story = { render: () => <Month locale="th" value={{ from: '2025-08-04', to: today }} /> }

export const ByKeys: Story = {
  render: () => <Period value={fortnight} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Period/ })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const grid = await screen.findByRole('grid', { name: 'August 2025' })
    within(grid).getByRole('button', { name: 'Thursday, 14 August 2025' }).focus()
    await userEvent.keyboard('{ArrowUp}{Home}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Monday, 4 August 2025' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByText('Choose the last day')).toBeVisible()
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Friday, 4 July 2025' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveAccessibleName(/4 Jul – 4 Aug 2025/))
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const ByPreset: Story = {
  render: () => <Period value={fortnight} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Period/ })
    await userEvent.click(button)
    await expect(await screen.findByRole('button', { name: '14 days' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(screen.getByRole('button', { name: '7 days' }))
    await waitFor(() => expect(button).toHaveAccessibleName(/8\s?–\s?14 Aug 2025/))
  },
}
