import type { Category } from '@parlour/games'
import type { BannerGroup } from '@parlour/site'

/**
 * The banner group of each listing. Source: BAN-01; LOTT shares with
 * ELOTT, COCKFIGHT has none: the banners of SPORTS speak of football.
 */
export const listingBanners = {
  RNG: 'w_rng',
  LIVE: 'w_live',
  FISH: 'w_fish',
  PVP: 'w_pvp',
  SPORTS: 'w_sports',
  ESPORTS: 'w_esports',
  ELOTT: 'w_lott',
  LOTT: 'w_lott',
  COCKFIGHT: null,
  INHOUSE: 'w_inhouse',
} satisfies Record<Category, BannerGroup | null>
