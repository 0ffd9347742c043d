import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import {
  IconGift,
  IconGiftFill,
  IconGrid,
  IconGridFill,
  IconHome,
  IconHomeFill,
  IconUser,
  IconUserFill,
  IconWallet,
  IconWalletFill,
} from '../../icons/index.ts'
import { BottomBar, type BottomBarItem } from './bottom-bar.tsx'

type Story = StoryObj<typeof BottomBar>

const onMe = fn()
const icons = [
  [<IconHome key="l" />, <IconHomeFill key="f" />],
  [<IconGrid key="l" />, <IconGridFill key="f" />],
  [<IconWallet key="l" />, <IconWalletFill key="f" />],
  [<IconGift key="l" />, <IconGiftFill key="f" />],
  [<IconUser key="l" />, <IconUserFill key="f" />],
] as const

const places = (labels: readonly string[], at = 0, count?: number): BottomBarItem[] =>
  labels.map((label, index) => ({
    id: label,
    label,
    icon: icons[index]?.[0],
    iconCurrent: icons[index]?.[1],
    current: index === at,
    ...(index === 4 ? { onClick: onMe, count } : { href: `#${index}` }),
  }))

const english = ['Home', 'Games', 'Deposit', 'Promos', 'Me']

const dossier = {
  purpose:
    'The five places a thumb reaches, on phones alone. From 768 px on its places are in the side menu and the header.',
  anatomyOf: 'Home',
  anatomy: [
    { at: '.p-bar', name: 'Bar', says: '60 high and the safe area below it; s1 with a hairline above, layer 300.' },
    { at: '.p-bar__item > svg', name: 'Icon', says: '24 in t2; filled and in accent-text where you are.' },
    {
      at: '.p-bar__item[aria-current]',
      name: 'Place',
      says: 'Label 12/500; 600 in t1 and a bar of 28 × 3 at the top edge where you are.',
    },
    { at: '.p-bar__count', name: 'Count', says: 'On Me: bad ground, figures 11/600. Unread messages, never money.' },
  ],
  dos: [
    { says: 'Five items, each one word. A longer language takes two lines rather than a smaller letter.' },
    { says: 'Keep the order in every brand: home, games, money, promotions, person.' },
  ],
  donts: [
    { says: 'Do not colour the money item coral: the pill above has the one coral button.' },
    { says: 'Do not show a dot for news that nobody waits for.' },
  ],
  accessibility: [
    'A landmark with a name; the current place has aria-current, and three signs besides: fill, weight and bar.',
    'Items are at least 60 high and a fifth of the screen wide. What opens a drawer is a button, what leads on is a link.',
  ],
  keyboard: [{ keys: 'Tab', does: 'from place to place in reading order' }],
} satisfies Dossier

const meta: Meta<typeof BottomBar> = {
  title: 'Shell/BottomBar',
  component: BottomBar,
  parameters: { layout: 'fullscreen', dossier },
  globals: { viewport: { value: 'mobile2' } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 120 }}>
        <p style={{ padding: 16 }}>From 768 px on the bar gives its place to the side menu.</p>
        <Story />
      </div>
    ),
  ],
}
export default meta

export const Playground: StoryObj<typeof BottomBar> = { args: { label: 'Main', items: places(english, 0, 3) } }
export const Home: Story = { render: () => <BottomBar label="Main" items={places(english, 0, 3)} /> }
export const NothingNew: Story = { render: () => <BottomBar label="Main" items={places(english, 3)} /> }
export const Many: Story = { render: () => <BottomBar label="Main" items={places(english, 4, 99)} /> }
export const LongWords: Story = {
  render: () => (
    <BottomBar label="Pangunahin" items={places(['Tahanan', 'Mga laro', 'Magdeposito', 'Khuyến mãi', 'บัญชีของฉัน'], 1)} />
  ),
}

const Walk = () => {
  const [at, setAt] = useState(0)
  return (
    <BottomBar
      label="Main"
      items={places(english, at).map((item, index) => ({ ...item, href: undefined, onClick: () => setAt(index) }))}
    />
  )
}
/** The place moves with the press; on a desktop the bar is not there, and neither are its stops. */
export const Moves: Story = {
  render: () => <Walk />,
  play: async ({ canvas, userEvent }) => {
    for (const item of canvas.queryAllByRole('button', { name: 'Promos' })) {
      item.focus()
      await userEvent.keyboard('{Enter}')
      await expect(item).toHaveAttribute('aria-current', 'page')
    }
  },
}
