/**
 * What each message of this package takes, by the kind of the value. Made of `messages/EN.json` by `pnpm words:types`.
 */
export interface AgentMessages {
  'agent.page.agentTeamOverview': object
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
}
