import { useApi } from '@parlour/api-client/react'
import type { Transaction } from '@parlour/api-client/endpoints'
import type { LanguageCode } from '@parlour/i18n'
import { PageLink, Stale, useAccount, useAsOf } from '@parlour/screen-kit/react'
import { Card, CardHead, DataTable, EmptyState } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { recordView, todayOf, transactionKey, transactionsQuery } from '../../index.ts'
import { MemberFailed } from '../member-failed.tsx'
import { useMemberText } from '../use-member-text.ts'
import { useTransferColumns } from './use-transfer-columns.tsx'

interface LastTransfersProps {
  language: LanguageCode
  currency: string
  recordsHref: string | undefined
  /** The name of a provider by its code. */
  nameOf: (vendor: string) => string
}

/** How many rows are asked for; those that are no transfer between wallets are left out. */
const rowsAsked = 20
const rowsShown = 5

/** The last transfers between wallets of the week, as their provider's wallet saw them, and the way to all transactions. */
export function LastTransfers({ language, currency, recordsHref, nameOf }: LastTransfersProps) {
  const text = useMemberText()
  const api = useApi()
  const view = recordView({ kind: 'other' }, todayOf(api.clock.now()))
  const query = useQuery(transactionsQuery(api, useAccount(), view, language, rowsAsked))
  const { data, error, isFetching, refetch } = query
  const readAt = useAsOf(query)
  const rows = (data?.list ?? []).filter(({ vendor }) => vendor !== null).slice(0, rowsShown)
  return (
    <Card as="section">
      <CardHead
        title={text('member.wallet.last')}
        end={
          <PageLink variant="text" size="sm" href={recordsHref}>
            {text('member.wallet.lastAll')}
          </PageLink>
        }
      />
      <Stale query={query} />
      <DataTable<Transaction>
        caption={text('member.wallet.last')}
        columns={useTransferColumns(currency, nameOf)}
        rows={rows}
        rowKey={transactionKey}
        loading={isFetching}
        skeletonRows={rowsShown}
        {...(data && data.list.length > 0 && readAt && { shown: null, age: readAt })}
        empty={<EmptyState title={text('member.wallet.lastEmpty')} text={text('member.wallet.lastEmptyText')} />}
        {...(error && !data ? { error: <MemberFailed error={error} onRetry={() => void refetch()} /> } : {})}
      />
    </Card>
  )
}
