import { useApi } from '@parlour/api-client/react'
import type { Promotion } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Section, Skeleton, Ticket, TicketGrid } from '@parlour/ui-kit'
import { IconClock } from '@parlour/ui-kit/icons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { promotionsQuery } from '../../promotions/queries.ts'
import { runningPromotions } from '../../promotions/running-promotions.ts'
import type { HtmlComponent } from '../html-component.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { PromotionDialog } from './promotion-dialog.tsx'
import { useLasts } from './use-lasts.ts'

/** Props of `PromotionStrip`. */
export interface PromotionStripProps {
  /** The platform's language code. */
  language: string
  /** Draws the terms. */
  Html: HtmlComponent
  /** How many there are at most. */
  limit?: number
}

/**
 * The first running promotions as tickets; a click shows the terms. It reserves its height while they load and renders
 * nothing when none runs.
 *
 * @example <PromotionStrip language="EN" Html={CmsHtml} />
 */
export function PromotionStrip({ language, Html, limit = 3 }: PromotionStripProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const api = useApi()
  const { data, isPending } = useQuery(promotionsQuery(api, language))
  const [shown, show] = useState<string | null>(null)
  const lasts = useLasts()
  const promotions = runningPromotions(data ?? [], api.clock.now()).filter((promotion) => promotion.summary)
  if (!isPending && promotions.length === 0) return null

  const about = (promotion: Promotion): string =>
    promotion.category === 'new_player' ? text('promotions.ticket.newPlayers') : lasts(promotion)
  return (
    <Section title={text('promotions.strip.title')}>
      <TicketGrid>
        {isPending && Array.from({ length: limit }, (_, index) => <Skeleton key={index} height={136} />)}
        {promotions.slice(0, limit).map((promotion) => (
          <Ticket
            key={promotion.id}
            title={promotion.title}
            text={promotion.summary}
            meta={about(promotion)}
            metaIcon={<IconClock />}
            {...(promotion.figure &&
              promotion.terms && {
                value: format.bonusText(promotion.figure, promotion.terms),
                valueLabel: promotion.figureLabel,
              })}
            onClick={() => show(String(promotion.id))}
          />
        ))}
      </TicketGrid>
      {shown !== null && <PromotionDialog id={shown} language={language} Html={Html} onClose={() => show(null)} />}
    </Section>
  )
}
