import { useApi } from '@parlour/api-client/react'
import type { ClaimRow } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useAccount } from '@parlour/screen-kit/react'
import { Badge, DataLead, Money, type DataColumn } from '@parlour/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { claimHistoryQuery } from '../../rewards/queries.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { RecordTable } from './record-table.tsx'
import type { RewardPartProps } from './rewards-props.ts'

const tones: Readonly<Record<string, 'ok' | 'info'>> = { claimed: 'ok', issued: 'info' }
const worths: Readonly<Record<string, 'gold' | 'void' | 'pending'>> = { claimed: 'gold', close: 'void' }

/** The columns of rewards: what for, when, what became of it, and the sum with its terms. */
function useHistoryColumns(currency: string, categoryName: (code: string) => string): DataColumn<ClaimRow>[] {
  const text = usePromotionsText()
  const format = useFormat()
  const terms = useTerms(currency, categoryName)
  return [
    {
      id: 'what',
      head: text('promotions.records.what'),
      phone: 'title',
      cell: ({ title, promotionType, terms: given }) => (
        <DataLead
          title={title || text('promotions.centre.reward')}
          sub={[text.maybe(`promotions.centre.kind.${promotionType}`), given && terms.line(given)]
            .filter(Boolean)
            .join(' \u00b7 ')}
        />
      ),
    },
    {
      id: 'time',
      head: text('promotions.records.time'),
      align: 'end',
      phone: 'line',
      cell: ({ claimedAt, issuedAt }) => {
        const at = claimedAt ?? issuedAt
        return at === null ? '' : format.dateTime(at)
      },
    },
    {
      id: 'status',
      head: text('promotions.records.status'),
      phone: 'line',
      cell: ({ status }) => (
        <Badge tone={tones[status ?? ''] ?? 'plain'}>{text.maybe(`promotions.centre.state.${status}`) ?? status}</Badge>
      ),
    },
    {
      id: 'amount',
      head: text('promotions.records.worth'),
      align: 'end',
      phone: 'value',
      cell: ({ amount, status, terms: given }) =>
        given ? <Money tone={worths[status ?? ''] ?? 'pending'}>{format.bonus(amount, currency, given)}</Money> : '',
    },
  ]
}

/** The rewards of the last 30 days, whatever became of them. */
export function ClaimHistory(props: RewardPartProps) {
  const { language, view, currency, categoryName } = props
  const text = usePromotionsText()
  const query = useQuery({
    ...claimHistoryQuery(useApi(), { account: useAccount(), language }, view.page),
    placeholderData: keepPreviousData,
  })
  return (
    <RecordTable
      caption={text('promotions.centre.history')}
      columns={useHistoryColumns(currency, categoryName)}
      rowKey={({ rewardId }) => String(rewardId)}
      query={query}
      empty={text('promotions.centre.noHistory')}
      emptyText={text('promotions.centre.noHistoryText')}
      {...props}
    />
  )
}
