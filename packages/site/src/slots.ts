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
  'site.restricted.unknown': object
  'site.failed.title': object
  'site.failed.text': object
  'site.failed.retry': object
  'site.promotions.list': object
  'site.promotions.lead': { count: 'number' }
  'site.promotions.kinds': object
  'site.promotions.all': object
  'site.promotions.none': object
  'site.promotions.noneText': object
  'site.promotions.noneHere': object
  'site.promotions.showAll': object
  'site.promotions.loading': object
  'site.promotions.noTerms': object
  'site.promotion.way': object
  'site.promotion.loading': object
  'site.promotion.ended': object
  'site.promotion.endedText': { date: 'text' }
  'site.promotion.missing': object
  'site.promotion.missingText': object
  'site.promotion.back': object
  'site.promotion.conditions': object
  'site.promotion.terms': object
  'site.promotion.ends': object
  'site.promotion.wager': object
  'site.promotion.wager.free': object
  'site.promotion.wager.bonus': { times: 'number' }
  'site.promotion.wager.deposit': { times: 'number' }
  'site.promotion.wager.both': { times: 'number' }
  'site.promotion.days': object
  'site.promotion.daysLong': { days: 'number' }
  'site.promotion.minDeposit': object
  'site.promotion.maxBet': object
  'site.promotion.excluded': object
  'site.promotion.weights': object
  'site.promotion.weight': { category: 'text'; share: 'text' }
  'site.promotion.leads.path': object
  'site.promotion.leads.promotion': object
  'site.promotion.leads.external': object
  'site.restricted.ip': object
  'site.restricted.country': object
  'site.maintenance.until': { time: 'text' }
  'site.closed.contact': object
  'site.closed.retry': object
  'site.closed.still': object
}
