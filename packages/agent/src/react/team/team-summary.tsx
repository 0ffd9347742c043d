import type { listDownlines, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useSigned } from '@parlour/screen-kit/react'
import { PeriodResult } from '@parlour/ui-kit'
import type { MembersView } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'

interface TeamSummaryProps {
  /** Undefined while it is on its way. */
  answer: ResponseOf<typeof listDownlines> | undefined
  view: MembersView
  currency: string
  failed: boolean
}

const missing = '\u2014'

/** How large the team is that is looked at, and what all of it did; nothing while only some of it is listed. */
export function TeamSummary({ answer, view, currency, failed }: TeamSummaryProps) {
  const text = useAgentText()
  const format = useFormat()
  const signed = useSigned()
  if (failed || view.account || view.kind) return null
  const totals = answer?.totals
  const direct = answer?.totalCount ?? 0
  const further = totals?.teamSize ?? 0
  const all = direct + further
  const money = (minor: number | undefined) => (minor === undefined ? missing : format.money(minor, currency))
  return (
    <PeriodResult
      loading={!answer}
      title={
        view.upline
          ? text('agent.team.beneath', { count: all, name: answer?.trail?.at(-1) ?? view.upline })
          : text('agent.team.beneathYou', { count: all })
      }
      text={text('agent.team.parts', { direct: format.number(direct), further: format.number(further) })}
      figures={[
        {
          id: 'active',
          name: text('agent.team.active'),
          value: format.number(totals?.active ?? 0),
          note:
            all > 0
              ? text('agent.team.share', { share: format.percent(Math.round(((totals?.active ?? 0) / all) * 100)) })
              : null,
        },
        { id: 'deposits', name: text('agent.figure.deposits'), value: money(totals?.deposits) },
        { id: 'withdrawals', name: text('agent.figure.withdrawals'), value: money(totals?.withdrawals) },
        { id: 'turnover', name: text('agent.figure.turnover'), value: money(totals?.turnover) },
        {
          id: 'profit',
          name: text('agent.team.result'),
          value: totals ? signed(totals.profit, currency) : missing,
        },
      ]}
    />
  )
}
