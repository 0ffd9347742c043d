/**
 * What each message of this package takes, by the kind of the value. Made of `messages/EN.json` by `pnpm words:types`.
 */
export interface AgentMessages {
  'agent.page.agentTeamOverview': object
  'agent.page.agentAnnouncement': object
  'agent.page.personalHistoryCopy': object
  'agent.page.palStatementsAgentCopy': object
  'agent.page.agentDownlineTransactionDetailsCopy': object
  'agent.centre.label': object
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
  'agent.chart.title': object
  'agent.chart.net': object
  'agent.chart.asTable': object
  'agent.chart.day': object
  'agent.chart.keys': object
  'agent.chart.csv': object
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
  'agent.list.csvFailed': object
  'agent.list.shown': { from: 'text'; to: 'text'; total: 'text' }
  'agent.list.pages': object
  'agent.list.page': { page: 'text' }
  'agent.list.prev': object
  'agent.list.next': object
  'agent.list.empty': object
  'agent.list.emptyText': object
  'agent.profit.all': object
  'agent.profit.lottery': object
  'agent.profit.cards': object
  'agent.notices.loading': object
  'agent.notices.none': object
  'agent.notices.noneText': object
  'agent.notices.back': object
  'agent.notices.choose': object
  'agent.notices.gone': object
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
}
