import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import type { CountdownCardProps } from './countdown-card.tsx'
import { expect, fn, waitFor } from 'storybook/test'
import { Behind } from '../../testing/behind.tsx'
import { Card } from '../card/card.tsx'
import { CountdownCard } from './countdown-card.tsx'
import { Countdown, type CountdownProps } from './countdown.tsx'

type Story = StoryObj<typeof Countdown>

const second = 1000
const day = 86_400 * second
const end = Date.UTC(2025, 9, 31, 16)
const words = {
  days: ['day', 'days'],
  hours: ['hour', 'hours'],
  minutes: ['min', 'min'],
  seconds: ['sec', 'sec'],
} as const

/** A clock that stands still, so that a picture of the story is the same tomorrow. */
const at = (left: number): CountdownProps => ({
  end,
  now: () => end - left,
  unit: (name, count) => words[name][count === 1 ? 0 : 1],
  text: 'Ends on 1 November 2025 at 00:00, Manila time',
})
/** A clock that runs from the moment it is first asked. */
const running = (left: number): CountdownProps => {
  let begun: number | undefined
  return { ...at(left), now: () => end - left + (performance.now() - (begun ??= performance.now())) }
}
const mock = 2 * day + (4 * 3600 + 18 * 60 + 36) * second

const Promo = (props: Partial<CountdownCardProps>) => (
  <Behind>
    <CountdownCard
      {...at(mock)}
      title="Lantern draw closes in"
      href="/promotion/lantern"
      closeLabel="Close"
      {...props}
    />
  </Behind>
)

const dossier = {
  purpose:
    'The honest time until something ends: from an end time alone, against the platform’s clock. For the wait before a code can be sent again take CodeRequestField.',
  anatomyOf: 'Floating',
  anatomy: [
    {
      at: '.p-countdown-card__title',
      name: 'What ends, 13',
      says: 'The thing itself, never "hurry". Leaves 36 px for the close button.',
    },
    {
      at: '.p-countdown__cell:nth-of-type(1) > .p-countdown__figure',
      name: 'Figures, 28',
      says: 'Two places, tabular, 600, t1. Days stand there as long as there are any.',
    },
    {
      at: '.p-countdown__cell:nth-of-type(1) > .p-countdown__unit',
      name: 'Unit, 12',
      says: 'In t3 under its figure; agrees with the count.',
    },
    {
      at: '.p-countdown-card__close',
      name: 'Close, 44',
      says: 'Closed is closed; the app remembers it for the visit.',
    },
    {
      at: '.p-countdown-card',
      name: 'Card',
      says: 's2, r3, e2, 280 wide or more, 24 px from the lower end corner, on a phone 12 above the bar. The whole card is the link. Layer 400, under every modal.',
    },
  ],
  dos: [
    {
      says: 'Hand it the platform’s clock (now). A machine that is an hour late shows the same figures as all others.',
    },
    {
      says: 'Let it end: 00:00:00 stands for three seconds, then it fades and never comes back, whatever the clock says later.',
    },
  ],
  donts: [
    { says: 'Do not count down to something that starts again at once: a countdown that restarts is a lie.' },
    {
      says: 'Do not colour the last minutes, do not blink, do not add words that push.',
      draw: () => <div style={{ font: 'var(--font-24)', color: 'var(--color-bad)' }}>Hurry! 00:58</div>,
    },
    { says: 'Do not show two at a time, and none inside a game.' },
  ],
  accessibility: [
    'The figures are hidden from screen readers; they get one sentence with the end itself (text). Nothing is read out each second.',
    'Without a link there is no card: nothing floats that leads nowhere.',
    'With motion reduced the figures jump and the card comes and goes without a fade.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'to the link, then to its close button' },
    { keys: 'Enter', does: 'opens the link or closes' },
  ],
} satisfies Dossier

const meta: Meta<typeof Countdown> = { title: 'Data/Countdown', component: Countdown, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof Countdown> = { args: at(mock) }
export const Days: Story = {
  render: () => (
    <Card>
      <Countdown {...at(mock)} />
    </Card>
  ),
}
export const Hours: Story = {
  render: () => (
    <Card>
      <Countdown {...at((3600 + 61) * second)} />
    </Card>
  ),
}
export const Floating: Story = {
  render: () => <Promo />,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
}
export const LongWords: Story = {
  render: () => (
    <Promo
      title="Magsasara ang bunutan ng mga parol para sa buwan ng Nobyembre sa loob ng"
      unit={(name) => ({ days: 'araw', hours: 'oras', minutes: 'minuto', seconds: 'segundo' })[name]}
    />
  ),
  parameters: { docs: { story: { inline: false, height: '420px' } } },
}
export const WithoutLink: Story = {
  render: () => <Promo href={undefined} />,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
}
export const Running: Story = {
  render: () => (
    <Card>
      <Countdown {...running(day + 5 * second)} />
    </Card>
  ),
}

const closed = fn()
export const ClosedByKeyboard: Story = {
  render: () => <Promo onClose={closed} />,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  play: async ({ canvas, userEvent }) => {
    closed.mockClear()
    const link = await canvas.findByRole('link', { name: /Lantern draw closes in/ })
    await expect(link).toHaveAttribute('href', '/promotion/lantern')
    link.focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Lantern/ })).toBeNull())
    await expect(closed).toHaveBeenCalledOnce()
  },
}
