import type { Openable } from '@parlour/game-launch'
import type { LotteryPlay } from '@parlour/games'
import type { LanguageCode } from '@parlour/i18n'
import type { BannerTarget } from '@parlour/site'
import { createContext, use } from 'react'

/** What the routes need of the site around them. */
export interface SiteContextValue {
  readonly language: LanguageCode
  /** ISO 4217: the member's own, or the brand's for guests. */
  readonly currency: string
  /**
   * Whether a field for a secret may show, in a window or on the page: frames of others are taken away meanwhile (X10).
   */
  readonly secretsShown: boolean
  openLogin(): void
  /** Asks before logging out. */
  openLogout(): void
  /** Leaves the centre for the page that it was opened on. */
  closeCentre(): void
  /** Goes to an address of the site. */
  go(href: string): void
  /** A click on a game: login, checks, rooms, then the game where its provider wants it. */
  openGame(game: Openable): void
  /** The same without asking for a room. */
  playGame(game: Openable): void
  /** The same for fun, without a stake. */
  tryGame(game: Openable): void
  openLottery(play: LotteryPlay): void
  openBanner(target: Exclude<BannerTarget, { kind: 'external' }>): void
  refreshBalance(): void
}

/** Given by `Site`. */
export const SiteContext = createContext<SiteContextValue | null>(null)

/** The site around this route. @throws outside of `Site`. */
export function useSite(): SiteContextValue {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite needs a Site above it')
  return site
}
