import { CategoryStrip, HotGames, NewGames, Providers, useLanes } from '@parlour/games/react'
import type { Game } from '@parlour/games'
import type { LanguageCode } from '@parlour/i18n'
import { SiteBanners } from '@parlour/site/react'
import type { BannerGroup, BannerTarget } from '@parlour/site'
import { VisuallyHidden } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { brand } from '../brand.ts'
import { hrefs } from '../routes/-hrefs.ts'
import { useShellText } from './use-shell-text.ts'

interface HomeScreenProps {
  language: LanguageCode
  currency: string
  origin: string
  /** The group of the banners above; home's own where nothing is said. */
  banners?: BannerGroup
  /** What follows below the fold; its code comes after the first screen. */
  more: ReactNode
  onGame(game: Game): void
  onBanner(target: Exclude<BannerTarget, { kind: 'external' }>): void
}

/** The home page: what is on, the categories, hot games, providers, new games, and what follows. */
export function HomeScreen({
  language,
  currency,
  origin,
  banners = 'w_home',
  more,
  onGame,
  onBanner,
}: HomeScreenProps) {
  const text = useShellText()
  const lanes = useLanes(brand.providerGroups, language)
  return (
    <>
      <h1>
        <VisuallyHidden>{text('web.home.title', { brand: brand.name })}</VisuallyHidden>
      </h1>
      <SiteBanners group={banners} language={language} origin={origin} layout="centred" onOpen={onBanner} />
      <CategoryStrip lanes={lanes} hrefOf={(category) => hrefs.category(category)} />
      <HotGames
        language={language}
        currency={currency}
        moreHref={hrefs.category('RNG', { view: 'hot' })}
        onOpen={onGame}
      />
      <Providers lanes={lanes} hrefOf={(category, provider) => hrefs.category(category, { provider })} />
      <NewGames
        language={language}
        currency={currency}
        moreHref={hrefs.category('RNG', { view: 'new' })}
        onOpen={onGame}
      />
      {more}
    </>
  )
}
