/** A group of banners; each route shows one. Source: specification 2. */
export type BannerGroup =
  | 'w_home' | 'w_rng' | 'w_live' | 'w_fish' | 'w_pvp' | 'w_sports' | 'w_esports' | 'w_lott'
  | 'w_down' | 'w_promotion' | 'w_shop' | 'w_help' | 'w_reg' | 'w_inhouse'
