/**
 * What each message of this package takes, by the kind of the value. Made of `messages/EN.json` by `pnpm words:types`.
 */
export interface AgentMessages {
  'agent.page.agentTeamOverview': object
  'agent.page.registerCenter': object
  'agent.page.agentAnnouncement': object
  'agent.page.personalHistoryCopy': object
  'agent.page.palStatementsAgentCopy': object
  'agent.page.agentRevenueReport': object
  'agent.page.agentDownlineTransactionDetailsCopy': object
  'agent.page.downlineManagmentView': object
  'agent.page.agentContracts': object
  'agent.page.agentDividendRecordCopy2': object
  'agent.page.agentDailyWages2': object
  'agent.page.agentHourSalary': object
  'agent.page.agentRealtimeSalary': object
  'agent.centre.label': object
  'agent.centre.skip': object
  'agent.centre.level': { level: 'text' }
  'agent.centre.member': object
  'agent.centre.logOut': object
  'agent.centre.back': object
  'agent.centre.close': object
  'agent.failed.kept': { day: 'text' }
  'agent.days.label': object
  'agent.days.today': object
  'agent.days.some': { days: 'number' }
  'agent.days.presets': object
  'agent.days.prevMonth': object
  'agent.days.nextMonth': object
  'agent.days.from': object
  'agent.days.to': { days: 'text' }
  'agent.days.close': object
  'agent.days.zone': { zone: 'text' }
  'agent.figure.balance': object
  'agent.figure.members': { joined: 'text'; members: 'number' }
  'agent.figure.deposits': object
  'agent.figure.withdrawals': object
  'agent.figure.turnover': object
  'agent.figure.profit': object
  'agent.figure.activeMembers': object
  'agent.figure.before': { days: 'number' }
  'agent.figure.same': object
  'agent.figure.turned': { sum: 'text' }
  'agent.figure.unchanged': object
  'agent.attention.title': object
  'agent.attention.all': object
  'agent.attention.changed': object
  'agent.attention.up': { before: 'text'; percent: 'text' }
  'agent.attention.down': { before: 'text'; percent: 'text' }
  'agent.attention.before': { before: 'text' }
  'agent.attention.noChange': object
  'agent.attention.fresh': { count: 'number' }
  'agent.attention.joined': object
  'agent.attention.noFresh': object
  'agent.attention.contracts': { count: 'number' }
  'agent.attention.seeContracts': object
  'agent.badge.agentContracts': { count: 'number' }
  'agent.chart.title': object
  'agent.chart.net': object
  'agent.chart.asTable': object
  'agent.chart.day': object
  'agent.chart.keys': object
  'agent.list.account': object
  'agent.list.clear': object
  'agent.list.category': object
  'agent.list.provider': object
  'agent.list.game': object
  'agent.list.time': object
  'agent.list.stake': object
  'agent.list.win': object
  'agent.list.winnings': object
  'agent.list.result': object
  'agent.list.round': object
  'agent.list.rounds': object
  'agent.list.level': { level: 'text' }
  'agent.list.levelHead': object
  'agent.list.deposits': object
  'agent.list.withdrawals': object
  'agent.list.rewards': object
  'agent.list.kind': object
  'agent.list.note': object
  'agent.list.order': object
  'agent.list.amount': object
  'agent.list.in': object
  'agent.list.out': object
  'agent.list.all': object
  'agent.list.total': object
  'agent.list.close': object
  'agent.list.empty': object
  'agent.list.emptyText': object
  'agent.list.ofPayout': { kind: 'text' }
  'agent.list.ofPayoutText': { category: 'text'; period: 'text'; sum: 'text' }
  'agent.list.allBets': object
  'agent.list.counts': object
  'agent.list.noBets': object
  'agent.list.noBetsText': object
  'agent.profit.all': object
  'agent.profit.lottery': object
  'agent.profit.cards': object
  'agent.notices.loading': object
  'agent.notices.none': object
  'agent.notices.noneText': object
  'agent.notices.back': object
  'agent.notices.choose': object
  'agent.notices.gone': object
  'agent.team.list': object
  'agent.team.tree': object
  'agent.team.way': object
  'agent.team.beneath': { count: 'number'; name: 'text' }
  'agent.team.beneathYou': { count: 'number' }
  'agent.team.parts': { direct: 'text'; further: 'text' }
  'agent.team.active': object
  'agent.team.share': { share: 'text' }
  'agent.team.result': object
  'agent.team.direct': object
  'agent.team.found': object
  'agent.team.search': object
  'agent.team.none': object
  'agent.team.noneText': object
  'agent.team.shownTeam': { from: 'text'; to: 'text'; total: 'text' }
  'agent.team.shownOwn': { from: 'text'; to: 'text'; total: 'text' }
  'agent.team.kind': object
  'agent.team.everybody': object
  'agent.team.agents': object
  'agent.team.players': object
  'agent.team.member': object
  'agent.team.team': object
  'agent.team.upline': object
  'agent.team.joined': object
  'agent.team.lastSeen': object
  'agent.team.never': object
  'agent.team.agentAt': { level: 'text' }
  'agent.team.playerAt': { level: 'text' }
  'agent.team.agentUnder': { upline: 'text' }
  'agent.team.playerUnder': { upline: 'text' }
  'agent.team.sub': { count: 'number'; kind: 'text' }
  'agent.team.treeNote': object
  'agent.team.more': { count: 'number' }
  'agent.team.branchFailed': object
  'agent.team.close': object
  'agent.team.at': { count: 'text'; place: 'text' }
  'agent.team.before': object
  'agent.team.after': object
  'agent.team.since': { day: 'text'; kind: 'text' }
  'agent.team.gone': object
  'agent.team.goneText': object
  'agent.team.days': { days: 'number' }
  'agent.team.withTeam': { count: 'number' }
  'agent.team.commission': object
  'agent.team.activity': object
  'agent.team.balance': object
  'agent.team.setBy': { upline: 'text' }
  'agent.team.rateNote': object
  'agent.team.noRates': object
  'agent.team.rate': { kept: 'text'; rate: 'text' }
  'agent.team.contracts': object
  'agent.team.noContracts': object
  'agent.team.contract': { category: 'text'; kind: 'text' }
  'agent.team.kind.dividend': object
  'agent.team.kind.daily': object
  'agent.team.kind.hourly': object
  'agent.team.kind.realtime': object
  'agent.team.state.accepted': object
  'agent.team.state.offered': object
  'agent.team.state.terminating': object
  'agent.team.transfer': object
  'agent.team.setRates': object
  'agent.team.message': object
  'agent.team.offer': object
  'agent.team.promote': object
  'agent.team.openTeam': { count: 'number' }
  'agent.team.promoteAsk': { name: 'text' }
  'agent.team.promoteText': object
  'agent.team.promoteNot': object
  'agent.team.promoted': { name: 'text' }
  'agent.team.ratesOf': { name: 'text' }
  'agent.team.ratesText': object
  'agent.team.keepRate': { lowest: 'text'; rate: 'text' }
  'agent.team.ratesSet': { name: 'text' }
  'agent.team.closeRates': object
  'agent.transfer.title': { name: 'text' }
  'agent.transfer.close': object
  'agent.transfer.free': object
  'agent.transfer.tied': object
  'agent.transfer.clear': object
  'agent.transfer.unreadable': object
  'agent.transfer.most': { sum: 'text' }
  'agent.transfer.nothing': object
  'agent.transfer.remark': object
  'agent.transfer.remarkHint': { name: 'text' }
  'agent.transfer.fee': object
  'agent.transfer.noFee': object
  'agent.transfer.left': object
  'agent.transfer.gives': { sum: 'text' }
  'agent.transfer.givesUp': object
  'agent.transfer.send': { sum: 'text' }
  'agent.transfer.ask': { sum: 'text' }
  'agent.transfer.back': object
  'agent.transfer.to': object
  'agent.transfer.final': object
  'agent.transfer.unsure': object
  'agent.transfer.unsureLeft': object
  'agent.transfer.noPassword': object
  'agent.transfer.setPassword': object
  'agent.transfer.done': object
  'agent.transfer.doneText': { name: 'text'; sum: 'text' }
  'agent.transfer.after': object
  'agent.transfer.number': object
  'agent.transfer.records': object
  'agent.kind.deposit': object
  'agent.kind.withdraw': object
  'agent.kind.betting': object
  'agent.kind.winning': object
  'agent.kind.dividend': object
  'agent.kind.betting_rebate': object
  'agent.kind.agent_rebate': object
  'agent.kind.share_bonus': object
  'agent.kind.daily_wage': object
  'agent.kind.hour_wage': object
  'agent.kind.referral_rebate': object
  'agent.kind.other': object
  'agent.income.earned': { days: 'number'; sum: 'text' }
  'agent.income.more': { days: 'number'; share: 'text'; sum: 'text' }
  'agent.income.less': { days: 'number'; share: 'text'; sum: 'text' }
  'agent.income.before': { days: 'number'; sum: 'text' }
  'agent.income.kind.commission': object
  'agent.income.kind.dividend': object
  'agent.income.kind.dailySalary': object
  'agent.income.kind.hourlySalary': object
  'agent.income.kind.realtimeSalary': object
  'agent.income.byDay': object
  'agent.income.days': object
  'agent.income.total': object
  'agent.income.all': object
  'agent.income.none': object
  'agent.income.noneText': object
  'agent.income.of': { day: 'text' }
  'agent.income.close': object
  'agent.income.back': object
  'agent.income.daySum': { sum: 'text' }
  'agent.income.kinds': object
  'agent.income.way': object
  'agent.income.count': { count: 'number' }
  'agent.income.fromBets': { sum: 'text' }
  'agent.income.fromLoss': object
  'agent.income.together': object
  'agent.income.factors': { rate: 'text'; sum: 'text' }
  'agent.income.fixed': { sum: 'text' }
  'agent.income.term.counted': object
  'agent.income.term.netLoss': object
  'agent.income.term.dividends': object
  'agent.income.term.carriedIn': object
  'agent.income.term.carriedOut': object
  'agent.income.term.limit': object
  'agent.income.term.handedOn': object
  'agent.income.term.upline': object
  'agent.income.term.adjustments': object
  'agent.income.adjustments': object
  'agent.income.carried': { sum: 'text' }
  'agent.income.carriedHere': { sum: 'text' }
  'agent.income.carriedOn': { sum: 'text' }
  'agent.income.limit': object
  'agent.income.handedTo': { count: 'number' }
  'agent.income.paid': object
  'agent.income.toBePaid': object
  'agent.income.notPaid': object
  'agent.income.payouts': object
  'agent.income.noPayouts': object
  'agent.income.noPayoutsText': object
  'agent.income.moreRows': { count: 'number' }
  'agent.income.facts': object
  'agent.income.netLoss': object
  'agent.income.counted': object
  'agent.income.paidAt': object
  'agent.income.status.approved': object
  'agent.income.status.in-process': object
  'agent.income.status.rejected': object
  'agent.register.tabs': object
  'agent.register.open': object
  'agent.register.links': object
  'agent.register.who': object
  'agent.register.type': object
  'agent.register.player': object
  'agent.register.playerHint': object
  'agent.register.agent': object
  'agent.register.agentHint': object
  'agent.register.name': object
  'agent.register.asking': object
  'agent.register.free': object
  'agent.register.password': object
  'agent.register.passwordHint': object
  'agent.register.fresh': object
  'agent.register.rates': object
  'agent.register.ratesHint': object
  'agent.register.noRates': object
  'agent.register.keepRate': { rate: 'text' }
  'agent.register.between': { highest: 'text'; lowest: 'text'; step: 'text' }
  'agent.register.keep': { sum: 'text' }
  'agent.register.keepNote': object
  'agent.register.submit': object
  'agent.register.unsure': object
  'agent.register.unsureLeft': object
  'agent.register.linkUnsure': object
  'agent.register.linkUnsureLeft': object
  'agent.register.again': object
  'agent.register.done': object
  'agent.register.doneText': { name: 'text' }
  'agent.register.once': object
  'agent.register.copyPassword': object
  'agent.register.copyMessage': object
  'agent.register.copied': object
  'agent.register.message': { name: 'text'; password: 'text'; site: 'text'; url: 'text' }
  'agent.register.another': object
  'agent.register.came': { count: 'number' }
  'agent.register.counted': object
  'agent.register.opened': object
  'agent.register.openedNote': { count: 'number' }
  'agent.register.registered': object
  'agent.register.conversion': object
  'agent.register.best': object
  'agent.register.new': object
  'agent.register.link': object
  'agent.register.for': object
  'agent.register.made': { code: 'text'; day: 'text' }
  'agent.register.all': object
  'agent.register.noLinks': object
  'agent.register.noLinksText': object
  'agent.register.qr': { name: 'text' }
  'agent.register.copyLink': object
  'agent.register.saveQr': object
  'agent.register.newRates': object
  'agent.register.linkNote': object
  'agent.register.delete': object
  'agent.register.deleteAsk': { name: 'text' }
  'agent.register.deleteText': object
  'agent.register.keepLink': object
  'agent.register.deleted': object
  'agent.register.newTitle': object
  'agent.register.note': object
  'agent.register.noteHint': object
  'agent.register.make': object
  'agent.register.linkMade': object
  'agent.register.close': object
  'agent.register.people': { name: 'text' }
  'agent.register.peopleAll': object
  'agent.register.peopleSpan': object
  'agent.register.member': object
  'agent.register.noPeople': object
  'agent.register.noPeopleText': object
  'agent.contract.held': object
  'agent.contract.given': object
  'agent.contract.offer': object
  'agent.contract.offerChange': object
  'agent.contract.realtime': object
  'agent.contract.everything': object
  'agent.contract.house': object
  'agent.contract.waiting': object
  'agent.contract.contract': object
  'agent.contract.from': object
  'agent.contract.for': object
  'agent.contract.rates': object
  'agent.contract.standing': object
  'agent.contract.emptyHeld': object
  'agent.contract.emptyHeldText': object
  'agent.contract.emptyGiven': object
  'agent.contract.emptyGivenText': object
  'agent.contract.state.asked': object
  'agent.contract.state.changeAsked': object
  'agent.contract.state.sent': object
  'agent.contract.state.inForce': object
  'agent.contract.state.endAsked': object
  'agent.contract.state.endSent': object
  'agent.contract.state.rejected': object
  'agent.contract.state.withdrawn': object
  'agent.contract.state.lapsed': object
  'agent.contract.state.ended': object
  'agent.contract.state.replaced': object
  'agent.contract.state.outbid': object
  'agent.contract.asks': { turnover: 'text' }
  'agent.contract.asksMembers': { members: 'number'; turnover: 'text' }
  'agent.contract.asksLoss': { loss: 'text'; members: 'number'; turnover: 'text' }
  'agent.contract.each': { sum: 'text' }
  'agent.contract.all': object
  'agent.contract.steps': object
  'agent.contract.step': object
  'agent.contract.now': object
  'agent.contract.next': object
  'agent.contract.without': object
  'agent.contract.would': { month: 'date'; next: 'text'; now: 'text' }
  'agent.contract.wouldThem': { month: 'date'; name: 'text'; next: 'text'; now: 'text' }
  'agent.contract.wouldNote': { turnover: 'text' }
  'agent.contract.difference': object
  'agent.contract.periods': object
  'agent.contract.lost': object
  'agent.contract.below': object
  'agent.contract.paidNow': object
  'agent.contract.paidNext': object
  'agent.contract.theyGet': object
  'agent.contract.monthBoth': { month: 'date' }
  'agent.contract.monthUnder': { month: 'date' }
  'agent.contract.otherPeriods': object
  'agent.contract.coveringNote': object
  'agent.contract.more': object
  'agent.contract.less': object
  'agent.contract.ending': { count: 'number' }
  'agent.contract.endingText': object
  'agent.contract.endingOffer': object
  'agent.contract.noneEnds': object
  'agent.contract.answer': object
  'agent.contract.facts': object
  'agent.contract.do.accept': object
  'agent.contract.do.reject': object
  'agent.contract.do.withdraw': object
  'agent.contract.do.proposeEnd': object
  'agent.contract.do.confirmEnd': object
  'agent.contract.do.keep': object
  'agent.contract.ask.accept': object
  'agent.contract.ask.reject': object
  'agent.contract.ask.withdraw': object
  'agent.contract.ask.proposeEnd': object
  'agent.contract.ask.confirmEnd': object
  'agent.contract.ask.keep': object
  'agent.contract.askText.accept': object
  'agent.contract.askText.reject': object
  'agent.contract.askText.withdraw': object
  'agent.contract.askText.proposeEnd': object
  'agent.contract.askText.confirmEnd': object
  'agent.contract.askText.keep': object
  'agent.contract.reason': object
  'agent.contract.reasonCount': { count: 'text'; limit: 'text' }
  'agent.contract.cancel': object
  'agent.contract.done.accept': object
  'agent.contract.done.reject': object
  'agent.contract.done.withdraw': object
  'agent.contract.done.proposeEnd': object
  'agent.contract.done.confirmEnd': object
  'agent.contract.done.keep': object
  'agent.contract.unsure': object
  'agent.contract.unsureLeft': object
  'agent.contract.gone': object
  'agent.contract.changed': object
  'agent.contract.timeline': object
  'agent.contract.moment.offered': object
  'agent.contract.moment.accepted': object
  'agent.contract.moment.endProposed': object
  'agent.contract.moment.kept': object
  'agent.contract.moment.other': object
  'agent.contract.moment.done': object
  'agent.contract.counted': object
  'agent.contract.period.daily': object
  'agent.contract.period.weekly': object
  'agent.contract.period.semimonthly': object
  'agent.contract.period.monthly': object
  'agent.contract.period.hourly': object
  'agent.contract.period.realtime': object
  'agent.contract.who': object
  'agent.contract.choose': object
  'agent.contract.noAgents': object
  'agent.contract.has': { name: 'text'; rates: 'text' }
  'agent.contract.hasNone': { name: 'text' }
  'agent.contract.covered': { name: 'text'; rates: 'text' }
  'agent.contract.coveredMonth': { month: 'date'; name: 'text'; next: 'text'; now: 'text' }
  'agent.contract.stepOf': { step: 'text' }
  'agent.contract.field.minimumBet': object
  'agent.contract.field.netLoss': object
  'agent.contract.field.activeMember': object
  'agent.contract.field.rate': object
  'agent.contract.field.amount': object
  'agent.contract.pays': object
  'agent.contract.part': object
  'agent.contract.fixed': object
  'agent.contract.keep': { sum: 'text'; thousand: 'text' }
  'agent.contract.keepFixed': { sum: 'text' }
  'agent.contract.keptNote': { thousand: 'text' }
  'agent.contract.up': { step: 'text' }
  'agent.contract.down': { step: 'text' }
  'agent.contract.remove': { step: 'text' }
  'agent.contract.add': object
  'agent.contract.most': { count: 'text' }
  'agent.contract.startAgain': object
  'agent.contract.removed': object
  'agent.contract.undo': object
  'agent.contract.keptDraft': object
  'agent.contract.clear': object
  'agent.contract.unreadable': object
  'agent.contract.issue.missing': object
  'agent.contract.issue.rate': object
  'agent.contract.issue.amount': object
  'agent.contract.issue.falls': { limit: 'text' }
  'agent.contract.issue.same': object
  'agent.contract.issue.lower': { limit: 'text' }
  'agent.contract.issue.edge': { limit: 'text' }
  'agent.contract.issue.own': { limit: 'text' }
  'agent.contract.issue.category': { category: 'text'; limit: 'text' }
  'agent.contract.issue.early': { limit: 'text' }
  'agent.contract.issue.none': object
  'agent.contract.result': object
  'agent.contract.receive': object
  'agent.contract.handOn': object
  'agent.contract.kept': object
  'agent.contract.resultNote': { month: 'date'; name: 'text'; turnover: 'text' }
  'agent.contract.send': object
  'agent.contract.fix': { step: 'text' }
  'agent.contract.same': { name: 'text' }
  'agent.contract.open': { name: 'text' }
  'agent.contract.see': object
  'agent.contract.own': object
  'agent.contract.ownNote': object
  'agent.contract.ownNone': object
  'agent.contract.bears': { rate: 'text' }
  'agent.contract.sent': object
  'agent.contract.sendUnsure': object
  'agent.salary.due': { category: 'text'; sum: 'text' }
  'agent.salary.counted': { end: 'text'; start: 'text' }
  'agent.salary.countedEnded': { end: 'text'; ended: 'text'; start: 'text' }
  'agent.salary.paidWhen.daily': object
  'agent.salary.paidWhen.dividend': object
  'agent.salary.paidWhen.settled': object
  'agent.salary.dueEnded': { category: 'text'; sum: 'text' }
  'agent.salary.most': object
  'agent.salary.bets': object
  'agent.salary.loss': object
  'agent.salary.settles': object
  'agent.salary.settling': object
  'agent.salary.open': object
  'agent.salary.close': object
  'agent.salary.steps': { category: 'text' }
  'agent.salary.reached': object
  'agent.salary.next': { rate: 'text' }
  'agent.salary.towards': { members: 'text'; needed: 'text'; neededMembers: 'text'; turnover: 'text' }
  'agent.salary.towardsLoss': { loss: 'text'; members: 'text'; needed: 'text'; neededLoss: 'text'; neededMembers: 'text'; turnover: 'text' }
  'agent.salary.pays': { sum: 'text' }
  'agent.salary.paysUpTo': { loss: 'text'; sum: 'text' }
  'agent.salary.all': object
  'agent.salary.payouts': object
  'agent.salary.period': object
  'agent.salary.from': object
  'agent.salary.until': object
  'agent.salary.rate': object
  'agent.salary.adjustment': object
  'agent.salary.status.waiting': object
  'agent.salary.status.approved': object
  'agent.salary.status.rejected': object
  'agent.salary.emptyText': object
}
