import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { IconCalendar, IconCoins, IconGift, IconMission } from '../../icons/index.ts'
import { Button } from '../button/button.tsx'
import { LinkButton } from '../button/link-button.tsx'
import { Money } from '../money/money.tsx'
import { FormError } from '../notice/notice.tsx'
import { RewardRow, RewardRows, type RewardRowProps } from './reward-rows.tsx'

const claim = (of: string) => (
  <Button size="sm" aria-label={`Claim: ${of}`}>
    Claim
  </Button>
)
const row = (title: string, props: Partial<RewardRowProps> = {}): RewardRowProps => ({
  icon: <IconGift size={20} />,
  title,
  text: 'To play before you withdraw: 2 times the bonus',
  time: { tone: 'plain', text: 'Until Nov 29, 2026, 4:00 PM' },
  value: <Money>₱88.00</Money>,
  action: claim(title),
  ...props,
})
const rows = [
  row('Catch of the day', {
    time: { tone: 'soon', text: '4 h 53 min left', sub: 'Until Nov 22, 2026, 11:59 PM' },
  }),
  row('Daily login, day 5', { icon: <IconCalendar size={20} />, text: 'It can be played, not withdrawn' }),
  row('Bet race, step 2', {
    icon: <IconMission size={20} />,
    note: <FormError>This reward could not be claimed in time.</FormError>,
  }),
  row('Rebate', {
    icon: <IconCoins size={20} />,
    text: '₱11.84 is in your main wallet.',
    time: { tone: 'done', text: 'Claimed' },
    action: (
      <LinkButton size="sm" href="#record">
        See it in the account record
      </LinkButton>
    ),
  }),
]

const dossier = {
  purpose: 'Rewards that wait to be taken, one a row. What points buy is a RewardCard, a promotion a Ticket.',
  anatomyOf: 'List',
  anatomy: [
    { at: '.p-reward-row__icon', name: 'Kind, 40', says: 'Promotion, login, mission, raffle or rebate.' },
    { at: '.p-reward-row__text', name: 'Terms, 13', says: 'All of them, read before the button is pressed.' },
    { at: '.p-reward-row__until', name: 'Until', says: 'A clock on the last day alone; no end, no clock.' },
    { at: '.p-reward-row__value', name: 'Sum, 15/600', says: 'Gold: it is the money of the member.' },
  ],
  dos: [{ says: 'Keep a row that was taken where it was, with what became of it.' }],
  donts: [{ says: 'No coral button in a row: the one that takes all stands above.' }],
  accessibility: [
    'A list of items, each with a heading; the icon is decoration.',
    'The name of a button carries that of its reward.',
  ],
} satisfies Dossier

const meta: Meta<typeof RewardRow> = { title: 'Data/RewardRow', component: RewardRow, parameters: { dossier } }
export default meta

const all = (list: readonly RewardRowProps[]) => (
  <>
    <h2 className="p-hidden">To claim</h2>
    <RewardRows label="To claim">
      {list.map((props) => (
        <RewardRow key={String(props.title)} {...props} />
      ))}
    </RewardRows>
  </>
)

export const Playground: StoryObj<typeof RewardRow> = {
  args: row('Catch of the day'),
  decorators: [
    (Story) => (
      <>
        <h2 className="p-hidden">To claim</h2>
        <RewardRows label="To claim">
          <Story />
        </RewardRows>
      </>
    ),
  ],
}
export const List: StoryObj = { render: () => all(rows) }
export const Phone: StoryObj = { ...List, globals: { viewport: { value: 'small' } } }
export const TwoActions: StoryObj = {
  render: () =>
    all([
      row('Evening gift', {
        action: (
          <>
            <Button size="sm">Use it</Button>
            <Button size="sm" variant="text">
              Give back
            </Button>
          </>
        ),
      }),
    ]),
}
export const LongWords: StoryObj = {
  render: () =>
    all([
      row('Magandang parol na gawa sa kapis mula sa Pampanga', {
        value: <Money>₱1,234,567,890.25</Money>,
        time: { tone: 'soon', text: '4 na oras at 53 minuto na lang', sub: 'Hanggang Nob 22, 2026, 11:59 PM' },
      }),
    ]),
  globals: { viewport: { value: 'small' } },
}
