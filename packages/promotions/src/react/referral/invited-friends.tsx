import { useApi } from '@parlour/api-client/react'
import type { getReferralDetails, InvitedFriend, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { AsOf, NoPage, SaveFile, Stale, useAccount, usePager } from '@parlour/screen-kit/react'
import { Badge, Card, CardHead, CardText, EmptyState, FormStack, Pagination, Skeleton } from '@parlour/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { allInvited, invitedQuery } from '../../referral/queries.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { FriendCard } from './friend-card.tsx'
import { useFriendFile } from './use-friend-file.ts'
import type { ReferralScreenProps } from './referral-props.ts'

type InvitedFriendsProps = Pick<
  Required<ReferralScreenProps>,
  'language' | 'currency' | 'categoryName' | 'page' | 'hrefOfPage' | 'failed'
> & {
  details: ResponseOf<typeof getReferralDetails>
}

const cards = [1, 2, 3]

/** The friends who came by the link, newest first, page by page. */
export function InvitedFriends(props: InvitedFriendsProps) {
  const { language, currency, categoryName, page, hrefOfPage, failed, details } = props
  const text = usePromotionsText()
  const format = useFormat()
  const { words } = usePager()
  const api = useApi()
  const query = useQuery({
    ...invitedQuery(api, useAccount(), { page, language }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })
  const { data, error, refetch } = query
  const pages = data?.totalPages ?? 1
  return (
    <Card as="section">
      <CardHead
        title={text('promotions.referral.friends')}
        tag={data?.totalCount ? <Badge>{format.number(data.totalCount)}</Badge> : null}
        end={
          <SaveFile<InvitedFriend>
            size="sm"
            fileName="friends.csv"
            columns={useFriendFile(currency, categoryName)}
            rows={(fetch) => allInvited(api, fetch)}
            disabled={(data?.totalCount ?? 0) === 0}
          />
        }
      />
      <FormStack>
        {data || error ? null : cards.map((card) => <Skeleton key={card} height={112} />)}
        <Stale query={query} />
        {error && !data ? failed(error, () => void refetch()) : null}
        {data?.list.length === 0 ? (
          (data.totalCount ?? 0) > 0 ? (
            <NoPage href={hrefOfPage(1)} />
          ) : (
            <EmptyState
              title={text('promotions.referral.noFriends')}
              text={text('promotions.referral.noFriendsText')}
            />
          )
        ) : null}
        {data?.list.map((friend) => (
          <FriendCard
            key={`${friend.customerName} ${friend.time}`}
            friend={friend}
            details={details}
            currency={currency}
            categoryName={categoryName}
          />
        ))}
        {pages > 1 ? <Pagination {...words} page={page} pages={pages} hrefOf={hrefOfPage} /> : null}
        <CardText>{text('promotions.referral.masked')}</CardText>
        {data && data.list.length > 0 ? <AsOf query={query} /> : null}
      </FormStack>
    </Card>
  )
}
