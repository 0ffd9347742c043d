import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import type { MenuItem, MenuProps } from './menu.tsx'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { IconGift, IconLogout, IconReceipt, IconRecords, IconUser, IconWallet } from '../../icons/index.ts'
import { face } from '../../testing/pictures.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { Badge } from '../badge/badge.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ProfileHead } from '../profile-head/profile-head.tsx'
import { Menu } from './menu.tsx'

type Story = StoryObj<typeof Menu>

const leave = fn()

const items: readonly MenuItem[] = [
  { id: 'centre', label: 'Member centre', href: '/member', icon: <IconUser /> },
  { id: 'wallet', label: 'My wallet', href: '/member/wallet', icon: <IconWallet /> },
  { id: 'records', label: 'Account record', href: '/member/records', icon: <IconRecords /> },
  { id: 'bets', label: 'Betting record', href: '/member/bets', icon: <IconReceipt /> },
  {
    id: 'missions',
    label: 'Reward centre',
    href: '/member/rewards',
    icon: <IconGift />,
    end: <Badge tone="bad">3</Badge>,
  },
  { id: 'line', separator: true },
  { id: 'out', label: 'Log out', icon: <IconLogout />, danger: true, onSelect: leave },
]

const Me = (props: Partial<MenuProps>) => (
  <main style={{ display: 'grid', justifyItems: 'end', minHeight: 480 }}>
    <Menu label="My account" trigger={<IconButton label="My account" icon={<IconUser />} />} items={items} {...props} />
  </main>
)

const dossier = {
  purpose:
    'A few places or deeds behind one button. For choosing a value take Select; for one or two deeds show the buttons themselves.',
  anatomyOf: 'Open',
  anatomy: [
    {
      at: '.p-dropdown__head',
      name: 'Head',
      says: 'Who or what the menu is about; arrow keys pass it, unless it leads somewhere: then it is the first row.',
    },
    {
      at: '.p-dropdown__item:nth-of-type(2)',
      name: 'Row, 44',
      says: 'Icon 20 in t2, label 15, room for a count at the end. The row with the focus is s3 and t1.',
    },
    { at: '.p-dropdown__line', name: 'Hairline', says: 'line-2, sets deeds apart from places.' },
    { at: '.p-dropdown__item[data-danger]', name: 'Last deed', says: 'bad, at the end, after a hairline.' },
    {
      at: '.p-dropdown',
      name: 'Panel',
      says: 's2, r3, e3, at least 232 wide, 8 px under its button and 12 from the window. Scrolls when the window is low.',
    },
  ],
  dos: [
    { says: 'Order by use: what most people want stands first, what ends something stands last.' },
    { says: 'Give rows with an address a real link, so that it opens in a new tab like any other.' },
  ],
  donts: [
    { says: 'Do not put more than nine rows or a second level into it.' },
    {
      says: 'Do not hide the only way to money or to help in a menu: Deposit, Withdraw and customer service stand in the open.',
    },
  ],
  accessibility: [
    'A menu button with aria-expanded; the focus goes to the first row and back to the button.',
    'Give the menu a name of its own (label): the button’s icon says nothing.',
    'The page behind stays readable; a click outside closes.',
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓', does: 'opens' },
    { keys: '↑ ↓', does: 'moves, round the ends' },
    { keys: 'letters', does: 'jump to the row that begins so' },
    { keys: 'Esc', does: 'closes' },
  ],
} satisfies Dossier

const meta: Meta<typeof Menu> = { title: 'Overlays/Menu', component: Menu, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof Menu> = {
  args: {
    label: 'My account',
    trigger: <IconButton label="My account" icon={<IconUser />} />,
    items,
    defaultOpen: true,
  },
  render: (args) => <Me {...args} />,
}
export const Open: Story = {
  render: () => (
    <Me
      defaultOpen
      head={<ProfileHead name="Linh Trần" sub="Sapphire" avatar={<Avatar size={48} src={face(2)} />} />}
    />
  ),
}
export const HeadThatLeads: Story = {
  render: () => (
    <Me
      defaultOpen
      headHref="/member/profile"
      head={<ProfileHead name="Linh Trần" sub="linhtran88" avatar={<Avatar size={48} src={face(2)} />} />}
    />
  ),
}
export const Closed: Story = { render: () => <Me /> }
export const WithoutHead: Story = { render: () => <Me defaultOpen items={items.slice(0, 3)} /> }
export const LongWords: Story = {
  render: () => (
    <Me
      defaultOpen
      items={[
        { id: 'a', label: 'Talaan ng mga transaksyon sa account', href: '/a', icon: <IconRecords /> },
        { id: 'b', label: 'Lịch sử đặt cược và kết quả các ván chơi', href: '/b', icon: <IconReceipt /> },
        { id: 'c', label: 'ศูนย์รางวัลและภารกิจประจำวัน', href: '/c', icon: <IconGift /> },
      ]}
    />
  ),
}
export const ByKeyboard: Story = {
  render: () => <Me />,
  play: async ({ canvas, userEvent }) => {
    leave.mockClear()
    const button = canvas.getByRole('button', { name: 'My account' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const menu = within(await screen.findByRole('menu', { name: 'My account' }))
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Member centre' })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await userEvent.keyboard('{End}')
    await expect(menu.getByRole('menuitem', { name: 'Log out' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(leave).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveFocus())
  },
}
