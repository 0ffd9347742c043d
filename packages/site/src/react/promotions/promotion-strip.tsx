import { useApi } from '@parlour/api-client/react'
import type { Promotion } from '@parlour/api-client/endpoints'
import { Section, Skeleton, Ticket, TicketGrid } from '@parlour/ui-kit'
import { IconClock } from '@parlour/ui-kit/icons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { announcementsQuery } from '../../announcements/queries.ts'
import { runningPromotions } from '../../announcements/running-promotions.ts'
import { useSiteText } from '../use-site-text.ts'
import { PromotionDialog } from './promotion-dialog.tsx'
import { useLasts } from './use-lasts.ts'

/** The first running promotions as tickets; a click shows the terms. Their room is kept while they load; nothing where none runs. */
export function PromotionStrip({ language, limit = 3 }: { language: string; limit?: number }) {
  const text = useSiteText()
  const api = useApi()
  const { data, isPending } = useQuery(announcementsQuery(api, language))
  const [shown, show] = useState<string | null>(null)
  const lasts = useLasts()
  const promotions = runningPromotions(data?.promotion ?? [], api.clock.now()).filter((promotion) => promotion.summary)
  if (!isPending && promotions.length === 0) return null

  const about = (promotion: Promotion): string => (promotion.category === 'new_player' ? text('site.promotions.newPlayers') : lasts(promotion))
  return (
    <Section title={text('site.promotions.title')}>
      <TicketGrid>
        {isPending && Array.from({ length: limit }, (_, index) => <Skeleton key={index} height={136} />)}
        {promotions.slice(0, limit).map((promotion) => (
          <Ticket
            key={promotion.id}
            title={promotion.title}
            text={promotion.summary}
            meta={about(promotion)}
            metaIcon={<IconClock />}
            value={promotion.figure}
            valueLabel={promotion.figureLabel}
            onClick={() => show(String(promotion.id))}
          />
        ))}
      </TicketGrid>
      {shown !== null && <PromotionDialog id={shown} language={language} onClose={() => show(null)} />}
    </Section>
  )
}
