import { expect, test } from 'vitest'
import { listingBanners } from './-banner-groups.ts'

test('[BAN-01] each listing has the banners of its own group; LOTT shares its neighbour’s, cockfights have none', () => {
  expect(listingBanners).toEqual({
    RNG: 'w_rng',
    LIVE: 'w_live',
    FISH: 'w_fish',
    PVP: 'w_pvp',
    SPORTS: 'w_sports',
    ESPORTS: 'w_esports',
    ELOTT: 'w_lott',
    INHOUSE: 'w_inhouse',
    LOTT: 'w_lott',
    COCKFIGHT: null,
  })
})
