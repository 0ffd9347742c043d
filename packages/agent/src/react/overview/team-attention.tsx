import { useApi } from '@parlour/api-client/react'
import { getTeamAttention } from '@parlour/api-client/endpoints'
import { Failed, useAccount } from '@parlour/screen-kit/react'
import { Card, CardHead, CardRow, CardText, DataTable, Section, Skeleton } from '@parlour/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { attentionQuery, type TeamView } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import type { OverviewPlaces } from './overview-screen.tsx'
import { useAttentionColumns, type Changed, type Newest } from './use-attention-columns.tsx'

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
  const columns = useAttentionColumns(currency)
  const has = api.has(getTeamAttention)
  const { data, error, refetch } = useQuery({
    ...attentionQuery(api, useAccount(), view, zone),
    placeholderData: keepPreviousData,
    enabled: has,
  })
  if (!has) return null
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
                columns={columns.changed}
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
                columns={columns.newest}
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
