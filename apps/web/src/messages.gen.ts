/**
 * What each message of this package takes, by the kind of the value. Made of `messages/EN.json` by `pnpm words:types`.
 */
export interface WebMessages {
  'web.skip': object
  'web.brand.home': { brand: 'text' }
  'web.home.title': { brand: 'text' }
  'web.header.nav': object
  'web.header.login': object
  'web.header.register': object
  'web.header.light': object
  'web.header.dark': object
  'web.header.account': { account: 'text' }
  'web.header.entered': { account: 'text' }
  'web.header.back': object
  'web.header.search': object
  'web.header.cashier': object
  'web.header.deposit': object
  'web.header.withdraw': object
  'web.menu.label': object
  'web.menu.open': object
  'web.menu.close': object
  'web.menu.home': object
  'web.menu.collapse': object
  'web.menu.expand': object
  'web.menu.language': object
  'web.menu.promotions': object
  'web.menu.points': object
  'web.menu.service': object
  'web.menu.app': object
  'web.menu.channels': object
  'web.bottom.label': object
  'web.bottom.games': object
  'web.bottom.me': object
  'web.bottom.search': object
  'web.bottom.promotions': object
  'web.language.title': object
  'web.language.close': object
  'web.language.search': object
  'web.language.clear': object
  'web.language.none': object
  'web.language.failed': { language: 'text' }
  'web.footer.play': object
  'web.footer.more': object
  'web.footer.account': object
  'web.footer.about': object
  'web.footer.age': { age: 'text' }
  'web.footer.ageLabel': { age: 'text' }
  'web.footer.credits': object
  'web.footer.help': object
  'web.footer.terms': object
  'web.footer.privacy': object
  'web.footer.centre': object
  'web.register.terms': object
  'web.terms.terms': object
  'web.terms.privacy': object
  'web.terms.loading': object
  'web.terms.failed': object
  'web.terms.again': object
  'web.terms.close': object
  'web.missing.title': object
  'web.missing.text': object
  'web.missing.home': object
  'web.guard.title': object
  'web.guard.text': object
  'web.guard.refused': object
  'web.guard.refused_text': object
  'web.guard.refused_demo': object
  'web.login.title': { brand: 'text' }
  'web.login.text': object
  'web.failed.title': object
  'web.failed.text': object
  'web.failed.retry': object
  'web.session.expired': object
  'web.toasts': object
  'web.toast.close': object
  'web.loading': object
  'web.service.contact': object
  'web.service.vip': object
  'web.service.chat': object
  'web.service.messages': object
  'web.service.notices': object
  'web.service.help': object
  'web.service.speed': object
  'web.service.feedback': object
  'web.head.register': object
  'web.head.login': object
  'web.head.lottery': object
  'web.help.home': object
  'web.head.vietnam': object
  'web.head.promotions': object
  'web.promotions.waiting': { count: 'number' }
  'web.head.promotion': object
  'web.head.points': object
  'web.head.help': object
  'web.head.helpCentre': object
  'web.head.download': object
  'web.head.game': object
  'web.head.member': object
  'web.head.agent': object
  'web.head.missing': object
  'web.about.home': { age: 'text'; brand: 'text' }
  'web.about.category': { brand: 'text'; category: 'text' }
  'web.about.register': { age: 'text'; brand: 'text' }
  'web.about.login': { brand: 'text' }
  'web.about.lottery': { brand: 'text' }
  'web.about.vietnam': { brand: 'text' }
  'web.about.promotions': { brand: 'text' }
  'web.about.promotion': { brand: 'text' }
  'web.about.points': { brand: 'text' }
  'web.about.help': { brand: 'text' }
  'web.about.helpCentre': { brand: 'text' }
  'web.about.download': { brand: 'text' }
  'web.about.game': { brand: 'text' }
  'web.about.member': { brand: 'text' }
  'web.about.agent': { brand: 'text' }
  'web.about.missing': { brand: 'text' }
}
