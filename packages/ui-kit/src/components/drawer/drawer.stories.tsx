import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { kept, overThePage } from '../../testing/playground.tsx'
import { IconList } from '../../icons/index.ts'
import { Behind } from '../../testing/behind.tsx'
import { face } from '../../testing/pictures.ts'
import { mark, menuGroups } from '../../testing/shell.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { Brand } from '../brand/brand.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ProfileHead } from '../profile-head/profile-head.tsx'
import { SideMenu } from '../side-menu/side-menu.tsx'
import { Drawer, type DrawerProps } from './drawer.tsx'

type Story = StoryObj<typeof Drawer>

const Over = ({ open: first = true, ...props }: Partial<DrawerProps>) => {
  const [open, setOpen] = useState(first)
  return (
    <Behind>
      <IconButton label="Open the menu" icon={<IconList />} onClick={() => setOpen(true)} />
      <Drawer
        label="Menu"
        closeLabel="Close the menu"
        open={open}
        onClose={() => setOpen(false)}
        head={<ProfileHead name="Linh Trần" sub="Sapphire" avatar={<Avatar size={56} src={face(2)} />} />}
        {...props}
      >
        <SideMenu label="Places" groups={menuGroups()} variant="drawer" />
      </Drawer>
    </Behind>
  )
}

const dossier = {
  purpose:
    'The places of the site on a phone, from the inline start. Not for forms or filters: those are sheets (Modal).',
  anatomyOf: 'Menu',
  anatomy: [
    {
      at: '.p-drawer__who',
      name: 'Head',
      says: 'Who is here with avatar 56, or the brand for a guest. At least 56 high.',
    },
    {
      at: '.p-drawer__head > .p-icon-button',
      name: 'Close, 44',
      says: 'At the end of the head, where the thumb of the other hand is.',
    },
    {
      at: '.p-drawer__body',
      name: 'Body',
      says: 'The side menu with rows of 46. Scrolls by itself and ends above the safe area.',
    },
    {
      at: '.p-drawer__box',
      name: 'Panel, 316',
      says: 's1, e3, full height, never wider than the window less 44, so that a strip of the page stays to tap.',
    },
  ],
  dos: [
    { says: 'Use it below 768 px only. From there on the side menu stands in the page, 72 or 232 wide.' },
    { says: 'Close it when a place was chosen; the new page must not open behind it.' },
  ],
  donts: [
    { says: 'Do not open it by a swipe from the edge: that gesture belongs to the browser’s Back.' },
    { says: 'Do not put a second column or a second drawer into it; sub-lists unfold in place.' },
  ],
  accessibility: [
    'A modal dialog with a name of its own; the page behind is inert and keeps its scroll, the focus goes back to the menu button.',
    'From right to left it comes from the right.',
  ],
  keyboard: [
    { keys: 'Esc', does: 'closes' },
    { keys: 'Tab', does: 'goes round inside' },
  ],
} satisfies Dossier

const meta: Meta<typeof Drawer> = {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: { dossier, layout: 'fullscreen', docs: { story: { height: '720px' } } },
}
export default meta

export const Playground: StoryObj<typeof Drawer> = {
  args: {
    open: true,
    label: 'Menu',
    closeLabel: 'Close the menu',
    onClose: fn(),
    head: <ProfileHead name="Linh Trần" sub="Sapphire" avatar={<Avatar size={56} src={face(2)} />} />,
    children: <SideMenu label="Places" groups={menuGroups()} variant="drawer" />,
  },
  render: kept(Drawer, 'open', 'onClose', false),
  decorators: [overThePage],
}
export const Menu: Story = { render: () => <Over /> }
export const Guest: Story = {
  render: () => <Over head={<Brand href="/" label="Vesper, home" mark={mark} name="vesper" />} />,
}
export const LongName: Story = {
  render: () => (
    <Over
      head={
        <ProfileHead
          name="Nguyễn Thị Phương Thảo Vy"
          sub="Amethyst · 12,480 puntos"
          avatar={<Avatar size={56} src={face(4)} />}
        />
      }
    />
  ),
}
export const ByKeyboard: Story = {
  render: () => <Over open={false} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open the menu' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await canvas.findByRole('dialog', { name: 'Menu' })
    for (let step = 0; step < 3; step += 1) await userEvent.tab()
    await expect(drawer.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
