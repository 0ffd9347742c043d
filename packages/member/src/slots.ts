/**
 * What each message of this package takes, by the kind of the value. Made of `messages/EN.json` by `pnpm words:types`.
 */
export interface MemberSlots {
  'member.balance.label': object
  'member.balance.updating': object
  'member.balance.failed': object
  'member.balance.show': object
  'member.balance.hide': object
  'member.balance.refresh': object
  'member.balance.note': { age: 'text' }
  'member.page.securityCenter': object
  'member.page.personalHistoryCopy': object
  'member.page.transactionHistory': object
  'member.page.agent': object
  'member.centre.label': object
  'member.centre.signOut': object
  'member.centre.back': object
  'member.centre.close': object
  'member.failed.title': object
  'member.failed.text': object
  'member.failed.retry': object
  'member.account.balance': object
  'member.account.main': object
  'member.account.played': object
  'member.account.time': { hours: 'text'; minutes: 'text' }
  'member.account.rounds': { count: 'number' }
  'member.account.result': object
  'member.account.stakes': { sum: 'text' }
  'member.about.title': object
  'member.about.account': object
  'member.about.nickname': object
  'member.about.rank': object
  'member.about.since': object
  'member.about.last': object
  'member.about.from': object
  'member.security.title': object
  'member.security.done': { all: 'text'; done: 'text' }
  'member.security.set': object
  'member.security.add': object
  'member.security.change': object
  'member.security.changed': { when: 'text' }
  'member.security.password': object
  'member.security.changePassword': object
  'member.security.payment': object
  'member.security.paymentFor': object
  'member.security.mobile': object
  'member.security.email': object
  'member.security.verified': object
  'member.security.unverified': object
  'member.security.missing': object
  'member.security.verify': object
  'member.email.add': object
  'member.email.verify': object
  'member.email.change': object
  'member.email.field': object
  'member.email.hint': object
  'member.email.done': object
  'member.email.issue.email': object
  'member.email.issue.code': object
  'member.email.issue.missing': object
  'member.payment.set': object
  'member.payment.change': object
  'member.payment.close': object
  'member.payment.login': object
  'member.payment.old': object
  'member.payment.new': object
  'member.payment.again': object
  'member.payment.rule': object
  'member.payment.show': object
  'member.payment.hide': object
  'member.payment.save': object
  'member.payment.done': object
  'member.payment.issue.old': object
  'member.payment.issue.digits': object
  'member.payment.issue.equal': object
  'member.payment.issue.login': object
  'member.payment.issue.now': object
  'member.payment.issue.weak': object
  'member.sessions.title': object
  'member.sessions.network': { network: 'text' }
  'member.sessions.unknown': object
  'member.sessions.since': { time: 'text' }
  'member.sessions.seen': { when: 'text' }
  'member.sessions.this': object
  'member.sessions.end': object
  'member.sessions.endOne': { where: 'text' }
  'member.sessions.endOthers': object
  'member.sessions.ask': object
  'member.sessions.askText': object
  'member.sessions.keep': object
  'member.sessions.ended': { count: 'number' }
  'member.sessions.more': { count: 'text' }
  'member.record.time': object
  'member.record.today': object
  'member.record.days': { days: 'number' }
  'member.record.period': object
  'member.record.presets': object
  'member.record.prevMonth': object
  'member.record.nextMonth': object
  'member.record.from': object
  'member.record.to': { days: 'text' }
  'member.record.close': object
  'member.record.csv': object
  'member.record.csvFailed': object
  'member.record.shown': { from: 'text'; to: 'text'; total: 'text' }
  'member.record.pages': object
  'member.record.page': { page: 'text' }
  'member.record.prev': object
  'member.record.next': object
  'member.record.total': object
  'member.record.empty': object
  'member.record.emptyText': object
  'member.bets.game': object
  'member.bets.category': object
  'member.bets.allCategories': object
  'member.bets.studio': object
  'member.bets.stake': object
  'member.bets.win': object
  'member.bets.result': object
  'member.bets.round': object
  'member.bets.close': object
  'member.moves.last': object
  'member.moves.all': object
  'member.moves.emptyText': object
  'member.moves.what': object
  'member.moves.note': object
  'member.moves.order': object
  'member.moves.amount': object
  'member.moves.balance': object
  'member.moves.in': object
  'member.moves.out': object
  'member.moves.kind': object
  'member.moves.allKinds': object
  'member.kind.deposit': object
  'member.kind.withdraw': object
  'member.kind.betting': object
  'member.kind.winning': object
  'member.kind.dividend': object
  'member.kind.betting_rebate': object
  'member.kind.agent_rebate': object
  'member.kind.share_bonus': object
  'member.kind.daily_wage': object
  'member.kind.hour_wage': object
  'member.kind.referral_rebate': object
  'member.kind.other': object
}
