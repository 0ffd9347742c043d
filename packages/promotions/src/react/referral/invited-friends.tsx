import { useApi } from '@parlour/api-client/react'
import type { getReferralDetails, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useAccount } from '@parlour/screen-kit/react'
import { Badge, Card, CardHead, CardText, DataTable, EmptyState } from '@parlour/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { recordPageSize } from '../../points/queries.ts'
import { invitedQuery } from '../../referral/queries.ts'
import { usePagerText } from '../use-pager-text.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { ReferralScreenProps } from './referral-props.ts'
import { useFriendColumns } from './use-friend-columns.tsx'

type InvitedFriendsProps = Pick<
  Required<ReferralScreenProps>,
  'language' | 'currency' | 'page' | 'hrefOfPage' | 'failed'
> & {
  details: ResponseOf<typeof getReferralDetails>
}

const rowsWhileWaiting = 4

/** The friends who came by the link, each with how far the two requirements are. */
export function InvitedFriends({ language, currency, page, hrefOfPage, failed, details }: InvitedFriendsProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const { words, shown } = usePagerText()
  const { data, error, isFetching, refetch } = useQuery({
    ...invitedQuery(useApi(), useAccount(), { page, language }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })
  const rows = data?.list ?? []
  const pages = data?.totalPages ?? 1
  const title = text('promotions.referral.friends')
  return (
    <Card as="section">
      <CardHead title={title} tag={data?.totalCount ? <Badge>{format.number(data.totalCount)}</Badge> : null} />
      <DataTable
        caption={title}
        columns={useFriendColumns(details, currency)}
        rows={rows}
        rowKey={({ customerName, time }) => `${customerName} ${time}`}
        loading={isFetching}
        skeletonRows={rowsWhileWaiting}
        empty={
          <EmptyState title={text('promotions.referral.noFriends')} text={text('promotions.referral.noFriendsText')} />
        }
        {...(error && rows.length === 0 ? { error: failed(error, () => void refetch()) } : {})}
        shown={
          rows.length > 0 ? shown((page - 1) * recordPageSize, rows.length, data?.totalCount ?? rows.length) : undefined
        }
        {...(pages > 1 ? { pages: { ...words, page, pages, hrefOf: hrefOfPage } } : {})}
      />
      <CardText>{text('promotions.referral.masked')}</CardText>
    </Card>
  )
}
