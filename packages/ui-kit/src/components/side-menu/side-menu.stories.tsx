import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect, waitFor } from 'storybook/test'
import { IconFacebook, IconLine, IconTelegram, IconWhatsapp, IconX, IconYoutube } from '../../icons/index.ts'
import { menuGroups, menuTail } from '../../testing/shell.tsx'
import { SocialLinks } from '../social-links/social-links.tsx'
import { SideMenu } from './side-menu.tsx'

type Story = StoryObj<typeof SideMenu>

const foot = (
  <SocialLinks
    label="Channels"
    links={[
      ['Telegram', <IconTelegram key="i" />],
      ['LINE', <IconLine key="i" />],
      ['WhatsApp', <IconWhatsapp key="i" />],
      ['YouTube', <IconYoutube key="i" />],
      ['X', <IconX key="i" />],
      ['Facebook', <IconFacebook key="i" />],
    ].map(([label, icon]) => ({ id: String(label), label: String(label), href: `#${String(label)}`, icon }))}
  />
)

const dossier = {
  purpose: 'All places of the site, at the side of every page and in the drawer of a phone.',
  anatomyOf: 'Rail',
  anatomy: [
    {
      at: '.p-menu__row[aria-current]',
      name: 'Where you are',
      says: 'accent-soft ground, 600, filled icon, and the index tab: 4 px of #ff947a at the edge.',
    },
    {
      at: '.p-menu__row:not([aria-current]) > svg',
      name: 'Icon',
      says: '20 in t2, line; two-tone or filled where you are.',
    },
    { at: '.p-menu__caret', name: 'Caret', says: '16: this row has a sub-list. Lottery and draws have none.' },
    { at: '.p-menu__count', name: 'Count', says: '12/500 in t3; how many there are, never how many are new.' },
    { at: '.p-menu__foot', name: 'Channels', says: 'Six icons of 20; gone when the menu is collapsed.' },
  ],
  dos: [
    {
      says: 'Rows are 44 high at any height of the window; below 960 px the groups move together instead, then the menu scrolls by itself.',
    },
    {
      says: 'The sub-list waits 120 ms for a mouse to rest, and 120 ms before it closes; it is 440 wide, two columns, rows 52, the whole category first.',
    },
    { says: 'A click of a mouse on a row follows its link; a tap or Enter opens the list.' },
  ],
  donts: [
    { says: 'Do not nest a second level: a provider is the last one.' },
    { says: 'Do not colour an icon for being popular: coral says where you are.' },
  ],
  accessibility: [
    'A named navigation; rows with a sub-list say by aria-expanded whether it is open.',
    'The sub-list stands in the document behind its row, so Tab goes on into it; it closes when the focus leaves it.',
    'Collapsed, each icon keeps its word below it, 11 px.',
  ],
  keyboard: [
    { keys: 'Enter', does: 'opens the sub-list and goes to its first line' },
    {
      keys: 'Arrows',
      does: 'right opens, from right to left the left one; inside, up and down a row, left and right a column',
    },
    { keys: 'Esc', does: 'closes it and comes back to the row' },
  ],
} satisfies Dossier

const meta: Meta<typeof SideMenu> = {
  title: 'Shell/SideMenu',
  component: SideMenu,
  parameters: { layout: 'fullscreen', dossier },
}
export default meta

export const Playground: StoryObj<typeof SideMenu> = {
  args: { label: 'Places', groups: menuGroups(), variant: 'rail', collapsed: false, tail: menuTail },
  decorators: [
    (Story) => (
      <div style={{ width: 232, height: 900 }}>
        <Story />
      </div>
    ),
  ],
}
export const Rail: Story = {
  render: () => (
    <div style={{ width: 232, height: 900 }}>
      <SideMenu label="Places" groups={menuGroups()} foot={foot} tail={menuTail} />
    </div>
  ),
}
export const Collapsed: Story = {
  render: () => (
    <div style={{ width: 72, height: 1080 }}>
      <SideMenu collapsed label="Places" groups={menuGroups('Slots')} foot={foot} />
    </div>
  ),
}
export const InDrawer: Story = {
  render: () => (
    <div style={{ width: 316, maxWidth: '100%' }}>
      <SideMenu variant="drawer" label="Places" groups={menuGroups()} />
    </div>
  ),
}
export const LongWords: Story = {
  render: () => (
    <div style={{ width: 232, height: 900 }}>
      <SideMenu
        label="Danh mục"
        groups={menuGroups('Draws').map((group) =>
          group.map((item, at) => ({
            ...item,
            label:
              ['Tahanan', 'Xổ số kiến thiết', 'Quay số trúng thưởng', 'คาสิโนสดออนไลน์', 'Taya sa palakasan'][at] ??
              item.label,
          })),
        )}
      />
    </div>
  ),
}

export const ByKeyboard: Story = {
  ...Rail,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('link', { name: 'Slots' })
    row.focus()
    await userEvent.keyboard('{Enter}')
    const all = await canvas.findByRole('link', { name: 'All slots 1,284' })
    await waitFor(() => expect(all).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('link').filter((link) => link === document.activeElement)).toHaveLength(1)
    await expect(all).not.toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(row).toHaveFocus()
    await expect(row).toHaveAttribute('aria-expanded', 'false')
  },
}

export const DrawerOpensInPlace: Story = {
  ...InDrawer,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('link', { name: 'Fishing' })
    await userEvent.click(row)
    await expect(await canvas.findByRole('link', { name: 'All fishing 52' })).toBeVisible()
    await userEvent.click(row)
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'All fishing 52' })).toBeNull())
  },
}
