import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect, fn } from 'storybook/test'
import { atMost } from '../../testing/playground.tsx'
import { IconUser } from '../../icons/index.ts'
import { Ticket, TicketGrid } from './ticket.tsx'

type Story = StoryObj<typeof Ticket>

const friday = {
  title: 'Friday cashback',
  text: 'Up to 3.5% back on the week, paid every Friday at midnight into your main wallet.',
  meta: 'Ends in 2 d 4 h',
  value: '3.5%',
  valueLabel: 'cashback',
}
const friend = {
  title: 'Bring a friend',
  text: 'For you when a friend plays a first round. No limit on friends.',
  meta: 'Members only',
  metaIcon: <IconUser size={16} />,
  value: '₱150',
  valueLabel: 'each',
}
const second = {
  title: 'Second deposit, 20% more',
  text: 'Up to ₱ 5,000.00. Play it 8 times before you withdraw.',
  meta: 'Until Sunday, 23:59',
  value: '20%',
  valueLabel: 'of your deposit',
}

const dossier = {
  purpose:
    'A promotion in a row of its kind: what it is, what it asks, and the sum on the stub. For one that fills the page take the banner; for the balance take the pill.',
  anatomyOf: 'One',
  anatomy: [
    {
      at: '.p-ticket__title',
      name: 'Title, 17',
      says: 'The one link of the ticket; its hit area is the whole ticket.',
    },
    {
      at: '.p-ticket__text',
      name: 'Condition, 13',
      says: 'In one breath: the sum and what must be played. Two lines.',
    },
    { at: '.p-ticket__meta', name: 'Until when, for whom', says: '12 in t3 with an icon of 16.' },
    { at: '.p-ticket__stub', name: 'Stub, 108', says: 'Behind a dashed perforation with a notch of 7 at both ends.' },
    { at: '.p-ticket__value', name: 'Sum, 26', says: 'gold: money that is won. A share counts as money.' },
  ],
  dos: [
    { says: 'Keep the perforation where a sum meets its action: balance pill, balance card, summary, promotions.' },
    { says: 'Lay tickets three a row, one a row on a phone, 16 px (12) apart.' },
  ],
  donts: [
    { says: 'Do not use the notch as an ornament on cards that carry no sum.' },
    { says: 'Do not put a coral button on it: the whole ticket is the way.' },
    {
      says: 'Do not print a bonus without its condition.',
      draw: () => (
        <div style={{ maxInlineSize: 360 }}>
          <Ticket title="Huge bonus" text="Get it now" value="₱5,000" />
        </div>
      ),
    },
  ],
  accessibility: [
    'An article with a heading; one link or one button that covers the whole ticket, with a focus ring inside it.',
    'From right to left the stub, its notch and the perforation change sides together.',
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'to the ticket; opens it' }],
} satisfies Dossier

const meta: Meta<typeof Ticket> = { title: 'Lobby/Ticket', component: Ticket, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof Ticket> = {
  args: { ...friday, href: '/promotion/friday', level: 3 },
  decorators: [atMost(420)],
}
export const One: Story = {
  render: () => (
    <div style={{ maxInlineSize: 420 }}>
      <Ticket {...friday} href="/promotion/friday" />
    </div>
  ),
}
export const Many: Story = {
  render: () => (
    <TicketGrid>
      <Ticket {...friday} href="/promotion/friday" />
      <Ticket {...friend} href="/promotion/friend" />
      <Ticket {...second} href="/promotion/second" />
    </TicketGrid>
  ),
}
export const WithoutWay: Story = {
  render: () => (
    <div style={{ maxInlineSize: 420 }}>
      <Ticket {...friend} />
    </div>
  ),
}
export const WithoutSum: Story = {
  render: () => (
    <div style={{ maxInlineSize: 420 }}>
      <Ticket
        title={second.title}
        text="Its terms are not published yet."
        meta="No end date"
        href="/promotion/second"
      />
    </div>
  ),
}
export const LongWords: Story = {
  render: () => (
    <div style={{ maxInlineSize: 420 }}>
      <Ticket
        title="Nạp tiền lần thứ hai, nhận thêm hai mươi phần trăm"
        text="Hanggang ₱ 5,000.00. Laruin ito nang walong beses sa slots o fishing bago ka mag-withdraw."
        meta="จนถึงวันอาทิตย์ เวลา 23:59 น."
        value="20%"
        valueLabel="ng iyong deposito"
        href="/promotion/second"
      />
    </div>
  ),
}

const opened = fn()
export const ByKeyboard: Story = {
  render: () => (
    <div style={{ maxInlineSize: 420 }}>
      <Ticket {...second} onClick={opened} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    opened.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Second deposit, 20% more' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledOnce()
  },
}
