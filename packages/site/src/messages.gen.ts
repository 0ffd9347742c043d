/**
 * What each message of this package takes, by the kind of the value. Made of `messages/EN.json` by `pnpm words:types`.
 */
export interface SiteMessages {
  'site.close': object
  'site.html.failed': object
  'site.html.retry': object
  'site.banners.label': object
  'site.banners.pause': object
  'site.banners.play': object
  'site.banners.slide': { n: 'text'; of: 'text' }
  'site.maintenance.title': object
  'site.maintenance.text': object
  'site.restricted.title': object
  'site.restricted.text': object
  'site.restricted.unknown': object
  'site.failed.text': object
  'site.restricted.ip': object
  'site.restricted.country': object
  'site.maintenance.until': { time: 'text' }
  'site.closed.retry': object
  'site.closed.still': object
  'site.download.title': { brand: 'text' }
  'site.download.lead': object
  'site.download.kind': object
  'site.download.android': object
  'site.download.ios': object
  'site.download.scan': object
  'site.download.scanText': object
  'site.download.open': object
  'site.download.openText': object
  'site.download.type': object
  'site.download.typeText': object
  'site.download.menu.android': object
  'site.download.menuText.android': object
  'site.download.menu.ios': object
  'site.download.menuText.ios': object
  'site.download.add': object
  'site.download.addText': object
  'site.download.confirm': object
  'site.download.confirmText': { brand: 'text' }
  'site.download.code': { brand: 'text'; system: 'text' }
  'site.download.caption': { system: 'text' }
  'site.download.copy': object
  'site.download.copied': object
  'site.download.none': object
  'site.download.noneText': object
  'site.speed.title': object
  'site.speed.lead': object
  'site.speed.loading': object
  'site.speed.list': object
  'site.speed.time': { ms: 'text' }
  'site.speed.lost': object
  'site.speed.here': object
  'site.speed.fastest': object
  'site.speed.go': { host: 'text' }
  'site.speed.stay': object
  'site.speed.running': object
  'site.speed.again': object
  'site.speed.none': object
  'site.speed.allLost': object
  'site.social.label': object
  'site.notices.title': object
  'site.notices.unread': { count: 'text' }
  'site.notices.notRead': object
  'site.notices.notice': object
  'site.notices.hot': object
  'site.notices.loading': object
  'site.notices.none': object
  'site.notices.noneText': object
  'site.notices.gone': object
  'site.notices.choose': object
  'site.notices.back': object
  'site.notices.pages': object
  'site.notices.prev': object
  'site.notices.next': object
  'site.notices.page': { n: 'text' }
  'site.afterLogin.title': object
  'site.afterLogin.place': { n: 'text'; of: 'text' }
  'site.afterLogin.next': object
  'site.popup.reward': object
  'site.popup.promotion': object
  'site.popup.outside': object
  'site.bell.label': object
  'site.bell.labelNew': { count: 'text' }
  'site.bell.messages': object
  'site.countdown.title': { name: 'text' }
  'site.countdown.plain': object
  'site.countdown.until': { time: 'text' }
  'site.countdown.days': { count: 'number' }
  'site.countdown.hours': { count: 'number' }
  'site.countdown.minutes': object
  'site.countdown.seconds': object
  'site.marquee.label': object
  'site.marquee.pause': object
  'site.marquee.play': object
}
