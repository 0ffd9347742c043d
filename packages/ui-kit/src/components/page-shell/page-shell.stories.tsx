import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import { expect } from 'storybook/test'
import { IconGift, IconGrid, IconHome, IconHomeFill, IconUser, IconWallet } from '../../icons/index.ts'
import { games } from '../../testing/lobby.ts'
import { categories, mark, menuGroups, menuTail } from '../../testing/shell.tsx'
import { BottomBar } from '../bottom-bar/bottom-bar.tsx'
import { Brand } from '../brand/brand.tsx'
import { LinkButton } from '../button/link-button.tsx'
import { GameGrid } from '../game-grid/game-grid.tsx'
import { GameStage } from '../game-stage/game-stage.tsx'
import { GameTile } from '../game-tile/game-tile.tsx'
import { Header } from '../header/header.tsx'
import { PageHead } from '../page-head/page-head.tsx'
import { SideMenu } from '../side-menu/side-menu.tsx'
import { PageShell, type PageShellProps } from './page-shell.tsx'

type Story = StoryObj<typeof PageShell>

const header = (
  <Header
    label="Categories"
    brand={<Brand href="/" label="Vesper, home" mark={mark} name="vesper" />}
    nav={categories.map(({ id, label, href }) => ({ id, label, href, current: id === 'Slots' }))}
    end={<LinkButton href="/login">Log in</LinkButton>}
  />
)
const bar = (
  <BottomBar
    label="Main"
    items={[
      { id: 'home', label: 'Home', href: '/', icon: <IconHome />, iconCurrent: <IconHomeFill />, current: true },
      { id: 'games', label: 'Games', href: '/games', icon: <IconGrid /> },
      { id: 'deposit', label: 'Deposit', href: '/deposit', icon: <IconWallet /> },
      { id: 'promos', label: 'Promos', href: '/promotions', icon: <IconGift /> },
      { id: 'me', label: 'Me', href: '/me', icon: <IconUser /> },
    ]}
  />
)
const listing = (
  <>
    <PageHead title="Slots" hint="1,284 games" />
    <GameGrid label="Slots">
      {games(14).map((game) => (
        <GameTile key={game.name} {...game} />
      ))}
    </GameGrid>
  </>
)
const menu = (collapsed = false) => (
  <SideMenu label="Places" collapsed={collapsed} groups={menuGroups('Slots')} tail={menuTail} />
)

const Shell = (props: Partial<PageShellProps>) => (
  <PageShell skipLabel="Skip to the games" header={header} menu={menu()} bottomBar={bar} {...props}>
    {props.children ?? listing}
  </PageShell>
)

const dossier = {
  purpose:
    'The frame of every page: header, menu, main, footer and bottom bar, each at its final size from the first paint.',
  anatomyOf: 'WithMenu',
  anatomy: [
    { at: '.p-header', name: 'Header', says: 'Over the whole width, 64 (56 on a phone), layer 300.' },
    {
      at: '.p-shell__menu',
      name: 'Menu',
      says: '232, or 72 when collapsed and between 768 and 1100; sticky below the header, scrolls by itself.',
    },
    {
      at: '.p-shell__main',
      name: 'Main',
      says: 'At most 1280 wide, centred; margin 32, tablet 24, phone 16; 24 above and 64 below.',
    },
    { at: '.p-skip', name: 'Skip link', says: 'The first stop of the Tab key; shows itself only then.' },
  ],
  dos: [
    { says: 'Leave the menu out for a form or a closed page: the page then stands in the middle of the window.' },
    { says: 'Give the stage of a game as the only child: it takes all the room under the header, to both edges.' },
  ],
  donts: [
    { says: 'Do not set margins around main in a screen: the gutter is the shell’s, and rails reach over it.' },
    { says: 'Do not let anything appear above main after the first paint: it would push the page down.' },
  ],
  accessibility: [
    'Landmarks in reading order: banner, navigation, main, content information.',
    'The skip link leads to main, which takes the focus. At 320 px and at 200 % zoom nothing scrolls sideways.',
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'over header and menu into the page' }],
} satisfies Dossier

const meta: Meta<typeof PageShell> = {
  title: 'Shell/PageShell',
  component: PageShell,
  parameters: { layout: 'fullscreen', dossier },
}
export default meta

export const Playground: StoryObj<typeof PageShell> = {
  args: {
    skipLabel: 'Skip to the games',
    header,
    menu: menu(),
    menuCollapsed: false,
    bottomBar: bar,
    layout: 'page',
    children: listing,
  },
}
export const WithMenu: Story = { render: () => <Shell /> }
export const MenuCollapsed: Story = { render: () => <Shell menu={menu(true)} menuCollapsed /> }
export const Plain: Story = {
  render: () => (
    <Shell menu={undefined} bottomBar={undefined} skipLabel="Skip to the form">
      <h1>Open an account</h1>
    </Shell>
  ),
}
export const Game: Story = {
  render: () => (
    <Shell menu={undefined} bottomBar={undefined} skipLabel="Skip to the game">
      <GameStage title="Jade Dragon">
        <p>Jade Dragon is opening</p>
      </GameStage>
    </Shell>
  ),
}
export const ByKeyboard: Story = {
  render: () => <Shell />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to the games' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}
