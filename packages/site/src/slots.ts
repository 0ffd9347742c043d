/**
 * What each message of this package takes, by the kind of the value. Made of `messages/EN.json` by `pnpm words:types`.
 */
export interface SiteSlots {
  'site.close': object
  'site.html.failed': object
  'site.html.retry': object
  'site.banners.label': object
  'site.banners.pause': object
  'site.banners.play': object
  'site.banners.slide': { n: 'text'; of: 'text' }
  'site.promotions.title': object
  'site.promotions.newPlayers': object
  'site.promotions.noEnd': object
  'site.promotions.endsIn': { days: 'number'; hours: 'text' }
  'site.maintenance.title': object
  'site.maintenance.text': object
  'site.restricted.title': object
  'site.restricted.text': object
  'site.restricted.where': { country: 'text'; ip: 'text' }
  'site.restricted.unknown': object
}
