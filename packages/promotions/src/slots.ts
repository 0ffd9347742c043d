/**
 * What each message of this package takes, by the kind of the value. Made of `messages/EN.json` by `pnpm words:types`.
 */
export interface PromotionsSlots {
  'promotions.close': object
  'promotions.failed.title': object
  'promotions.failed.retry': object
  'promotions.mall.title': object
  'promotions.mall.lead': object
  'promotions.mall.guest.title': object
  'promotions.mall.guest.text': object
  'promotions.mall.login': object
  'promotions.mall.trial.title': object
  'promotions.mall.trial.text': object
  'promotions.mall.register': object
  'promotions.mall.views': object
  'promotions.mall.rewards': object
  'promotions.mall.redemptions': object
  'promotions.mall.points': object
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
  'promotions.payment.label': object
  'promotions.payment.show': object
  'promotions.payment.hide': object
  'promotions.payment.issue': object
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
  'promotions.effect.unsure.title': object
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
