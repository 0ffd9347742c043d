import { useApi } from '@parlour/api-client/react'
import type { PromotionApplication } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useAccount } from '@parlour/screen-kit/react'
import { Badge, DataLead, LinkButton, Money, type DataColumn } from '@parlour/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { applicationsQuery } from '../../rewards/queries.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { RecordTable } from './record-table.tsx'
import type { RewardPartProps } from './rewards-props.ts'

const tones: Readonly<Record<string, 'ok' | 'bad' | 'info'>> = {
  applying: 'info',
  process: 'info',
  issued: 'ok',
  claimed: 'ok',
  rejected: 'bad',
}

/** The columns of applications: for what, when, how it stands and why, and what was approved. */
function useApplicationColumns({
  currency,
  categoryName,
  hrefOf,
}: Pick<RewardPartProps, 'currency' | 'categoryName' | 'hrefOf'>): DataColumn<PromotionApplication>[] {
  const text = usePromotionsText()
  const format = useFormat()
  const terms = useTerms(currency, categoryName)
  return [
    {
      id: 'what',
      head: text('promotions.records.what'),
      phone: 'title',
      cell: ({ title, remarks }) => <DataLead title={title || text('promotions.centre.reward')} sub={remarks} />,
    },
    {
      id: 'time',
      head: text('promotions.records.time'),
      phone: 'line',
      cell: ({ time }) => format.dateTime(time),
    },
    {
      id: 'status',
      head: text('promotions.records.status'),
      phone: 'line',
      cell: ({ status }) => (
        <Badge tone={tones[status] ?? 'plain'}>{text.maybe(`promotions.centre.state.${status}`) ?? status}</Badge>
      ),
    },
    {
      id: 'note',
      head: text('promotions.records.remark'),
      phone: 'line',
      cell: ({ status, reason, terms: given }) =>
        status === 'issued' ? (
          <LinkButton size="sm" href={hrefOf({ tab: 'claim', page: 1 })}>
            {text('promotions.centre.claimOne')}
          </LinkButton>
        ) : (
          reason || (given ? terms.line(given) : '')
        ),
    },
    {
      id: 'amount',
      head: text('promotions.records.worth'),
      align: 'end',
      phone: 'value',
      cell: ({ amount, terms: given }) =>
        amount === null || !given ? '' : <Money>{format.bonus(amount, currency, given)}</Money>,
    },
  ]
}

/** The applications of the last 30 days, with their state and the reason of a rejection. */
export function Applications(props: RewardPartProps) {
  const { language, view } = props
  const text = usePromotionsText()
  const query = useQuery({
    ...applicationsQuery(useApi(), { account: useAccount(), language }, view.page),
    placeholderData: keepPreviousData,
  })
  return (
    <RecordTable
      caption={text('promotions.centre.applications')}
      columns={useApplicationColumns(props)}
      rowKey={({ applicationId }) => String(applicationId)}
      query={query}
      empty={text('promotions.centre.noApplications')}
      emptyText={text('promotions.centre.noApplicationsText')}
      {...props}
    />
  )
}
