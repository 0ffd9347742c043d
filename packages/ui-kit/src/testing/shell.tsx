import type { SideMenuItem } from '../components/side-menu/side-menu-item.ts'
import {
  IconCockfight,
  IconCards,
  IconDraws,
  IconEsports,
  IconFishing,
  IconGift,
  IconCoins,
  IconHeadset,
  IconHome,
  IconHomeFill,
  IconLive,
  IconLottery,
  IconOriginals,
  IconPhone,
  IconSlots,
  IconSports,
  IconTranslate,
  IconCaretUpDown,
  IconSidebar,
} from '../icons/index.ts'
import { providers } from './lobby.ts'

const places = [
  ['Lottery', IconLottery, 38],
  ['Draws', IconDraws, 24],
  ['Live casino', IconLive, 146],
  ['Sports', IconSports, 9],
  ['Fishing', IconFishing, 52],
  ['Slots', IconSlots, 1284],
  ['Card games', IconCards, 88],
  ['Esports', IconEsports, 12],
  ['Cockfight', IconCockfight, 6],
  ['Originals', IconOriginals, 8],
] as const

/** Categories for the header, the menu and the row of icons. */
export const categories = places.map(([label, Icon, count]) => ({
  id: label,
  label,
  href: `/${label.toLowerCase().replace(' ', '-')}`,
  icon: <Icon variant="duo" />,
  line: <Icon />,
  count: count.toLocaleString('en'),
}))

const sub = (label: string, count: string) => ({
  all: { label: `All ${label.toLowerCase()}`, href: `/${label}`, count },
  links: providers.slice(0, 9).map(({ id, name, href, logo }) => ({ id, label: name, href, logo })),
})

/** The side menu of the mock. */
export const menuGroups = (current = 'Home'): SideMenuItem[][] => [
  [
    {
      id: 'Home',
      label: 'Home',
      href: '/',
      icon: <IconHome />,
      iconCurrent: <IconHomeFill />,
      current: current === 'Home',
    },
    ...categories.map(({ id, label, href, line, icon, count }, index) => ({
      id,
      label,
      href,
      icon: line,
      iconCurrent: icon,
      current: current === id,
      sub: index < 2 ? undefined : sub(label, count),
    })),
  ],
  [
    { id: 'promotions', label: 'Promotions', href: '/promotions', icon: <IconGift />, count: 12 },
    { id: 'mall', label: 'Points shop', href: '/mall', icon: <IconCoins /> },
    { id: 'service', label: 'Customer service', href: '/service', icon: <IconHeadset /> },
    { id: 'app', label: 'Get the app', href: '/app', icon: <IconPhone /> },
  ],
  [
    {
      id: 'language',
      label: 'English',
      icon: <IconTranslate />,
      end: <IconCaretUpDown size={16} className="p-menu__end" />,
    },
  ],
]

/** The last row of the menu. */
export const menuTail: SideMenuItem[] = [{ id: 'collapse', label: 'Collapse', icon: <IconSidebar /> }]

/** The mark of the sample brand. */
export const mark = (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <path d="M3 18a13 13 0 0 1 26 0z" fill="#ff947a" />
    <path d="m16 7 1.4 4.6L22 13l-4.6 1.4L16 19l-1.4-4.6L10 13l4.6-1.4z" fill="#20142e" />
    <path d="M1 21h30v2.4H1zM6 25.6h20V28H6z" fill="#ff947a" />
  </svg>
)
