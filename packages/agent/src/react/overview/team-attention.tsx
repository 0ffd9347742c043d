import { useApi } from '@parlour/api-client/react'
import { getTeamAttention, type TeamAttention as Attention } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Failed, useAccount } from '@parlour/screen-kit/react'
import { Card, CardHead, CardRow, CardText, DataLead, DataTable, Section, Skeleton } from '@parlour/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { attentionQuery, changeOf, type TeamView } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import type { OverviewPlaces } from './overview-screen.tsx'

type Changed = Attention['changed'][number]
type Newest = Attention['newest'][number]

interface TeamAttentionProps {
  view: TeamView
  currency: string
  zone: string
  places: OverviewPlaces
}

/** Whom of the team to look after: the largest changes of the period, and new members without a deposit. */
export function TeamAttention({ view, currency, zone, places }: TeamAttentionProps) {
  const api = useApi()
  const text = useAgentText()
  const format = useFormat()
  const has = api.has(getTeamAttention)
  const { data, error, refetch } = useQuery({
    ...attentionQuery(api, useAccount(), view, zone),
    placeholderData: keepPreviousData,
    enabled: has,
  })
  if (!has) return null
  const money = (minor: number) => format.money(minor, currency)
  const changeText = ({ turnover, before }: Changed) => {
    const change = changeOf(turnover, before)
    return change
      ? text(`agent.attention.${change.way}`, {
          percent: format.percent(Math.round(change.percent)),
          before: money(before),
        })
      : text('agent.attention.before', { before: money(before) })
  }
  const memberHref = ({ account }: { readonly account: string }) => places.member(account, view)
  return (
    <Section
      title={text('agent.attention.title')}
      action={{ label: text('agent.attention.all'), href: places.team(view) }}
    >
      {data ? (
        <CardRow>
          <Card as="section">
            <CardHead title={text('agent.attention.changed')} />
            {data.changed.length > 0 ? (
              <DataTable<Changed>
                caption={text('agent.attention.changed')}
                columns={[
                  {
                    id: 'account',
                    head: text('agent.list.account'),
                    cell: (row) => <DataLead title={row.account} sub={changeText(row)} />,
                  },
                  {
                    id: 'turnover',
                    head: text('agent.figure.turnover'),
                    align: 'end',
                    phone: 'value',
                    cell: ({ turnover }) => money(turnover),
                  },
                ]}
                rows={data.changed}
                rowKey={({ account }) => account}
                rowHref={memberHref}
              />
            ) : (
              <CardText>{text('agent.attention.noChange')}</CardText>
            )}
          </Card>
          <Card as="section">
            <CardHead title={text('agent.attention.fresh', { count: data.withoutDeposit })} />
            {data.newest.length > 0 ? (
              <DataTable<Newest>
                caption={text('agent.attention.fresh', { count: data.withoutDeposit })}
                columns={[
                  {
                    id: 'account',
                    head: text('agent.list.account'),
                    cell: ({ account }) => account,
                  },
                  {
                    id: 'joined',
                    head: text('agent.attention.joined'),
                    align: 'end',
                    phone: 'value',
                    cell: ({ registeredAt }) => format.date(registeredAt),
                  },
                ]}
                rows={data.newest}
                rowKey={({ account }) => account}
                rowHref={memberHref}
              />
            ) : (
              <CardText>{text('agent.attention.noFresh')}</CardText>
            )}
          </Card>
        </CardRow>
      ) : error ? (
        <Card>
          <Failed error={error} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <Skeleton height={320} />
      )}
    </Section>
  )
}
