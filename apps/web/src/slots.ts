/**
 * What each message of this package takes, by the kind of the value. Made of `messages/EN.json` by `pnpm words:types`.
 */
export interface WebSlots {
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
  'web.menu.label': object
  'web.menu.open': object
  'web.menu.close': object
  'web.menu.home': object
  'web.menu.collapse': object
  'web.menu.expand': object
  'web.menu.language': object
  'web.bottom.label': object
  'web.bottom.games': object
  'web.bottom.me': object
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
  'web.login.title': { brand: 'text' }
  'web.login.text': object
  'web.failed.title': object
  'web.failed.text': object
  'web.failed.retry': object
  'web.session.expired': object
  'web.toasts': object
  'web.toast.close': object
}
