import { useApi } from '@parlour/api-client/react'
import type { Transaction } from '@parlour/api-client/endpoints'
import type { LanguageCode } from '@parlour/i18n'
import { PageLink, Stale, useAccount, useAsOf } from '@parlour/screen-kit/react'
import { Card, CardHead, DataTable, EmptyState } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { recordView, todayOf, transactionKey, transactionsQuery } from '../../index.ts'
import { useTransactionColumns } from '../records/use-transaction-columns.tsx'
import { MemberFailed } from '../member-failed.tsx'
import { useMemberText } from '../use-member-text.ts'

const rowsShown = 5

interface RecentTransactionsProps {
  language: LanguageCode
  currency: string
  recordsHref: string | undefined
  depositHref: string | undefined
}

/** The last transactions of the week, and the way to all of them. */
export function RecentTransactions({ language, currency, recordsHref, depositHref }: RecentTransactionsProps) {
  const text = useMemberText()
  const api = useApi()
  const query = useQuery(
    transactionsQuery(api, useAccount(), recordView({}, todayOf(api.clock.now())), language, rowsShown),
  )
  const { data, error, isFetching, refetch } = query
  const readAt = useAsOf(query)
  // What a row belongs to leads on from the whole record.
  const columns = useTransactionColumns(currency).columns.filter(({ id }) => id !== 'about')
  const failed = error && !data ? { error: <MemberFailed error={error} onRetry={() => void refetch()} /> } : {}
  return (
    <Card as="section">
      <CardHead
        title={text('member.moves.last')}
        end={
          <PageLink variant="text" size="sm" href={recordsHref}>
            {text('member.moves.all')}
          </PageLink>
        }
      />
      <Stale query={query} />
      <DataTable<Transaction>
        caption={text('member.moves.last')}
        columns={columns}
        rows={data?.list ?? []}
        rowKey={transactionKey}
        loading={isFetching}
        skeletonRows={rowsShown}
        {...(data && data.list.length > 0 && readAt && { shown: null, age: readAt })}
        empty={
          <EmptyState
            title={text('member.record.empty')}
            text={text('member.moves.emptyText')}
            action={<PageLink href={depositHref}>{text('member.page.depositv2')}</PageLink>}
          />
        }
        {...failed}
      />
    </Card>
  )
}
