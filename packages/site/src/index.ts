export { announcementsQuery } from './announcements/queries.ts'
export { runningPromotions, timeLeft } from './announcements/running-promotions.ts'
export { bannerTarget } from './banners/banner-target.ts'
export { statusQuery } from './status/queries.ts'
export { enabledModules, pickHost, siteState } from './status/site-state.ts'

export type { BannerGroup } from './banners/banner-group.ts'
export type { BannerTarget } from './banners/banner-target.ts'
export type { SiteState } from './status/site-state.ts'
