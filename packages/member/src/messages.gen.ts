/**
 * What each message of this package takes, by the kind of the value. Made of `messages/EN.json` by `pnpm words:types`.
 */
export interface MemberMessages {
  'member.balance.label': object
  'member.balance.updating': object
  'member.balance.failed': object
  'member.balance.show': object
  'member.balance.hide': object
  'member.balance.refresh': object
  'member.balance.note': { age: 'text' }
  'member.balance.bonusNote': { age: 'text'; bonus: 'text' }
  'member.page.securityCenter': object
  'member.page.transferFund': object
  'member.page.profile': object
  'member.page.playerRank': object
  'member.page.depositv2': object
  'member.page.withdraw': object
  'member.page.transferUpline': object
  'member.page.personalHistoryCopy': object
  'member.page.transactionHistory': object
  'member.page.personalProfit': object
  'member.page.messageV2': object
  'member.page.bonusDetails': object
  'member.page.rewardCenter': object
  'member.page.referral': object
  'member.page.missionLeaderboard': object
  'member.page.manualRebate': object
  'member.page.agent': object
  'member.badge.messageV2': { count: 'number' }
  'member.badge.rewardCenter': { count: 'number' }
  'member.badge.missionLeaderboard': { count: 'number' }
  'member.centre.label': object
  'member.centre.skip': object
  'member.centre.logOut': object
  'member.centre.back': object
  'member.centre.close': object
  'member.centre.deposit': object
  'member.centre.withdraw': object
  'member.failed.demo': object
  'member.failed.why': object
  'member.account.balance': object
  'member.account.main': object
  'member.account.bonus': object
  'member.account.played': object
  'member.account.time': { hours: 'text'; minutes: 'text' }
  'member.account.rounds': { count: 'number' }
  'member.account.result': object
  'member.account.stakes': { sum: 'text' }
  'member.about.title': object
  'member.about.account': object
  'member.about.nickname': object
  'member.about.since': object
  'member.about.last': object
  'member.about.from': object
  'member.security.title': object
  'member.security.done': { all: 'text'; done: 'text' }
  'member.security.set': object
  'member.security.add': object
  'member.security.addOf': { name: 'text' }
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
  'member.mobile.add': object
  'member.mobile.verify': object
  'member.mobile.change': object
  'member.mobile.hint': object
  'member.mobile.done': object
  'member.mobile.issue.number': object
  'member.mobile.issue.taken': object
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
  'member.payment.issue.digits': object
  'member.payment.issue.equal': object
  'member.payment.issue.login': object
  'member.payment.issue.now': object
  'member.payment.issue.weak': object
  'member.sessions.title': object
  'member.sessions.network': { network: 'text' }
  'member.sessions.unknown': object
  'member.sessions.device': { browser: 'text'; system: 'text' }
  'member.sessions.phone': { browser: 'text'; system: 'text' }
  'member.sessions.tablet': { browser: 'text'; system: 'text' }
  'member.sessions.computer': { browser: 'text'; system: 'text' }
  'member.sessions.since': { time: 'text' }
  'member.sessions.seen': { when: 'text' }
  'member.sessions.this': object
  'member.sessions.end': object
  'member.sessions.endOne': { where: 'text' }
  'member.sessions.notMe': object
  'member.sessions.notMeOne': { where: 'text' }
  'member.sessions.notMeAsk': object
  'member.sessions.notMeText': { where: 'text' }
  'member.sessions.notMeDo': object
  'member.sessions.notMeKeep': object
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
  'member.record.earlier': object
  'member.record.later': object
  'member.record.prevMonth': object
  'member.record.nextMonth': object
  'member.record.from': object
  'member.record.to': { days: 'text' }
  'member.record.close': object
  'member.record.parts': object
  'member.record.part': { part: 'text' }
  'member.record.partShown': { from: 'text'; part: 'text'; parts: 'text'; to: 'text' }
  'member.record.partFile': object
  'member.record.wholeFailed': object
  'member.record.prevPart': object
  'member.record.nextPart': object
  'member.record.total': object
  'member.record.empty': object
  'member.record.emptyText': object
  'member.bets.game': object
  'member.bets.category': object
  'member.bets.allCategories': object
  'member.bets.provider': object
  'member.bets.stake': object
  'member.bets.win': object
  'member.bets.result': object
  'member.bets.head': { days: 'number'; sum: 'text' }
  'member.bets.openHead': { sum: 'text' }
  'member.bets.id': object
  'member.bets.copy': { id: 'text' }
  'member.bets.copied': object
  'member.bets.which': object
  'member.bets.settled': object
  'member.bets.open': object
  'member.bets.placed': object
  'member.bets.settledAt': object
  'member.bets.possible': object
  'member.bets.state': object
  'member.bets.games': object
  'member.bets.openEmpty': object
  'member.bets.openEmptyText': object
  'member.bets.unknown': object
  'member.bets.close': object
  'member.profit.down': { days: 'number'; sum: 'text' }
  'member.profit.up': { days: 'number'; sum: 'text' }
  'member.profit.even': { days: 'number' }
  'member.profit.ofThese': { result: 'text' }
  'member.profit.made': { bets: 'text'; bonuses: 'text'; winnings: 'text' }
  'member.profit.before.down': { days: 'number'; sum: 'text' }
  'member.profit.before.up': { days: 'number'; sum: 'text' }
  'member.profit.before.even': { days: 'number' }
  'member.profit.net': object
  'member.profit.netOf': { in: 'text'; out: 'text' }
  'member.profit.bets': object
  'member.profit.winnings': object
  'member.profit.bonuses': object
  'member.profit.played': object
  'member.profit.was': { figure: 'text' }
  'member.profit.result': object
  'member.profit.chart': object
  'member.profit.ofDay': object
  'member.profit.running': object
  'member.profit.asTable': object
  'member.profit.keys': object
  'member.profit.rule': { currency: 'text'; zone: 'text' }
  'member.profit.parts': object
  'member.profit.part.category': object
  'member.profit.part.provider': object
  'member.profit.part.lottery': object
  'member.profit.part.cards': object
  'member.profit.rounds': object
  'member.profit.other': object
  'member.profit.play': object
  'member.profit.total': object
  'member.profit.empty': object
  'member.profit.emptyText': object
  'member.moves.last': object
  'member.moves.all': object
  'member.moves.emptyText': object
  'member.moves.what': object
  'member.moves.note': object
  'member.moves.order': object
  'member.moves.about': object
  'member.moves.of.bet': { id: 'text' }
  'member.moves.of.bonus': object
  'member.moves.of.deposit': { id: 'text' }
  'member.moves.of.withdrawal': { id: 'text' }
  'member.moves.amount': object
  'member.moves.balance': object
  'member.moves.in': object
  'member.moves.out': object
  'member.moves.head': { days: 'number'; sum: 'text' }
  'member.moves.headOf': { days: 'number'; kind: 'text'; sum: 'text' }
  'member.moves.gained': object
  'member.moves.lost': object
  'member.moves.kind': object
  'member.moves.bonus': object
  'member.moves.close': object
  'member.moves.unknown': object
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
  'member.profile.others': object
  'member.profile.picture': object
  'member.profile.pictureOf': { number: 'text' }
  'member.profile.nickname': object
  'member.profile.nicknameHint': { max: 'text'; min: 'text' }
  'member.profile.saved': object
  'member.profile.contacts': object
  'member.profile.contactsText': object
  'member.profile.field.whatsapp': object
  'member.profile.field.line': object
  'member.profile.field.facebook': object
  'member.profile.field.zalo': object
  'member.profile.field.wechat': object
  'member.profile.field.qqNum': object
  'member.profile.once': object
  'member.profile.onceText': object
  'member.profile.fixed': object
  'member.profile.payeeName': object
  'member.profile.payeeNameHint': object
  'member.profile.birthday': object
  'member.profile.birthdayHint': object
  'member.profile.ask': object
  'member.profile.askText': object
  'member.profile.askSave': object
  'member.profile.askBack': object
  'member.profile.verified': object
  'member.profile.letters': object
  'member.profile.lettersLanguage': object
  'member.profile.lettersZone': object
  'member.profile.lettersText': object
  'member.profile.needs': object
  'member.profile.needsMet': object
  'member.profile.needsLeft': { count: 'number' }
  'member.profile.payoutAccount': object
  'member.profile.issue.nickname': { max: 'text'; min: 'text' }
  'member.profile.issue.birthday': object
  'member.cashier.amount': object
  'member.cashier.range': { max: 'text'; min: 'text' }
  'member.cashier.from': { min: 'text' }
  'member.cashier.upTo': { max: 'text' }
  'member.cashier.clear': object
  'member.cashier.unreadable': { sum: 'text' }
  'member.cashier.quick': object
  'member.cashier.summary': object
  'member.cashier.fee': object
  'member.cashier.noFee': object
  'member.cashier.feeShare': { percent: 'text' }
  'member.cashier.minutes': { minutes: 'number' }
  'member.cashier.receive': object
  'member.cashier.order': object
  'member.cashier.number': object
  'member.cashier.state': object
  'member.cashier.done': object
  'member.cashier.copied': object
  'member.cashier.unsure.text': object
  'member.cashier.again': object
  'member.cashier.unsure.left': object
  'member.cashier.issue.required': object
  'member.cashier.issue.least': { sum: 'text' }
  'member.cashier.issue.most': { sum: 'text' }
  'member.wallet.wallets': object
  'member.wallet.wallet': object
  'member.wallet.action': object
  'member.wallet.asOf': { time: 'text' }
  'member.wallet.locked': object
  'member.wallet.providers': object
  'member.wallet.free': { sum: 'text' }
  'member.wallet.left': { sum: 'text' }
  'member.wallet.seeBonus': object
  'member.wallet.seeWithdrawals': object
  'member.wallet.held': { sum: 'text' }
  'member.wallet.single': object
  'member.wallet.home': object
  'member.wallet.homeMoves': { sum: 'text' }
  'member.wallet.homeNothing': object
  'member.wallet.homeStays': { name: 'text'; sum: 'text' }
  'member.wallet.homeDone': { name: 'text'; sum: 'text' }
  'member.wallet.homeLeft': { name: 'text' }
  'member.wallet.isLocked': object
  'member.wallet.lockedTitle': { name: 'text' }
  'member.wallet.lockedUntil': { time: 'text' }
  'member.wallet.lockedOpen': object
  'member.wallet.isClosed': object
  'member.wallet.closedTitle': { name: 'text' }
  'member.wallet.closedText': object
  'member.wallet.move.IN': object
  'member.wallet.move.IN.of': { name: 'text' }
  'member.wallet.move.OUT': object
  'member.wallet.move.OUT.of': { name: 'text' }
  'member.wallet.transfer': object
  'member.wallet.swap': object
  'member.wallet.from': object
  'member.wallet.to': object
  'member.wallet.option': { name: 'text'; sum: 'text' }
  'member.wallet.empty': { name: 'text' }
  'member.wallet.shares': object
  'member.wallet.after': { name: 'text' }
  'member.wallet.send': { sum: 'text' }
  'member.wallet.sendPlain': object
  'member.wallet.note': object
  'member.wallet.done': { from: 'text'; sum: 'text'; to: 'text' }
  'member.wallet.issue.most': { name: 'text'; sum: 'text' }
  'member.wallet.last': object
  'member.wallet.lastAll': object
  'member.wallet.lastEmpty': object
  'member.wallet.lastEmptyText': object
  'member.upline.to': object
  'member.upline.name': object
  'member.upline.level': object
  'member.upline.remark': object
  'member.upline.remarkHint': { name: 'text' }
  'member.upline.agent': object
  'member.upline.free': object
  'member.upline.tied': object
  'member.upline.nothing': object
  'member.upline.pays': object
  'member.upline.note': object
  'member.upline.givesNote': { sum: 'text' }
  'member.upline.issue.most': { sum: 'text' }
  'member.upline.ask': { sum: 'text' }
  'member.upline.final': object
  'member.upline.close': object
  'member.upline.done': object
  'member.upline.doneText': { name: 'text'; sum: 'text' }
  'member.upline.number': object
  'member.upline.new': object
  'member.bonus.title': { percent: 'text'; sum: 'text'; title: 'text' }
  'member.bonus.take': object
  'member.bonus.one': object
  'member.bonus.none': object
  'member.bonus.noneText': object
  'member.bonus.term': { name: 'text'; value: 'text' }
  'member.bonus.days': { days: 'number'; zone: 'text' }
  'member.bonus.time': object
  'member.bonus.ends': object
  'member.bonus.maxBet': object
  'member.bonus.noMaxBet': object
  'member.bonus.excluded': object
  'member.bonus.weights': object
  'member.bonus.least': object
  'member.bonus.rule': object
  'member.bonus.ruleLocked': object
  'member.bonus.on.bonus': { times: 'number' }
  'member.bonus.on.deposit': { times: 'number' }
  'member.bonus.on.both': { times: 'number' }
  'member.bonus.on.free': object
  'member.bonus.on.playOnly': object
  'member.bonus.open': object
  'member.bonus.locks': object
  'member.bonus.pays': object
  'member.bonus.holds': object
  'member.bonus.given': { date: 'text'; sum: 'text' }
  'member.bonus.wagered': object
  'member.bonus.progress': { percent: 'text'; staked: 'text'; wager: 'text' }
  'member.bonus.left': { left: 'text'; sum: 'text' }
  'member.bonus.timeLeft': object
  'member.bonus.forDays': { days: 'number'; hours: 'number' }
  'member.bonus.forHours': { hours: 'number'; minutes: 'number' }
  'member.bonus.noEnd': object
  'member.bonus.endsAt': { at: 'text'; zone: 'text' }
  'member.bonus.counts': object
  'member.bonus.since': { at: 'text' }
  'member.bonus.category': object
  'member.bonus.share': object
  'member.bonus.bets': object
  'member.bonus.counted': object
  'member.bonus.earlier': object
  'member.bonus.allCategories': object
  'member.bonus.countsNote': object
  'member.bonus.ifUp': object
  'member.bonus.lose': object
  'member.bonus.losePromise': object
  'member.bonus.atStake': object
  'member.bonus.stillToPlay': object
  'member.bonus.toNothing': { left: 'text' }
  'member.bonus.balance': object
  'member.bonus.fromTo': { from: 'text'; to: 'text' }
  'member.bonus.freed': object
  'member.bonus.freeAfter': object
  'member.bonus.lastOne': object
  'member.bonus.othersOpen': { count: 'number' }
  'member.bonus.giveUp': object
  'member.bonus.giveUpOf': { title: 'text' }
  'member.bonus.asksOnce': object
  'member.bonus.ask': { title: 'text' }
  'member.bonus.confirm': { sum: 'text' }
  'member.bonus.keep': object
  'member.bonus.final': object
  'member.bonus.done': { title: 'text' }
  'member.bonus.lost': object
  'member.bonus.doneText': object
  'member.bonus.seeMoves': object
  'member.bonus.promotions': object
  'member.bonus.empty': object
  'member.bonus.emptyText': object
  'member.bonus.finished': object
  'member.bonus.elsewhere': object
  'member.bonus.finishedEmpty': object
  'member.bonus.finishedEmptyText': object
  'member.bonus.name': object
  'member.bonus.ended': object
  'member.bonus.why': object
  'member.bonus.noWager': object
  'member.bonus.state.fulfilled': object
  'member.bonus.state.free': object
  'member.bonus.state.lapsed': object
  'member.bonus.state.spent': object
  'member.bonus.state.forfeited': object
  'member.bonus.issue.small': { sum: 'text' }
  'member.deposit.method': object
  'member.deposit.bank': object
  'member.deposit.issue.way': object
  'member.deposit.issue.bank': object
  'member.deposit.issue.reference': object
  'member.deposit.transfer': object
  'member.deposit.holder': object
  'member.deposit.number': object
  'member.deposit.copyNumber': object
  'member.deposit.reference': object
  'member.deposit.referenceHint': object
  'member.deposit.pays': object
  'member.deposit.bonus': object
  'member.deposit.bonusApart': object
  'member.deposit.wageringRequirement': object
  'member.deposit.wageringLocked': object
  'member.deposit.today': object
  'member.deposit.send': { sum: 'text' }
  'member.deposit.tell': { sum: 'text' }
  'member.deposit.sendPlain': object
  'member.deposit.elsewhere': object
  'member.deposit.note': object
  'member.deposit.noteOpen': { minutes: 'number' }
  'member.deposit.noteTransfer': object
  'member.deposit.many': { count: 'number' }
  'member.deposit.closed': object
  'member.deposit.noWay': object
  'member.deposit.noWayText': object
  'member.deposit.paid': object
  'member.deposit.list': object
  'member.deposit.empty': object
  'member.deposit.emptyText': object
  'member.deposit.how': object
  'member.deposit.state.pending': object
  'member.deposit.state.checking': object
  'member.deposit.state.paid': object
  'member.deposit.state.failed': object
  'member.deposit.state.expired': object
  'member.deposit.state.cancelled': object
  'member.deposit.step.pay': object
  'member.deposit.step.done': object
  'member.deposit.looking': { reference: 'text' }
  'member.deposit.notAgain': object
  'member.deposit.checkText': object
  'member.deposit.code': { sum: 'text' }
  'member.deposit.scan': object
  'member.deposit.copyCode': object
  'member.deposit.open': object
  'member.deposit.copyLink': object
  'member.deposit.unpayable': object
  'member.deposit.unpayableText': object
  'member.deposit.lookAgain': object
  'member.deposit.otherWay': object
  'member.deposit.support': object
  'member.deposit.until': { time: 'text' }
  'member.deposit.credited': { sum: 'text' }
  'member.deposit.creditedText': object
  'member.deposit.over': object
  'member.deposit.late': object
  'member.deposit.cancel': object
  'member.deposit.cancelAsk': object
  'member.deposit.cancelText': object
  'member.deposit.keep': object
  'member.deposit.new': object
  'member.withdraw.free': object
  'member.withdraw.tied': { sum: 'text' }
  'member.withdraw.untied': object
  'member.withdraw.held': object
  'member.withdraw.heldNote': object
  'member.withdraw.bonus': object
  'member.withdraw.bonusLost': { sum: 'text' }
  'member.withdraw.bonusStays': object
  'member.withdraw.promised': object
  'member.withdraw.promisedLost': object
  'member.withdraw.tie.staked': object
  'member.withdraw.tie.of': { staked: 'text'; wager: 'text' }
  'member.withdraw.tie.left': object
  'member.withdraw.tie.given': object
  'member.withdraw.tie.playOnly': object
  'member.withdraw.tie.locked': object
  'member.withdraw.to': object
  'member.withdraw.account': object
  'member.withdraw.parts': object
  'member.withdraw.partsLeast': { sum: 'text' }
  'member.withdraw.all': object
  'member.withdraw.fixed': object
  'member.withdraw.fixedGrey': object
  'member.withdraw.left': { count: 'number' }
  'member.withdraw.leftSum': { sum: 'text' }
  'member.withdraw.issue.payoutAccount': object
  'member.withdraw.issue.over': { sum: 'text' }
  'member.withdraw.issue.fee': { sum: 'text' }
  'member.withdraw.issue.fixed': object
  'member.withdraw.noPassword': object
  'member.withdraw.pays': object
  'member.withdraw.arrives': object
  'member.withdraw.gives': object
  'member.withdraw.givesNote': { sum: 'text' }
  'member.withdraw.givesAsk': { sum: 'text' }
  'member.withdraw.givesText': { amount: 'text'; sum: 'text' }
  'member.withdraw.givesDo': object
  'member.withdraw.givesKeep': object
  'member.withdraw.send': { sum: 'text' }
  'member.withdraw.sendPlain': object
  'member.withdraw.note': object
  'member.withdraw.noteCounts': { minutes: 'number' }
  'member.withdraw.closed': object
  'member.withdraw.locked': object
  'member.withdraw.code': object
  'member.withdraw.codeNumber': object
  'member.withdraw.elsewhere': object
  'member.withdraw.nothing': object
  'member.withdraw.little': { sum: 'text' }
  'member.withdraw.dayOver': object
  'member.withdraw.notNow': object
  'member.withdraw.paid': object
  'member.withdraw.list': object
  'member.withdraw.empty': object
  'member.withdraw.emptyText': object
  'member.withdraw.status.submitted': object
  'member.withdraw.status.checking': object
  'member.withdraw.status.approved': object
  'member.withdraw.status.paying': object
  'member.withdraw.status.paid': object
  'member.withdraw.status.not-received': object
  'member.withdraw.status.received': object
  'member.withdraw.status.forced-received': object
  'member.withdraw.status.refused': object
  'member.withdraw.status.cancelled': object
  'member.withdraw.arrived': object
  'member.withdraw.missing': object
  'member.withdraw.late': object
  'member.withdraw.arrivedAsk': object
  'member.withdraw.arrivedText': object
  'member.withdraw.lookFirst': object
  'member.withdraw.counts': { time: 'text' }
  'member.withdraw.returned': { sum: 'text' }
  'member.withdraw.cancel': object
  'member.withdraw.cancelAsk': object
  'member.withdraw.cancelText': object
  'member.withdraw.keep': object
  'member.withdraw.new': object
  'member.payoutAccount.add': object
  'member.payoutAccount.none': object
  'member.payoutAccount.passwordFirst': object
  'member.payoutAccount.most': { count: 'number' }
  'member.payoutAccount.bank': object
  'member.payoutAccount.name': object
  'member.payoutAccount.nameHint': object
  'member.payoutAccount.number': object
  'member.payoutAccount.numberHint': { example: 'text' }
  'member.payoutAccount.save': object
  'member.payoutAccount.done': object
  'member.payoutAccount.issue.bank': object
  'member.payoutAccount.issue.name': object
  'member.payoutAccount.issue.number': object
  'member.payoutAccount.remove': object
  'member.payoutAccount.removeAsk': object
  'member.payoutAccount.removeText': object
  'member.payoutAccount.removed': object
  'member.withdraw.waiting': object
}
