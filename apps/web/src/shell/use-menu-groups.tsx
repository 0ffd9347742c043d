import type { Lane } from '@parlour/games'
import { categoryIcons, useGamesText } from '@parlour/games/react'
import { useFormat } from '@parlour/i18n/react'
import { IconHome, IconHomeFill, IconTranslate } from '@parlour/ui-kit/icons'
import type { SideMenuItem } from '@parlour/ui-kit'
import { brand } from '../brand.ts'
import { hrefs } from '../routes/-hrefs.ts'
import { useShellText } from './use-shell-text.ts'

interface MenuInput {
  path: string
  lanes: readonly Lane[] | undefined
  onLanguages(): void
}

/** What stands in the side menu: home and the categories with their studios, then the languages. */
export function useMenuGroups({ path, lanes, onLanguages }: MenuInput): SideMenuItem[][] {
  const text = useShellText()
  const games = useGamesText()
  const format = useFormat()
  const home: SideMenuItem = {
    id: 'home', label: text('web.menu.home'), icon: <IconHome />, iconCurrent: <IconHomeFill />, href: hrefs.home, current: path === hrefs.home,
  }
  const categories = (lanes ?? []).map(({ category, vendors, count }): SideMenuItem => {
    const Icon = categoryIcons[category]
    const label = games(`games.category.${category}`)
    const href = hrefs.category(category)
    const item = { id: category, label, icon: <Icon />, iconCurrent: <Icon variant="duo" />, href, current: path === href }
    if (category === 'LOTT' || category === 'ELOTT') return item
    const links = vendors.map(({ vassalage, displayName, smallIcon }) => ({
      id: vassalage, label: displayName, href: hrefs.category(category, { studio: vassalage }), ...(smallIcon ? { logo: { src: smallIcon } } : {}),
    }))
    return { ...item, sub: { all: { label: games('games.category.all', { category: label }), href, count: format.number(count) }, links } }
  })
  const choice = { id: 'language', label: text('web.menu.language'), icon: <IconTranslate />, onClick: onLanguages }
  return [[home, ...categories], brand.languages.length > 1 ? [choice] : []]
}
