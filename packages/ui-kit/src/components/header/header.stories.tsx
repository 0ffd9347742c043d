import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect } from 'storybook/test'
import { IconBell, IconList, IconMoon } from '../../icons/index.ts'
import { face } from '../../testing/pictures.ts'
import { categories, mark } from '../../testing/shell.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { BalancePill } from '../balance-pill/balance-pill.tsx'
import { PillAction } from '../balance-pill/pill-action.tsx'
import { Brand } from '../brand/brand.tsx'
import { LinkButton } from '../button/link-button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Header } from './header.tsx'

type Story = StoryObj<typeof Header>

const nothing = () => undefined
const brand = <Brand href="/" label="Vesper, home" mark={mark} name="vesper" />
const burger = <IconButton label="Menu" icon={<IconList />} />
const row = (current?: string) =>
  categories.slice(0, 9).map(({ id, label, href }) => ({ id, label, href, current: id === current }))
const pill = (
  <BalancePill
    label="Balance"
    sum="₱ 4,821.50"
    updatingText="Balance updating"
    toggleLabel="Hide balance"
    refreshLabel="Refresh balance"
    onToggle={nothing}
    onRefresh={nothing}
    action={<PillAction href="/deposit">Deposit</PillAction>}
  />
)
const member = (
  <>
    <LinkButton href="/withdraw">Withdraw</LinkButton>
    <IconButton label="Messages, 3 new" icon={<IconBell />} count={3} />
    <Avatar size={36} src={face(2)} alt="" />
  </>
)
const theme = <IconButton label="Dark theme" icon={<IconMoon />} />

const dossier = {
  purpose: 'The bar at the top of every page: the brand, the categories, and the member’s money or the way in.',
  anatomyOf: 'Member',
  anatomy: [
    {
      at: '.p-header__brand',
      name: 'Brand',
      says: 'As wide as the side menu below it, so that the row of categories begins where the page begins.',
    },
    {
      at: '.p-header__place',
      name: 'Place',
      says: '14/500 in t2; 600 in t1 with a coral line of 2 where you are. From 1100 px on.',
    },
    { at: '.p-pill', name: 'Balance', says: 'The ticket, 44 high. The only coral of the header.' },
    {
      at: '.p-header__wide:last-child',
      name: 'Member',
      says: 'Withdraw, bell with its count, avatar 36. From 768 px on; a phone has them in drawer and bottom bar.',
    },
  ],
  dos: [
    { says: 'Height 64, and 56 on a phone; a hairline below, no shadow, however far the page has been scrolled.' },
    { says: 'Guest: theme, Log in, Sign up, in this order; Sign up is the coral one.' },
    { says: 'On a sub-page of a phone the title takes the place of the brand, with its count after it in t3.' },
  ],
  donts: [
    { says: 'Do not let the categories wrap: they fade out at the end and scroll; all of them are in the menu.' },
    { says: 'Do not make the header see-through or blurred: chrome is ink.' },
  ],
  accessibility: [
    'A banner with a named navigation; the current category has aria-current and a line besides its weight.',
    'What the page scrolls to stops below it: scroll-padding holds 80 px, 72 on a phone.',
  ],
  keyboard: [{ keys: 'Tab', does: 'brand, categories, then the controls at the end' }],
} satisfies Dossier

const meta: Meta<typeof Header> = {
  title: 'Shell/Header',
  component: Header,
  parameters: { layout: 'fullscreen', dossier },
}
export default meta

export const Playground: StoryObj<typeof Header> = {
  args: { label: 'Categories', brand, nav: row('Slots'), start: burger, end: pill, wideEnd: member },
}
export const Guest: Story = {
  render: () => (
    <Header
      label="Categories"
      brand={brand}
      nav={row()}
      start={burger}
      endWide={theme}
      end={
        <>
          <LinkButton href="/login">Log in</LinkButton>
          <LinkButton variant="primary" href="/register">
            Sign up
          </LinkButton>
        </>
      }
    />
  ),
}
export const Member: Story = {
  render: () => (
    <Header label="Categories" brand={brand} nav={row('Slots')} start={burger} end={pill} wideEnd={member} />
  ),
}
export const SubPage: Story = {
  render: () => (
    <Header
      label="Categories"
      brand={brand}
      nav={row('Slots')}
      start={burger}
      title={
        <>
          <span>Slots</span>
          <span>1,284</span>
        </>
      }
      end={pill}
      wideEnd={member}
    />
  ),
}
export const NoCategories: Story = {
  render: () => <Header label="Categories" brand={brand} end={<LinkButton href="/login">Log in</LinkButton>} />,
}
export const LongWords: Story = {
  render: () => (
    <Header
      label="Danh mục"
      brand={brand}
      nav={row('Draws').map((place, at) => ({
        ...place,
        label:
          [
            'Xổ số kiến thiết',
            'Quay số trúng thưởng',
            'Sòng bạc trực tuyến',
            'Thể thao',
            'Bắn cá đổi thưởng',
            'Trò chơi quay hũ',
            'Game bài',
            'Thể thao điện tử',
            'Đá gà',
          ][at] ?? place.label,
      }))}
      start={burger}
      end={pill}
      wideEnd={member}
    />
  ),
}

export const ByKeyboard: Story = {
  render: () => <Header label="Categories" brand={brand} nav={row('Slots')} end={pill} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Vesper, home' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Lottery' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Slots' })).toHaveAttribute('aria-current', 'page')
  },
}
