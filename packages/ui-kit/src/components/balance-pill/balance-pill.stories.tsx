import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { BalancePill, type BalancePillProps } from './balance-pill.tsx'
import { PillAction } from './pill-action.tsx'

type Story = StoryObj<typeof BalancePill>

const onRefresh = fn()

const Pill = ({ hidden: first = false, ...props }: Partial<BalancePillProps>) => {
  const [hidden, setHidden] = useState(first)
  return (
    <BalancePill
      label="Balance"
      sum="₱ 4,821.50"
      note="now, all wallets"
      updatingText="Balance updating"
      failedText="Not updated"
      toggleLabel={hidden ? 'Show balance' : 'Hide balance'}
      refreshLabel="Refresh balance"
      hidden={hidden}
      onToggle={() => setHidden(!hidden)}
      onRefresh={onRefresh}
      action={<PillAction href="/deposit">Deposit</PillAction>}
      {...props}
    />
  )
}

const dossier = {
  purpose:
    'The member’s money in the header, and the way to add to it. Inside a page the sum stands in a BalanceCard or as Money.',
  anatomyOf: 'Rest',
  anatomy: [
    {
      at: '.p-pill__value',
      name: 'Sum',
      says: 'Gold, 15/600, tabular. Three stars when hidden; t2 when it may be old.',
    },
    { at: '.p-pill__note', name: 'Provenance', says: '11 in t2: how old the sum is and what it counts.' },
    {
      at: '.p-pill__control',
      name: 'Eye',
      says: 'Icon 18 in t2. Hides the sum on this device until it is pressed again.',
    },
    {
      at: '.p-pill__control:last-child',
      name: 'Refresh',
      says: 'Icon 18; a spinner of 15 while the answer is on its way.',
    },
    {
      at: '.p-pill__action',
      name: 'Torn-off part',
      says: 'Coral, behind a perforation with two notches of 10. The one coral control of the header.',
    },
  ],
  dos: [
    {
      says: 'Keep the width while it refreshes: the words "Balance updating" stand in the room of sum and eye, 13 in t3, on two lines if they must.',
    },
    { says: 'Show the last known sum when an answer fails, with a warning sign, not an empty pill.' },
    { says: 'On a phone leave sum and a plus of 44: eye and refresh live in the drawer.' },
  ],
  donts: [
    { says: 'Do not show a zero while the balance loads: a zero is a sum.' },
    {
      says: 'Do not put a second coral button beside it.',
      draw: () => (
        <div style={{ display: 'flex', gap: 8 }}>
          <Pill />
          <PillAction href="/withdraw">Withdraw</PillAction>
        </div>
      ),
    },
  ],
  accessibility: [
    'A group with the name "Balance"; the sum is a status, so a new one is read when it comes, and aria-busy holds it back meanwhile.',
    'Eye and refresh say what a press does now. Both can be hit in 44 × 44 although they are drawn 27 wide.',
    'On a phone the plus keeps the word of its action for those who listen.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'eye, refresh, then the action' },
    { keys: 'Enter or Space', does: 'what the control says' },
  ],
} satisfies Dossier

const meta: Meta<typeof BalancePill> = { title: 'Shell/BalancePill', component: BalancePill, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof BalancePill> = {
  args: {
    label: 'Balance',
    sum: '₱ 4,821.50',
    note: 'now, all wallets',
    state: 'rest',
    hidden: false,
    updatingText: 'Balance updating',
    failedText: 'Not updated',
    toggleLabel: 'Hide balance',
    refreshLabel: 'Refresh balance',
    onToggle: fn(),
    onRefresh: fn(),
    action: <PillAction href="/deposit">Deposit</PillAction>,
  },
}
export const Rest: Story = { render: () => <Pill /> }
export const Hidden: Story = { render: () => <Pill hidden /> }
export const Refreshing: Story = { render: () => <Pill state="refreshing" /> }
export const Stale: Story = { render: () => <Pill state="stale" /> }
export const Failed: Story = { render: () => <Pill state="failed" /> }
export const Alone: Story = { render: () => <Pill action={undefined} /> }
export const LongSum: Story = {
  render: () => <Pill sum="₫ 128.940.300" action={<PillAction href="/deposit">Nạp tiền</PillAction>} />,
}
export const LongWords: Story = {
  render: () => (
    <Pill
      state="refreshing"
      updatingText="Ina-update ang iyong balanse"
      action={<PillAction href="/deposit">Magdeposito</PillAction>}
    />
  ),
}

export const ByKeyboard: Story = {
  render: () => <Pill />,
  play: async ({ canvas, userEvent }) => {
    onRefresh.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Hide balance' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('***')
    await expect(canvas.getByRole('button', { name: 'Show balance' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onRefresh).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toHaveFocus()
  },
}
