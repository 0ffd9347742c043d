import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn } from 'storybook/test'
import {
  IconBell,
  IconCaretRight,
  IconCoins,
  IconGift,
  IconHeadset,
  IconList,
  IconLogout,
  IconShield,
  IconTicket,
  IconTrophy,
  IconUser,
  IconUserFill,
  IconWallet,
} from '../../icons/index.ts'
import type { Dossier } from '../../testing/dossier.ts'
import { face } from '../../testing/pictures.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { Button } from '../button/button.tsx'
import { LinkButton } from '../button/link-button.tsx'
import { Card } from '../card/card.tsx'
import { BalanceCard } from '../profile-head/balance-card.tsx'
import { ProfileHead } from '../profile-head/profile-head.tsx'
import type { SplitCentreProps } from './split-centre.tsx'
import { SplitCentre } from './split-centre.tsx'

const dossier: Dossier = {
  purpose:
    'The member centre and the agent centre: many pages about one thing, each with an address. For a single question take a Modal.',
  anatomyOf: 'Page',
  anatomy: [
    { at: '.p-centre__head', name: 'Who is here', says: 'Avatar 48, name, rank.' },
    {
      at: '.p-menu__row[aria-current]',
      name: 'Current entry',
      says: 'Index tab of 4 px, accent-soft ground, filled icon and aria-current.',
    },
    { at: '.p-menu__count', name: 'Count', says: 'What waits, in bad; said by the page itself too.' },
    { at: '.p-centre__title', name: 'Title', says: 'f30, the h1 of the page; 24 on a phone.' },
    {
      at: '.p-centre__close',
      name: 'Close',
      says: '44, bordered, at the top end; Escape and a click above the sheet do the same.',
    },
  ],
  dos: [
    { says: 'Give each entry an address, so that Back goes to the page before.' },
    { says: 'Keep at most five entries in a group, and order groups by how often they are wanted.' },
    { says: 'Make what lies behind inert while the centre is open.' },
  ],
  donts: [
    { says: 'Do not open a centre inside a centre; link from one to the other.' },
    { says: 'Do not hide Deposit and Withdraw in a deeper level: both stand in the menu, one beside the other.' },
  ],
  accessibility: [
    'A navigation with a name and a main with an h1; on a phone only one of the two is there at a time.',
    'Opened, it takes the focus, as a group with the name of its page; on a phone’s list with that of the menu.',
    'The page scrolls by itself and begins at its title when another entry is chosen.',
    'At 200 % zoom it becomes the phone’s list and page.',
  ],
  keyboard: [{ keys: 'Escape', does: 'closes the centre' }],
}

const meta: Meta<typeof SplitCentre> = {
  title: 'Shell/SplitCentre',
  component: SplitCentre,
  parameters: { layout: 'fullscreen', dossier },
}
export default meta

const entry = (id: string, label: string, icon: ReactNode, rest = {}) => ({
  id,
  label,
  icon,
  href: `#${id}`,
  end: <IconCaretRight size={16} className="p-menu__caret" />,
  ...rest,
})
const groups = [
  [entry('account', 'My account', <IconUser />, { iconCurrent: <IconUserFill />, current: true })],
  [
    entry('wallet', 'My wallet', <IconWallet />),
    entry('deposit', 'Deposit', <IconCoins />),
    entry('withdraw', 'Withdrawal', <IconTicket />),
  ],
  [
    entry('bets', 'Betting record', <IconTicket />),
    entry('records', 'Account record', <IconList />),
    entry('security', 'Security', <IconShield />),
  ],
  [
    entry('rewards', 'Reward centre', <IconGift />),
    entry('missions', 'Mission activity', <IconTrophy />, { count: 3 }),
    entry('service', 'Customer service', <IconHeadset />),
  ],
]
const nothing = () => undefined
const balance = (
  <BalanceCard label="Balance" sum="₱ 4,821.50" refreshLabel="Refresh balance" onRefresh={nothing}>
    <LinkButton variant="primary" href="#deposit">
      Deposit
    </LinkButton>
    <LinkButton href="#withdraw">Withdraw</LinkButton>
  </BalanceCard>
)
const centre: Omit<SplitCentreProps, 'children'> = {
  label: 'Member centre',
  head: <ProfileHead name="Linh Trần" sub="Sapphire · 6,240 points" avatar={<Avatar size={48} src={face(2)} />} />,
  groups,
  summary: balance,
  foot: (
    <Button variant="text" icon={<IconLogout />}>
      Log out
    </Button>
  ),
  title: 'My account',
  shows: 'page',
  backHref: '#list',
  backLabel: 'Back to the list',
  closeLabel: 'Close the member centre',
  skipLabel: 'Skip to the page',
  onClose: nothing,
}
const security = (
  <Card as="section">
    <h2>Security</h2>
    <p>Four of five are set. Add an e-mail address to recover the account by.</p>
    <Button icon={<IconBell size={18} />}>Add e-mail</Button>
  </Card>
)

export const Playground: StoryObj<typeof SplitCentre> = { args: { ...centre, children: security } }
export const Page: StoryObj<typeof SplitCentre> = { render: () => <SplitCentre {...centre}>{security}</SplitCentre> }
export const List: StoryObj<typeof SplitCentre> = {
  render: () => (
    <SplitCentre {...centre} shows="list">
      {security}
    </SplitCentre>
  ),
}
export const LongTitle: StoryObj<typeof SplitCentre> = {
  render: () => (
    <SplitCentre {...centre} title="Mga detalye ng bonus at kung ano pa ang kailangang laruin bago mag-withdraw">
      {security}
    </SplitCentre>
  ),
}

const onClose = fn()
export const ClosedByEscape: StoryObj<typeof SplitCentre> = {
  render: () => (
    <SplitCentre {...centre} onClose={onClose}>
      {security}
    </SplitCentre>
  ),
  play: async ({ canvas, userEvent }) => {
    onClose.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to the page' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /My account/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Close the member centre' }))
    await expect(onClose).toHaveBeenCalledTimes(2)
  },
}
