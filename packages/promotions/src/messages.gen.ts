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
  'promotions.detail.claimWithin': object
  'promotions.detail.claimDays': { days: 'number' }
  'promotions.detail.minDeposit': object
  'promotions.detail.maxBet': object
  'promotions.detail.excluded': object
  'promotions.detail.weights': object
  'promotions.detail.weight': { category: 'text'; share: 'text' }
  'promotions.detail.leads.path': object
  'promotions.detail.leads.promotion': object
  'promotions.detail.leads.external': object
  'promotions.offer.state.open': object
  'promotions.offer.state.planned': object
  'promotions.offer.state.joined': object
  'promotions.offer.state.ordered': object
  'promotions.offer.state.applied': object
  'promotions.offer.state.claimable': object
  'promotions.offer.state.claimed': object
  'promotions.offer.state.rejected': object
  'promotions.offer.state.lapsed': object
  'promotions.offer.state.notForMe': object
  'promotions.offer.mine': object
  'promotions.offer.opens': { at: 'text' }
  'promotions.offer.until': { at: 'text' }
  'promotions.offer.left': { count: 'number' }
  'promotions.offer.progress': object
  'promotions.offer.of': { reached: 'text'; target: 'text' }
  'promotions.offer.details': object
  'promotions.offer.detailsOf': { title: 'text' }
  'promotions.offer.join': object
  'promotions.offer.apply': object
  'promotions.offer.applyAgain': object
  'promotions.offer.deposit': object
  'promotions.offer.claim': object
  'promotions.offer.application': object
  'promotions.offer.invite': object
  'promotions.offer.joinedUntil': { at: 'text' }
  'promotions.offer.joinedOpen': object
  'promotions.offer.waiting': { count: 'number' }
  'promotions.offer.toRewards': object
  'promotions.offer.lost': object
  'promotions.offer.again': object
  'promotions.offer.playOnly': object
  'promotions.offer.zone': object
  'promotions.how.title': object
  'promotions.how.join': object
  'promotions.how.apply': object
  'promotions.how.deposit': object
  'promotions.how.claim': object
  'promotions.how.automatic': object
  'promotions.how.referral': object
  'promotions.how.planned': { at: 'text' }
  'promotions.how.ordered': object
  'promotions.how.applied': object
  'promotions.how.claimable': object
  'promotions.how.claimed': object
  'promotions.how.rejected': { reason: 'text' }
  'promotions.how.rejectedPlain': object
  'promotions.how.lapsed': object
  'promotions.apply.comment': object
  'promotions.apply.commentHint': object
  'promotions.apply.optional': object
  'promotions.apply.count': { count: 'text'; limit: 'text' }
  'promotions.apply.long': { limit: 'text' }
  'promotions.apply.pictures': object
  'promotions.apply.send': object
  'promotions.apply.sent': object
  'promotions.apply.sentText': { id: 'text' }
  'promotions.apply.sentPlain': object
  'promotions.apply.login': object
  'promotions.apply.loading': object
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
  'promotions.terms.playLocked': { sum: 'text' }
  'promotions.terms.rule': object
  'promotions.terms.ruleLocked': object
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
  'promotions.convert.few': { minimum: 'text'; points: 'text' }
  'promotions.effect.cancel': object
  'promotions.effect.refNo': object
  'promotions.effect.unsure.text': object
  'promotions.effect.again': object
  'promotions.records.period': { days: 'text' }
  'promotions.records.claimed': object
  'promotions.records.approved': object
  'promotions.records.taken': object
  'promotions.records.out': object
  'promotions.records.spent': object
  'promotions.records.in': object
  'promotions.records.number': object
  'promotions.records.time': object
  'promotions.records.what': object
  'promotions.records.points': object
  'promotions.records.balance': object
  'promotions.records.status': object
  'promotions.records.worth': object
  'promotions.records.remark': object
  'promotions.records.sentTo': { address: 'text'; mobile: 'text' }
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
  'promotions.taken.main': { sum: 'text' }
  'promotions.taken.bonus': { sum: 'text' }
  'promotions.taken.playOnly': { sum: 'text' }
  'promotions.taken.locked': { sum: 'text' }
  'promotions.takenPlain': object
  'promotions.seeRecord': object
  'promotions.rank.yours': object
  'promotions.rank.none': object
  'promotions.rank.stays': object
  'promotions.rank.highest': object
  'promotions.rank.next': { name: 'text' }
  'promotions.rank.both': object
  'promotions.rank.month': object
  'promotions.rank.total': object
  'promotions.rank.progress': { actual: 'text'; expected: 'text'; percent: 'text' }
  'promotions.rank.left': { name: 'text'; sum: 'text' }
  'promotions.rank.met': object
  'promotions.rank.monthDays': { date: 'text'; days: 'number'; zone: 'text' }
  'promotions.rank.monthHours': { date: 'text'; hours: 'number'; zone: 'text' }
  'promotions.rank.noEnd': object
  'promotions.rank.salary': object
  'promotions.rank.salaryMet': object
  'promotions.rank.salaryLeft': { sum: 'text' }
  'promotions.rank.salaryFrom': { name: 'text'; sum: 'text' }
  'promotions.rank.bonusNext': { name: 'text' }
  'promotions.rank.bonusOnce': object
  'promotions.rank.noBonus': object
  'promotions.rank.rebate': { name: 'text' }
  'promotions.rank.rebateFor': { categories: 'text'; percent: 'text' }
  'promotions.rank.all': object
  'promotions.rank.sums': { currency: 'text' }
  'promotions.rank.reachTotal': object
  'promotions.rank.reachMonth': object
  'promotions.rank.bonus': object
  'promotions.rank.salaryMonth': object
  'promotions.rank.rebateOf': { categories: 'text' }
  'promotions.rank.you': object
  'promotions.rank.terms': object
  'promotions.rank.claimDays': { days: 'number' }
  'promotions.rank.counts': object
  'promotions.rank.countsSettled': object
  'promotions.rank.countsMonth': { zone: 'text' }
  'promotions.rank.countsNight': object
  'promotions.rank.not': object
  'promotions.rank.notVoid': object
  'promotions.rank.notCredit': object
  'promotions.rank.notDeposits': object
  'promotions.rank.empty': object
  'promotions.rank.emptyText': object
  'promotions.rebate.ready': { sum: 'text' }
  'promotions.rebate.low': { sum: 'text' }
  'promotions.rebate.none': object
  'promotions.rebate.counted': { from: 'text'; until: 'text' }
  'promotions.rebate.least': object
  'promotions.rebate.goesTo': object
  'promotions.rebate.mainWallet': object
  'promotions.rebate.bonusMoney': object
  'promotions.rebate.gathered': object
  'promotions.rebate.ofLeast': { least: 'text'; sum: 'text' }
  'promotions.rebate.missing': { sum: 'text' }
  'promotions.rebate.take': { sum: 'text' }
  'promotions.rebate.how': object
  'promotions.rebate.howText': object
  'promotions.rebate.category': object
  'promotions.rebate.stake': object
  'promotions.rebate.rate': object
  'promotions.rebate.amount': object
  'promotions.rebate.total': object
  'promotions.rebate.empty': object
  'promotions.rebate.emptyText': object
  'promotions.rebate.taken': object
  'promotions.rebate.time': object
  'promotions.rebate.for': object
  'promotions.rebate.period': { from: 'text'; until: 'text' }
  'promotions.rebate.rank': object
  'promotions.rebate.noneTaken': object
  'promotions.rebate.noneTakenText': object
  'promotions.referral.none': object
  'promotions.referral.earned': { sum: 'text' }
  'promotions.referral.offer': { deposit: 'text'; stake: 'text'; sum: 'text' }
  'promotions.referral.noOffer': object
  'promotions.referral.friends': object
  'promotions.referral.rewarded': object
  'promotions.referral.month': object
  'promotions.referral.ofLimit': { count: 'text'; most: 'text' }
  'promotions.referral.monthText': { sum: 'text'; zone: 'text' }
  'promotions.referral.dayText': { count: 'number' }
  'promotions.referral.link': object
  'promotions.referral.code': object
  'promotions.referral.qr': object
  'promotions.referral.copy': object
  'promotions.referral.copyCode': object
  'promotions.referral.copied': object
  'promotions.referral.save': object
  'promotions.referral.share': object
  'promotions.referral.knows': object
  'promotions.referral.how': object
  'promotions.referral.send': object
  'promotions.referral.sendText': object
  'promotions.referral.play': object
  'promotions.referral.playText': { deposit: 'text'; stake: 'text' }
  'promotions.referral.get': { sum: 'text' }
  'promotions.referral.getText': object
  'promotions.referral.not': object
  'promotions.referral.not.own': object
  'promotions.referral.not.again': object
  'promotions.referral.not.public': object
  'promotions.referral.off': object
  'promotions.referral.offText': object
  'promotions.referral.joined': { date: 'text' }
  'promotions.referral.deposit': object
  'promotions.referral.stake': object
  'promotions.referral.of': { all: 'text'; sum: 'text' }
  'promotions.referral.given': { date: 'text' }
  'promotions.referral.friend': object
  'promotions.referral.reward': object
  'promotions.referral.all': { count: 'number' }
  'promotions.referral.state.new': object
  'promotions.referral.state.going': object
  'promotions.referral.state.review': object
  'promotions.referral.state.refused': object
  'promotions.referral.state.rewarded': object
  'promotions.referral.noFriends': object
  'promotions.referral.noFriendsText': object
  'promotions.referral.masked': object
  'promotions.missions.states': object
  'promotions.missions.open': object
  'promotions.missions.closed': object
  'promotions.missions.all': object
  'promotions.missions.none': object
  'promotions.missions.noneText': object
  'promotions.missions.noneClosed': object
  'promotions.missions.noneClosedText': object
  'promotions.missions.toClaim': { count: 'number' }
  'promotions.missions.counts': { categories: 'text' }
  'promotions.missions.countsAll': object
  'promotions.missions.endsIn': { at: 'text'; left: 'text' }
  'promotions.missions.ended': { at: 'text' }
  'promotions.missions.next': { all: 'text'; milestone: 'text' }
  'promotions.missions.allReached': object
  'promotions.missions.of': { reached: 'text'; target: 'text' }
  'promotions.missions.measure.STAKE': { value: 'text' }
  'promotions.missions.measure.WIN': { value: 'text' }
  'promotions.missions.measure.ROUNDS': { count: 'number' }
  'promotions.missions.head.STAKE': object
  'promotions.missions.head.WIN': object
  'promotions.missions.head.ROUNDS': object
  'promotions.missions.standing': { title: 'text'; value: 'text' }
  'promotions.missions.place': object
  'promotions.missions.noPlace': object
  'promotions.missions.from': object
  'promotions.missions.until': object
  'promotions.missions.over': object
  'promotions.missions.topPrize': object
  'promotions.missions.gone': object
  'promotions.missions.goneText': object
  'promotions.missions.milestones': object
  'promotions.missions.milestonesText': object
  'promotions.missions.milestonesLater': { days: 'number' }
  'promotions.missions.noMilestones': object
  'promotions.missions.milestone': { number: 'text'; sum: 'text' }
  'promotions.missions.status.open': object
  'promotions.missions.status.claim': object
  'promotions.missions.status.claimed': object
  'promotions.missions.status.issued': object
  'promotions.missions.status.close': object
  'promotions.missions.issuedText': object
  'promotions.missions.board': object
  'promotions.missions.boardText': object
  'promotions.missions.member': object
  'promotions.missions.you': object
  'promotions.missions.prize': object
  'promotions.missions.prizeNow': object
  'promotions.missions.prizes': object
  'promotions.missions.allPrizes': object
  'promotions.missions.others': object
  'promotions.missions.howItCounts': object
  'promotions.missions.noDemo': object
  'promotions.missions.noBoard': object
  'promotions.missions.noBoardText': object
  'promotions.centre.parts': object
  'promotions.centre.claim': object
  'promotions.centre.tickets': object
  'promotions.centre.applications': object
  'promotions.centre.history': object
  'promotions.centre.noClaims': object
  'promotions.centre.noClaimsText': object
  'promotions.centre.seePromotions': object
  'promotions.centre.toClaim': { sum: 'text' }
  'promotions.centre.allClaimed': object
  'promotions.centre.count': { count: 'number' }
  'promotions.centre.firstEnds': { at: 'text'; count: 'number' }
  'promotions.centre.claimAll': { count: 'number' }
  'promotions.centre.claimAllText': object
  'promotions.centre.reward': object
  'promotions.centre.ticket': object
  'promotions.centre.claimed': object
  'promotions.centre.noTerms': object
  'promotions.centre.until': { at: 'text' }
  'promotions.centre.timeLeft': { hours: 'text'; minutes: 'text' }
  'promotions.centre.noEnd': object
  'promotions.centre.claimOne': object
  'promotions.centre.noTickets': object
  'promotions.centre.noTicketsText': object
  'promotions.centre.use': object
  'promotions.centre.giveBack': object
  'promotions.centre.giveBackAsk': { title: 'text' }
  'promotions.centre.giveBackText': { sum: 'text' }
  'promotions.centre.givenBack': { title: 'text' }
  'promotions.centre.keep': object
  'promotions.centre.login': object
  'promotions.centre.loginDay': { all: 'text'; day: 'text' }
  'promotions.centre.today': object
  'promotions.centre.day': { day: 'text' }
  'promotions.centre.dayState.done': object
  'promotions.centre.dayState.now': object
  'promotions.centre.dayState.next': object
  'promotions.centre.loginText': { terms: 'text'; zone: 'text' }
  'promotions.centre.loginNext': { at: 'text' }
  'promotions.centre.raffle': object
  'promotions.centre.draw': object
  'promotions.unit.days': { count: 'number' }
  'promotions.unit.hours': { count: 'number' }
  'promotions.unit.minutes': object
  'promotions.unit.seconds': object
  'promotions.centre.myTickets': object
  'promotions.centre.ticketsOf': { all: 'text'; count: 'text' }
  'promotions.prize.places': { from: 'text'; to: 'text' }
  'promotions.prize.place': { place: 'text' }
  'promotions.prize.upTo': { sum: 'text' }
  'promotions.prize.growing': { most: 'text'; now: 'text' }
  'promotions.prize.nothingYet': { most: 'text' }
  'promotions.prize.nothing': object
  'promotions.centre.hash': object
  'promotions.centre.secret': object
  'promotions.centre.copyHash': object
  'promotions.centre.copyLastHash': object
  'promotions.centre.copyLastSecret': object
  'promotions.centre.raffleText': { stake: 'text' }
  'promotions.centre.lastDraw': object
  'promotions.centre.noWinners': object
  'promotions.centre.noPrizes': object
  'promotions.centre.allWinners': { count: 'number' }
  'promotions.centre.firstWinners': object
  'promotions.centre.check': object
  'promotions.centre.verdict.right': object
  'promotions.centre.verdict.hash': object
  'promotions.centre.verdict.winners': object
  'promotions.centre.verdict.unknown': object
  'promotions.centre.code': object
  'promotions.centre.codeField': object
  'promotions.centre.codeHint': object
  'promotions.centre.codeEmpty': object
  'promotions.centre.codeCheck': object
  'promotions.centre.codeUsed': object
  'promotions.centre.codeGone': object
  'promotions.centre.codeGives': { sum: 'text'; title: 'text' }
  'promotions.centre.noApplications': object
  'promotions.centre.noApplicationsText': object
  'promotions.centre.noHistory': object
  'promotions.centre.noHistoryText': object
  'promotions.centre.state.applying': object
  'promotions.centre.state.process': object
  'promotions.centre.state.issued': object
  'promotions.centre.state.claimed': object
  'promotions.centre.state.rejected': object
  'promotions.centre.state.close': object
  'promotions.centre.kind.MANUAL': object
  'promotions.centre.kind.RAFFLE': object
  'promotions.centre.kind.UPGRADE_BONUS': object
  'promotions.centre.kind.MISSION': object
  'promotions.centre.kind.RANK_SALARY': object
  'promotions.centre.kind.SIGNUP': object
  'promotions.centre.kind.CASHBACK': object
  'promotions.centre.kind.REBATE': object
  'promotions.centre.kind.REFERRAL': object
  'promotions.centre.kind.LOGIN': object
  'promotions.centre.kind.TURNOVER': object
}
