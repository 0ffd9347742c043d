import { useApi } from '@parlour/api-client/react'
import type { getReferralDetails, InvitedFriend, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { keepRows, ListTable, useAccount, useListSize } from '@parlour/screen-kit/react'
import { CardText } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { allInvited, invitedQuery } from '../../referral/queries.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { ReferralScreenProps } from './referral-props.ts'
import { useFriendColumns } from './use-friend-columns.tsx'
import { useFriendFile } from './use-friend-file.ts'

type InvitedFriendsProps = Pick<
  Required<ReferralScreenProps>,
  'language' | 'currency' | 'categoryName' | 'page' | 'hrefOfPage' | 'onPage' | 'failed'
> & {
  details: ResponseOf<typeof getReferralDetails>
}

/** The friends who came by the link, newest first, page by page, with what all of them brought. */
export function InvitedFriends(props: InvitedFriendsProps) {
  const { language, currency, categoryName, page, hrefOfPage, onPage, failed, details } = props
  const text = usePromotionsText()
  const format = useFormat()
  const api = useApi()
  const asked = invitedQuery(api, { account: useAccount(), language }, page, useListSize().size)
  const query = useQuery({ ...asked, placeholderData: keepRows(asked.queryKey), refetchOnWindowFocus: true })
  const { totalInvitations, totalEarnings } = details
  const title = text('promotions.referral.friends')
  return (
    <ListTable<InvitedFriend>
      title={title}
      caption={title}
      columns={useFriendColumns(details, currency, categoryName)}
      rowKey={({ customerName, time }) => `${customerName} ${time}`}
      note={<CardText>{text('promotions.referral.masked')}</CardText>}
      page={page}
      query={query}
      failed={query.error ? failed(query.error, () => void query.refetch()) : null}
      {...(totalInvitations && {
        totals: [
          {
            label: text('promotions.referral.all', { count: totalInvitations }),
            cells: { reward: format.money(totalEarnings ?? 0, currency) },
          },
        ],
      })}
      csv={{
        columns: useFriendFile(currency, categoryName),
        fileName: 'friends.csv',
        rows: (fetch) => allInvited(api, fetch),
      }}
      empty={{ title: text('promotions.referral.noFriends'), text: text('promotions.referral.noFriendsText') }}
      hrefOfPage={hrefOfPage}
      onPage={onPage}
    />
  )
}
