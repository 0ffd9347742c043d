/**
 * What each message of this package takes, by the kind of the value. Made of `messages/EN.json` by `pnpm words:types`.
 */
export interface PromotionsMessages {
  'promotions.close': object
  'promotions.strip.title': object
  'promotions.ticket.newPlayers': object
  'promotions.ticket.noEnd': object
  'promotions.ticket.endsIn': { days: 'number'; hours: 'text' }
  'promotions.ticket.noTerms': object
  'promotions.list.title': object
  'promotions.list.lead': { count: 'number' }
  'promotions.list.kinds': object
  'promotions.list.all': object
  'promotions.list.none': object
  'promotions.list.noneText': object
  'promotions.list.noneHere': object
  'promotions.list.showAll': object
  'promotions.list.loading': object
  'promotions.detail.way': object
  'promotions.detail.loading': object
  'promotions.detail.ended': object
  'promotions.detail.endedText': { date: 'text' }
  'promotions.detail.missing': object
  'promotions.detail.missingText': object
  'promotions.detail.back': object
  'promotions.detail.conditions': object
  'promotions.detail.terms': object
  'promotions.detail.ends': object
  'promotions.detail.wager': object
  'promotions.detail.wagerLocked': object
  'promotions.detail.wager.free': object
  'promotions.detail.wager.bonus': { times: 'number' }
  'promotions.detail.wager.deposit': { times: 'number' }
  'promotions.detail.wager.both': { times: 'number' }
  'promotions.detail.days': object
  'promotions.detail.daysLong': { days: 'number' }
  'promotions.detail.minDeposit': object
  'promotions.detail.maxBet': object
  'promotions.detail.excluded': object
  'promotions.detail.weights': object
  'promotions.detail.weight': { category: 'text'; share: 'text' }
  'promotions.detail.leads.path': object
  'promotions.detail.leads.promotion': object
  'promotions.detail.leads.external': object
  'promotions.shop.title': object
  'promotions.shop.lead': object
  'promotions.shop.guest.title': object
  'promotions.shop.guest.text': object
  'promotions.shop.login': object
  'promotions.shop.demo.title': object
  'promotions.shop.demo.text': object
  'promotions.shop.register': object
  'promotions.shop.views': object
  'promotions.shop.rewards': object
  'promotions.shop.redemptions': object
  'promotions.shop.points': object
  'promotions.points.yours': object
  'promotions.points.noExpiry': object
  'promotions.points.worth': object
  'promotions.points.rate': { sum: 'text' }
  'promotions.points.count': { count: 'number' }
  'promotions.points.word': object
  'promotions.earn.open': object
  'promotions.earn.text': object
  'promotions.earn.stake': { points: 'text'; sum: 'text' }
  'promotions.earn.deposits': object
  'promotions.earn.paid': { points: 'text'; sum: 'text' }
  'promotions.rewards.kinds': object
  'promotions.rewards.kind.all': object
  'promotions.rewards.kind.CASH': object
  'promotions.rewards.kind.PROMO': object
  'promotions.rewards.kind.GIFT': object
  'promotions.rewards.afford': object
  'promotions.rewards.left': { count: 'number' }
  'promotions.rewards.redeem': object
  'promotions.rewards.redeemName': { name: 'text' }
  'promotions.rewards.dear': { points: 'text' }
  'promotions.rewards.gone': object
  'promotions.rewards.none': object
  'promotions.rewards.noneText': object
  'promotions.rewards.noneAfford': object
  'promotions.rewards.showAll': object
  'promotions.rewards.loading': object
  'promotions.terms.free': object
  'promotions.terms.play': { sum: 'text' }
  'promotions.terms.times': { times: 'number' }
  'promotions.terms.name': object
  'promotions.terms.maxBet': object
  'promotions.terms.excluded': object
  'promotions.terms.days': object
  'promotions.terms.daysLong': { days: 'number' }
  'promotions.payment.set': object
  'promotions.redeem.quantity': object
  'promotions.redeem.cost': object
  'promotions.redeem.left': object
  'promotions.redeem.worth': object
  'promotions.redeem.gift': object
  'promotions.redeem.mobile': object
  'promotions.redeem.address': object
  'promotions.redeem.issue.mobile': object
  'promotions.redeem.issue.address': object
  'promotions.redeem.send': { points: 'text' }
  'promotions.redeem.done.approved': object
  'promotions.redeem.done.process': object
  'promotions.redeem.done.sent': object
  'promotions.convert.open': object
  'promotions.convert.title': object
  'promotions.convert.points': object
  'promotions.convert.hint': { minimum: 'text'; multiple: 'text'; sum: 'text' }
  'promotions.convert.most': { points: 'text' }
  'promotions.convert.gets': object
  'promotions.convert.issue.required': object
  'promotions.convert.issue.least': { minimum: 'text' }
  'promotions.convert.issue.step': { multiple: 'text' }
  'promotions.convert.issue.most': { points: 'text' }
  'promotions.convert.send': { sum: 'text' }
  'promotions.convert.done': { sum: 'text' }
  'promotions.convert.few': { minimum: 'text'; points: 'text' }
  'promotions.effect.cancel': object
  'promotions.effect.refNo': object
  'promotions.effect.unsure.text': object
  'promotions.effect.again': object
  'promotions.records.period': { days: 'text' }
  'promotions.records.time': object
  'promotions.records.what': object
  'promotions.records.points': object
  'promotions.records.balance': object
  'promotions.records.status': object
  'promotions.records.worth': object
  'promotions.records.remark': object
  'promotions.records.times': { name: 'text'; quantity: 'text' }
  'promotions.records.empty': object
  'promotions.records.emptyText': object
  'promotions.status.process': object
  'promotions.status.approved': object
  'promotions.status.rejected': object
  'promotions.change.EARN': object
  'promotions.change.REDEEM': object
  'promotions.change.CONVERT': object
  'promotions.change.RETURN': object
  'promotions.pages.label': object
  'promotions.pages.prev': object
  'promotions.pages.next': object
  'promotions.pages.page': { page: 'text' }
  'promotions.pages.shown': { from: 'text'; to: 'text'; total: 'text' }
}
