import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect, fn } from 'storybook/test'
import { IconNews } from '../../icons/index.ts'
import { Ticker, TickerSkeleton } from './ticker.tsx'

const dossier = {
  purpose:
    'One line of short news on a page that is about something else. For pictures take BannerCarousel, for a message about this page Notice.',
  anatomyOf: 'Several',
  anatomy: [
    {
      at: '.p-ticker',
      name: 'Line, 44',
      says: 's1, r2; as high while nothing has come, so that the page below never moves.',
    },
    { at: '.p-ticker__item', name: 'Item', says: '14 in t2, one line, cut with an ellipsis; a press opens the whole.' },
    {
      at: '.p-ticker__pause',
      name: 'Switch',
      says: '44 × 44: stops the line and lets it go on. Absent for a single item.',
    },
  ],
  dos: [
    { says: 'Six seconds an item or more: people read in a second language too.' },
    { says: 'At most five items, the newest first.' },
  ],
  donts: [{ says: 'No text that scrolls sideways.' }, { says: 'Nothing that anybody must read: it may pass unseen.' }],
  accessibility: [
    'A named section; changes are not read out.',
    'Stands still under reduced motion, with the pointer on it and with the focus in it (WCAG 2.2.2).',
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'Opens the item, or presses the switch' }],
} satisfies Dossier

const onOpen = fn()
const items = [
  { id: 'service', text: 'Buccaneer Bay is being serviced' },
  { id: 'games', text: 'Fourteen new games this week' },
  { id: 'night', text: 'Withdrawals at night' },
]

const meta: Meta<typeof Ticker> = {
  title: 'Content/Ticker',
  component: Ticker,
  parameters: { dossier },
  args: {
    label: 'Latest announcements',
    icon: <IconNews size={18} />,
    items,
    onOpen,
    pauseLabel: 'Stop the announcements',
    playLabel: 'Let the announcements change',
  },
}
export default meta

type Story = StoryObj<typeof Ticker>

export const Playground: StoryObj<typeof Ticker> = { args: { interval: 60_000 } }
export const Several: Story = {}
export const Single: Story = { args: { items: items.slice(0, 1) } }
export const LongWords: Story = {
  args: {
    items: [
      {
        id: 'a',
        text: 'Hindi nagpoproseso ang mga bangko mula 23:30 hanggang 00:30. Babayaran pagkatapos ang mga request sa oras na iyon, at makikita ang mga ito sa talaan ng account.',
      },
    ],
  },
}
export const Loading: Story = { render: () => <TickerSkeleton /> }
export const Stopped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the announcements' }))
    await expect(canvas.getByRole('button', { name: 'Let the announcements change' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Buccaneer Bay is being serviced' }))
    await expect(onOpen).toHaveBeenCalledWith('service')
  },
}
