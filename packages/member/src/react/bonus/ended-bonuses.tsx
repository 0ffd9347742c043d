import { useApi } from '@parlour/api-client/react'
import { NoPage, SaveFile, Stale, useAccount, usePager } from '@parlour/screen-kit/react'
import { Card, CardHead, DataTable, EmptyState, Notice } from '@parlour/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { allEndedBonuses, bonusPageSize, endedBonusesQuery, recordView, todayOf } from '../../index.ts'
import { MemberFailed } from '../member-failed.tsx'
import { useMemberText } from '../use-member-text.ts'
import type { BonusPageProps } from './bonus-page.ts'
import { useEndedColumns } from './use-ended-columns.tsx'

const rowsWhileWaiting = 3

/** Bonuses that have ended, each with the reason, page by page. */
export function EndedBonuses({
  search,
  language,
  currency,
  hrefOf,
  isOpen,
}: Pick<BonusPageProps, 'search' | 'language' | 'currency' | 'hrefOf'> & {
  /** Whether the bonus that the address names is open still. */
  isOpen: boolean
}) {
  const text = useMemberText()
  const pager = usePager()
  const api = useApi()
  const { page } = recordView(search, todayOf(api.clock.now()))
  const query = useQuery({
    ...endedBonusesQuery(api, useAccount(), language, page),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })
  const { data, error, isFetching, refetch } = query
  const rows = data?.list ?? []
  const { columns, file } = useEndedColumns(currency)
  const title = text('member.bonus.finished')
  return (
    <Card as="section">
      <CardHead
        title={title}
        end={
          <SaveFile
            size="sm"
            fileName="ended-bonuses.csv"
            columns={file}
            rows={(fetch) => allEndedBonuses(api, fetch)}
            disabled={(data?.totalCount ?? 0) === 0}
          />
        }
      />
      <Stale query={query} />
      {data && rows.length > 0 && search.open && !isOpen && !rows.some(({ bonusId }) => bonusId === search.open) ? (
        <Notice>{text('member.bonus.elsewhere')}</Notice>
      ) : null}
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={({ bonusId }) => bonusId}
        isSelected={({ bonusId }) => bonusId === search.open}
        loading={isFetching}
        skeletonRows={rowsWhileWaiting}
        empty={
          (data?.totalCount ?? 0) > 0 ? (
            <NoPage href={hrefOf({})} />
          ) : (
            <EmptyState title={text('member.bonus.finishedEmpty')} text={text('member.bonus.finishedEmptyText')} />
          )
        }
        {...(error && rows.length === 0
          ? { error: <MemberFailed error={error} onRetry={() => void refetch()} /> }
          : {})}
        {...pager.foot({
          page,
          size: bonusPageSize,
          count: rows.length,
          total: data?.totalCount,
          pages: data?.totalPages,
          hrefOf: (to) => hrefOf(to > 1 ? { page: String(to) } : {}),
        })}
      />
    </Card>
  )
}
