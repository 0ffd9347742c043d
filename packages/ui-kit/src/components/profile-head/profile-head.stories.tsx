import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { atMost } from '../../testing/playground.tsx'
import { IconClose } from '../../icons/index.ts'
import { face } from '../../testing/pictures.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { LinkButton } from '../button/link-button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { BalanceCard, type BalanceCardProps } from './balance-card.tsx'
import { ProfileHead } from './profile-head.tsx'

type Story = StoryObj<typeof ProfileHead>

const close = <IconButton label="Close" icon={<IconClose />} />
const ways = (
  <>
    <LinkButton variant="primary" href="/deposit">
      Deposit
    </LinkButton>
    <LinkButton href="/withdraw">Withdraw</LinkButton>
  </>
)
const Balance = ({ children = ways, ...props }: Partial<BalanceCardProps>) => (
  <div style={{ maxWidth: 284 }}>
    <BalanceCard label="Balance" sum="₱ 4,821.50" refreshLabel="Refresh balance" onRefresh={() => undefined} {...props}>
      {children}
    </BalanceCard>
  </div>
)
const head = (
  <ProfileHead name="Linh Trần" sub="Sapphire · lv 4" avatar={<Avatar size={56} src={face(2)} />} end={close} />
)

const dossier = {
  purpose:
    'Who is here and what they have, at the top of the drawer and of the member centre. In the header the same is told by BalancePill and Avatar.',
  anatomyOf: 'InDrawer',
  anatomy: [
    {
      at: '.p-profile > .p-avatar',
      name: 'Picture',
      says: '56 round; the default art when there is none. Its alt is empty: the name stands beside it.',
    },
    { at: '.p-profile__name', name: 'Name', says: '17/600; breaks anywhere rather than being cut.' },
    { at: '.p-profile__sub', name: 'Rank', says: '13 in t3, with the rank’s mark before it. Ranks are never gold.' },
    { at: '.p-balance__sum', name: 'Sum', says: '20/600 in gold on s2, r3; three stars when hidden.' },
    { at: '.p-balance__actions', name: 'Ways', says: 'Deposit in coral, Withdraw with an edge; equal halves.' },
  ],
  dos: [
    { says: 'Keep the sum while it refreshes; the icon becomes a spinner of the same size.' },
    { says: 'Let both ways wrap their word before they shrink it.' },
  ],
  donts: [
    { says: 'Do not draw the rank in gold, nor a crown beside the name.' },
    { says: 'Do not put the card inside a card: in a card leave its ground out.' },
  ],
  accessibility: [
    'Refresh has a label of its own and is 44 × 44.',
    'Picture and spinner say nothing; name, rank and sum are text.',
  ],
} satisfies Dossier

const meta: Meta<typeof ProfileHead> = { title: 'Shell/ProfileHead', component: ProfileHead, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof ProfileHead> = {
  args: { name: 'Linh Trần', sub: 'Sapphire · lv 4', avatar: <Avatar size={56} src={face(2)} />, end: close },
  decorators: [atMost(284)],
}
export const InDrawer: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 14, maxWidth: 284 }}>
      {head}
      <Balance />
    </div>
  ),
}
export const Leads: Story = {
  render: () => (
    <ProfileHead
      name="Linh Trần"
      sub="Sapphire"
      href="#profile"
      subHref="#rank"
      avatar={<Avatar size={56} src={face(2)} />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Linh Trần' })).toHaveAttribute('href', '#profile')
    await expect(canvas.getByRole('link', { name: 'Sapphire' })).toHaveAttribute('href', '#rank')
  },
}
export const NoPicture: Story = { render: () => <ProfileHead name="linh.tran88" avatar={<Avatar size={56} />} /> }
export const LongName: Story = {
  render: () => (
    <div style={{ maxWidth: 284 }}>
      <ProfileHead
        name="Maria Concepcion Dela Cruz-Villanueva"
        sub="Obsidian · lv 7"
        avatar={<Avatar size={56} src={face(4)} />}
        end={close}
      />
    </div>
  ),
}
export const Hidden: Story = { render: () => <Balance hidden /> }
export const Refreshing: Story = { render: () => <Balance refreshing /> }
export const LongWords: Story = {
  render: () => (
    <Balance sum="₫ 128.940.300" label="Số dư tài khoản">
      <LinkButton variant="primary" href="/deposit">
        Magdeposito ngayon
      </LinkButton>
      <LinkButton href="/withdraw">Mag-withdraw</LinkButton>
    </Balance>
  ),
}

const asked = fn()
const Refreshed = () => {
  const [busy, setBusy] = useState(false)
  return (
    <Balance
      refreshing={busy}
      onRefresh={() => {
        asked()
        setBusy(true)
      }}
    />
  )
}
export const ByKeyboard: Story = {
  render: () => <Refreshed />,
  play: async ({ canvas, userEvent }) => {
    asked.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Refresh balance' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(asked).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toHaveFocus()
  },
}
