import type { LanguageCode } from '@parlour/i18n'
import type { Game } from '@parlour/games'
import { useGamesText, useLanes } from '@parlour/games/react'
import { LazyModal } from '@parlour/screen-kit/react'
import { BottomBar, Header, IconButton, PageShell, SideMenu, useNarrow } from '@parlour/ui-kit'
import {
  IconGift,
  IconGrid,
  IconHome,
  IconHomeFill,
  IconList,
  IconSearch,
  IconSidebar,
  IconUser,
} from '@parlour/ui-kit/icons'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState, type ReactNode } from 'react'
import { brand } from '../brand.ts'
import { wordsAtom } from '../platform/language.ts'
import { menuCollapsedAtom } from '../platform/stored-flag.ts'
import { hrefs } from '../routes/-hrefs.ts'
import { barIconsAtom } from './bar-icons.ts'
import type { Bars } from './bars.ts'
import { BrandMark } from './brand-mark.tsx'
import { centreAtom } from './use-centre.ts'
import { siteWindowAtom } from './site-window.ts'
import { useChunk } from './use-chunk.ts'
import { useMenuGroups } from './use-menu-groups.tsx'
import { useShellText } from './use-shell-text.ts'

interface AppFrameProps {
  /** Path of the address, without its query. */
  path: string
  /** The query of the address with its question mark, or an empty text. */
  search: string
  language: LanguageCode
  bars: Bars
  headerEnd: ReactNode
  /** Shown in the header from tablets on. */
  headerStart: ReactNode
  footer: ReactNode
  /** Who is logged in, or null. */
  account: string | null
  onLogin(): void
  onLogout(): void
  onGame(game: Game): void
  children: ReactNode
}

const loadDrawer = () => import('./menu-drawer.tsx')
const loadFoot = () => import('./menu-foot.tsx')
const loadPicker = () => import('./language-picker.tsx')

/**
 * The frame of every page: header, side menu, bottom bar, footer.
 * The server draws the same frame before the scripts arrive.
 */
export function AppFrame({
  path,
  search,
  language,
  bars,
  headerEnd,
  headerStart,
  footer,
  account,
  onLogin,
  onLogout,
  onGame,
  children,
}: AppFrameProps) {
  const text = useShellText()
  const games = useGamesText()
  const lanes = useLanes(brand.providerGroups, language)
  const centre = useAtomValue(centreAtom)
  const [collapsed, setCollapsed] = useAtom(menuCollapsedAtom)
  const [drawer, setDrawer] = useState<string | null>(null)
  const [picking, setPicking] = useState(false)
  const { complete } = useAtomValue(wordsAtom)
  // A phone has the drawer: what it does not show is not drawn either.
  const menu = !useNarrow() && bars.menu && !centre
  const Foot = useChunk(menu && complete, loadFoot)
  const fills = useAtomValue(barIconsAtom)
  const show = useSetAtom(siteWindowAtom)
  const closeDrawer = () => setDrawer(null)
  const closePicker = () => setPicking(false)
  const pick = () => {
    setDrawer(null)
    setPicking(true)
  }
  const groups = useMenuGroups({ path, lanes, onLanguages: pick, onGame })
  const address = path + search
  // The drawer belongs to the address it was opened on: going anywhere closes it.
  const drawerOpen = drawer === address
  const nav = (lanes ?? [])
    .filter(({ category }) => category !== 'INHOUSE')
    .map(({ category }) => {
      const href = hrefs.category(category === 'LOTT' ? 'ELOTT' : category)
      return {
        id: category,
        label: games(`games.category.${category}`),
        href,
        current: category !== 'LOTT' && path === href,
      }
    })
  const collapse = {
    id: 'collapse',
    label: text(collapsed ? 'web.menu.expand' : 'web.menu.collapse'),
    icon: <IconSidebar />,
    onClick: () => setCollapsed(!collapsed),
  }

  return (
    <PageShell
      skipLabel={text('web.skip')}
      menuCollapsed={collapsed}
      centre={centre}
      header={
        bars.header && (
          <Header
            label={text('web.header.nav')}
            brand={<BrandMark />}
            nav={nav}
            start={
              bars.menu && (
                <IconButton
                  label={text('web.menu.open')}
                  icon={<IconList size={24} />}
                  onPointerEnter={() => void loadDrawer()}
                  onClick={() => setDrawer(address)}
                />
              )
            }
            end={headerEnd}
            endWide={
              <>
                <IconButton
                  label={text('web.header.search')}
                  icon={<IconSearch />}
                  onClick={() => show({ id: 'search' })}
                />
                {headerStart}
              </>
            }
          />
        )
      }
      menu={
        menu && (
          <SideMenu
            label={text('web.menu.label')}
            groups={groups}
            foot={<>{Foot && <Foot />}</>}
            tail={[collapse]}
            collapsed={collapsed}
          />
        )
      }
      bottomBar={
        bars.bottom && (
          <BottomBar
            label={text('web.bottom.label')}
            items={[
              {
                id: 'home',
                label: text('web.menu.home'),
                href: hrefs.home,
                icon: <IconHome size={24} />,
                iconCurrent: <IconHomeFill size={24} />,
                current: path === hrefs.home,
              },
              {
                id: 'games',
                label: text('web.bottom.games'),
                href: hrefs.category('RNG'),
                icon: <IconGrid size={24} />,
                ...fills.games,
                current: path === hrefs.category('RNG'),
              },
              {
                id: 'search',
                label: text('web.bottom.search'),
                icon: <IconSearch size={24} />,
                onClick: () => show({ id: 'search' }),
              },
              {
                id: 'promotions',
                label: text('web.bottom.promotions'),
                href: hrefs.promotions(),
                icon: <IconGift size={24} />,
                ...fills.promotions,
                current: path === hrefs.promotions(),
              },
              {
                id: 'me',
                label: text('web.bottom.me'),
                icon: <IconUser size={24} />,
                ...fills.me,
                current: centre,
                ...(account === null ? { onClick: onLogin } : { href: hrefs.member() }),
              },
            ]}
          />
        )
      }
      footer={bars.footer && footer}
    >
      {children}
      <LazyModal
        open={drawerOpen}
        load={loadDrawer}
        onFail={closeDrawer}
        with={{ groups, account, onLogout, onClose: closeDrawer }}
      />
      <LazyModal open={picking} load={loadPicker} onFail={closePicker} with={{ onClose: closePicker }} />
    </PageShell>
  )
}
