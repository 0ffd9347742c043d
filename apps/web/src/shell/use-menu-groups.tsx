import { menuTarget, type Game, type Lane } from '@parlour/games'
import { categoryIcons, useGamesText } from '@parlour/games/react'
import { useFormat } from '@parlour/i18n/react'
import {
  IconCoins,
  IconGift,
  IconHeadset,
  IconHome,
  IconHomeFill,
  IconPhone,
  IconTranslate,
} from '@parlour/ui-kit/icons'
import type { SideMenuItem } from '@parlour/ui-kit'
import { useAtomValue, useSetAtom } from 'jotai'
import { brand } from '../brand.ts'
import { hrefs } from '../routes/-hrefs.ts'
import { deferredMenuAtom } from './deferred-menu.ts'
import { siteWindowAtom } from './site-window.ts'
import { useShellText } from './use-shell-text.ts'

interface MenuInput {
  path: string
  lanes: readonly Lane[] | undefined
  onLanguages(): void
  onGame(game: Game): void
}

/**
 * What stands in the side menu: home and the categories with their providers, the pages of the site, the languages
 * (SIDE-01 to SIDE-05); what a provider's card leads to is decided by LAU-01.
 */
export function useMenuGroups({ path, lanes, onLanguages, onGame }: MenuInput): SideMenuItem[][] {
  const text = useShellText()
  const games = useGamesText()
  const format = useFormat()
  const show = useSetAtom(siteWindowAtom)
  const { service, promotions } = useAtomValue(deferredMenuAtom)
  const place = (id: 'home' | 'promotions' | 'points' | 'service', href: string) => ({
    id,
    label: text(`web.menu.${id}`),
    href,
    current: path === href,
  })
  const home: SideMenuItem = { ...place('home', hrefs.home), icon: <IconHome />, iconCurrent: <IconHomeFill /> }
  const categories = (lanes ?? []).map(({ category, providers, count }): SideMenuItem => {
    const Icon = categoryIcons[category]
    const label = games(`games.category.${category}`)
    const href = hrefs.category(category)
    const item = {
      id: category,
      label,
      icon: <Icon />,
      iconCurrent: <Icon variant="duo" />,
      href,
      current: path === href,
    }
    if (category === 'LOTT' || category === 'ELOTT') return item
    const links = providers.map((vendor) => {
      const { vassalage: id, displayName, smallIcon } = vendor
      const look = { id, label: displayName, ...(smallIcon ? { logo: { src: smallIcon } } : {}) }
      const target = menuTarget(category, vendor)
      return target.kind === 'game'
        ? { ...look, onClick: () => onGame(target.game) }
        : { ...look, href: hrefs.category(category, { provider: target.provider }) }
    })
    return {
      ...item,
      sub: {
        all: { label: games('games.category.all', { category: label }), href, count: format.number(count) },
        links,
      },
    }
  })
  const house: SideMenuItem[] = [
    { ...place('promotions', hrefs.promotions()), icon: <IconGift />, count: promotions },
    { ...place('points', hrefs.pointMall()), icon: <IconCoins /> },
    {
      ...place('service', hrefs.helpCentre()),
      icon: <IconHeadset />,
      ...(service ? { sub: service } : { subLater: true }),
    },
    { id: 'app', label: text('web.menu.app'), icon: <IconPhone />, onClick: () => show({ id: 'app' }) },
  ]
  const choice = { id: 'language', label: text('web.menu.language'), icon: <IconTranslate />, onClick: onLanguages }
  return [[home, ...categories], house, brand.languages.length > 1 ? [choice] : []]
}
