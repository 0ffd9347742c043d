import type { Promotion } from '@parlour/api-client/endpoints'
import { Badge, Ticket, TicketGrid } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'
import { useLasts } from './use-lasts.ts'

interface PromotionTicketsProps {
  promotions: readonly Promotion[]
  hrefOf(id: string): string
}

/** Promotions as tickets that lead to their pages. One without its condition shows no figure. */
export function PromotionTickets({ promotions, hrefOf }: PromotionTicketsProps) {
  const text = usePromotionsText()
  const lasts = useLasts()
  return (
    <TicketGrid>
      {promotions.map((promotion) => {
        const { id, title, summary, figure, figureLabel, category } = promotion
        const mark =
          category === 'new_player' ? <Badge tone="info">{text('promotions.ticket.newPlayers')}</Badge> : null
        return (
          <Ticket
            key={id}
            level={2}
            title={title}
            href={hrefOf(String(id))}
            text={summary ?? text('promotions.ticket.noTerms')}
            meta={
              <>
                {lasts(promotion)}
                {mark}
              </>
            }
            value={summary ? figure : null}
            valueLabel={figureLabel}
          />
        )
      })}
    </TicketGrid>
  )
}
