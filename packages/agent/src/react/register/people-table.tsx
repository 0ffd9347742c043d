import { useApi } from '@parlour/api-client/react'
import type { AffiliateUrl, RegisteredAffiliate } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Failed, useAccount, usePager } from '@parlour/screen-kit/react'
import { Card, CardHead, CardText, DataTable, EmptyState, type DataColumn } from '@parlour/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { peoplePageSize, peopleQuery } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'

interface PeopleTableProps {
  /** Whose people; those of all links without it. */
  link: AffiliateUrl | undefined
  links: readonly AffiliateUrl[]
  /** From 1. */
  page: number
  hrefOfPage: (page: number) => string
}

const rowsWhileWaiting = 3

/** Who registered by a link in the last 30 days, the newest first, page by page. */
export function PeopleTable({ link, links, page, hrefOfPage }: PeopleTableProps) {
  const text = useAgentText()
  const format = useFormat()
  const pager = usePager()
  const { data, error, isFetching, refetch } = useQuery({
    ...peopleQuery(useApi(), useAccount(), link?.code ?? '', page),
    placeholderData: keepPreviousData,
  })
  const rows = data?.list ?? []
  const title = link
    ? text('agent.register.people', { name: link.note || link.code })
    : text('agent.register.peopleAll')
  const columns: readonly DataColumn<RegisteredAffiliate>[] = [
    { id: 'member', head: text('agent.register.member'), cell: ({ account }) => account },
    {
      id: 'type',
      head: text('agent.register.type'),
      cell: ({ type }) => text(type === 0 ? 'agent.register.player' : 'agent.register.agent'),
    },
    ...(link
      ? []
      : [
          {
            id: 'link',
            head: text('agent.register.link'),
            cell: ({ code }: RegisteredAffiliate) => links.find((each) => each.code === code)?.note || code,
          },
        ]),
    {
      id: 'at',
      head: text('agent.register.registered'),
      align: 'end',
      phone: 'value',
      cell: ({ registeredAt }) => format.dateTime(registeredAt),
    },
  ]
  return (
    <Card as="section">
      <CardHead title={title} />
      <CardText>{text('agent.register.peopleSpan')}</CardText>
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={({ memberId }) => String(memberId)}
        loading={isFetching}
        skeletonRows={rowsWhileWaiting}
        empty={<EmptyState title={text('agent.register.noPeople')} text={text('agent.register.noPeopleText')} />}
        {...(error && rows.length === 0 ? { error: <Failed error={error} onRetry={() => void refetch()} /> } : {})}
        {...pager.foot({
          page,
          size: peoplePageSize,
          count: rows.length,
          total: data?.totalCount,
          pages: data?.totalPages,
          hrefOf: hrefOfPage,
        })}
      />
    </Card>
  )
}
