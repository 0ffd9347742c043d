import type { TeamOverview } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Sparkline, StatCard, StatGrid } from '@parlour/ui-kit/chart'
import { changeOf } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'

interface TeamFiguresProps {
  /** Undefined while it is on its way. */
  overview: TeamOverview | undefined
  days: number
  currency: string
}

const figures = ['deposits', 'withdrawals', 'turnover', 'profit', 'activeMembers'] as const

const missing = '\u2014'

/** Whether more of a figure is good for the team's agent; what members take out is neither. */
const goodUp = { deposits: true, withdrawals: null, turnover: true, profit: null, activeMembers: true } as const

/** The figures of the team, each with its change against the stretch before and its way through the days. */
export function TeamFigures({ overview, days, currency }: TeamFiguresProps) {
  const text = useAgentText()
  const format = useFormat()
  const loading = !overview
  const team = overview
    ? text('agent.figure.members', { members: overview.members, joined: format.number(overview.newToday) })
    : ''
  return (
    <StatGrid>
      <StatCard
        gold
        label={text('agent.figure.balance')}
        value={overview ? format.money(overview.balance, currency) : missing}
        note={team}
        loading={loading}
      />
      {figures.map((id) => {
        const value = overview?.totals[id] ?? 0
        const before = overview?.before[id] ?? 0
        const change = changeOf(value, before)
        const tone = change === null || goodUp[id] === null ? 'plain' : change.way === 'up' ? 'ok' : 'bad'
        const shown = id === 'activeMembers' ? format.number(value) : format.money(value, currency)
        const note =
          before === 0
            ? text('agent.figure.same')
            : before === value
              ? text('agent.figure.unchanged')
              : text('agent.figure.turned', { sum: format.money(before, currency) })
        const line =
          overview && overview.days.length > 1 ? (
            <Sparkline
              values={overview.days.map((day) => day[id])}
              color={id === 'profit' ? 'gold' : id === 'withdrawals' ? 'edge' : 'info'}
            />
          ) : undefined
        return (
          <StatCard
            key={id}
            gold={id === 'profit'}
            label={text(`agent.figure.${id}`)}
            value={overview ? shown : missing}
            loading={loading}
            line={line}
            {...(change
              ? {
                  change: {
                    way: change.way,
                    tone,
                    amount: format.percent(Math.round(change.percent * 10) / 10),
                    words: text('agent.figure.before', { days }),
                  },
                }
              : { note })}
          />
        )
      })}
    </StatGrid>
  )
}
