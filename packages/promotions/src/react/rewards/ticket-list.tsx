import type { listTickets, ResponseOf } from '@parlour/api-client/endpoints'
import { AsOf, Stale } from '@parlour/screen-kit/react'
import { EmptyState, FormStack, LinkButton, RewardRows, Skeleton } from '@parlour/ui-kit'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { TakenNotice, type Taken } from '../effect/taken-notice.tsx'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { RewardPartProps } from './rewards-props.ts'
import { TicketRow } from './ticket-row.tsx'

type TicketListProps = RewardPartProps & { tickets: UseQueryResult<ResponseOf<typeof listTickets>> }

const lines = [1, 2]

/** The tickets that can be used or given back, those that end first on top. */
export function TicketList({ tickets, ...props }: TicketListProps) {
  const { data, error, refetch } = tickets
  const { failed, currency, recordHref, promotionsHref } = props
  const text = usePromotionsText()
  const [used, setUsed] = useState<(Taken & { id: string }) | null>(null)
  if (!data)
    return error ? (
      failed(error, () => void refetch())
    ) : (
      <FormStack>
        {lines.map((line) => (
          <Skeleton key={line} height={56} />
        ))}
      </FormStack>
    )
  return (
    <FormStack>
      <Stale query={tickets} />
      {used ? (
        <TakenNotice
          key={used.id}
          amount={used.amount}
          terms={used.terms}
          currency={currency}
          recordHref={recordHref}
        />
      ) : null}
      {data.list.length === 0 ? (
        <EmptyState
          title={text('promotions.centre.noTickets')}
          text={text('promotions.centre.noTicketsText')}
          action={<LinkButton href={promotionsHref}>{text('promotions.centre.seePromotions')}</LinkButton>}
        />
      ) : (
        <RewardRows label={text('promotions.centre.tickets')}>
          {data.list.map((ticket) => (
            <TicketRow
              key={String(ticket.ticketId)}
              ticket={ticket}
              onUsed={(taken) => setUsed({ id: String(ticket.ticketId), ...taken })}
              {...props}
            />
          ))}
        </RewardRows>
      )}
      {data.list.length > 0 ? <AsOf query={tickets} /> : null}
    </FormStack>
  )
}
