import { safeUrl } from '@parlour/api-client'
import { useApi } from '@parlour/api-client/react'
import { listPromotionOffers, type Promotion, type PromotionOffer } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Badge, LinkButton, Notice, OfferCard } from '@parlour/ui-kit'
import { IconGift } from '@parlour/ui-kit/icons'
import { promotionStanding } from '../../promotions/promotion-standing.ts'
import { EffectProblem } from '../effect/effect-problem.tsx'
import { usePromotionsText } from '../use-promotions-text.ts'
import { JoinedNotice } from './joined-notice.tsx'
import { OfferProgress } from './offer-progress.tsx'
import { PromotionSince, PromotionStateBadge } from './promotion-state.tsx'
import type { PromotionWays } from './promotion-ways.ts'
import { useDates } from './use-dates.ts'
import { useJoin } from './use-join.ts'
import { usePromotionAction } from './use-promotion-action.tsx'
import { useTerms } from '../terms/use-terms.ts'

/** What every card of a list is given. */
export interface PromotionCardSetting extends PromotionWays {
  /** ISO 4217: what sums are in. */
  readonly currency: string
  /** The page's own origin, from which pictures may come. */
  readonly origin: string
  categoryName(code: string): string
}

interface PromotionCardProps extends PromotionCardSetting {
  promotion: Promotion
  offer: PromotionOffer | undefined
  /** Whether it is not known yet how it stands. */
  asking: boolean
}

/** A promotion as a card: what it gives under which terms, its dates, how it stands and the one thing to do. */
export function PromotionCard({
  promotion,
  offer,
  asking,
  currency,
  origin,
  categoryName,
  ...ways
}: PromotionCardProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const dates = useDates()
  const terms = useTerms(currency, categoryName)
  const { clock } = useApi()
  const id = String(promotion.id)
  const join = useJoin(id)
  const standing = promotionStanding(promotion, offer, clock.now())
  const joined = join.effect.status === 'done'
  const state = joined && standing.state === 'open' ? 'joined' : standing.state
  const picture = promotion.announcementImages.find(({ url }) => safeUrl(url, { origin }))
  const { summary, figure, figureLabel, category } = promotion
  const stated = promotion.terms ?? offer?.terms ?? null
  const action = usePromotionAction({ promotion, offer, state, join, ways })
  const told = state === 'notForMe' || state === 'rejected' ? standing.reason : null
  return (
    <OfferCard
      title={promotion.title}
      href={ways.hrefOf(id)}
      picture={picture?.url ?? null}
      sign={<IconGift size={48} />}
      figure={
        stated && summary && figure
          ? { value: format.bonusText(figure, stated), label: figureLabel, terms: terms.line(stated) }
          : null
      }
      state={
        <>
          {asking && state === 'open' ? null : <PromotionStateBadge state={state} />}
          {category === 'new_player' ? <Badge tone="info">{text('promotions.ticket.newPlayers')}</Badge> : null}
        </>
      }
      since={standing.since === null ? null : <PromotionSince since={standing.since} />}
      text={summary ?? text('promotions.ticket.noTerms')}
      meta={
        state === 'planned'
          ? text('promotions.offer.opens', {
              at: format.dateTime(Math.max(promotion.startDate ?? 0, offer?.startTime ?? 0)),
            })
          : dates(promotion)
      }
      action={
        action ?? (
          <LinkButton
            href={ways.hrefOf(id)}
            aria-label={text('promotions.offer.detailsOf', { title: promotion.title })}
          >
            {text('promotions.offer.details')}
          </LinkButton>
        )
      }
    >
      {told ? <Notice>{told}</Notice> : null}
      {joined ? <JoinedNotice until={join.effect.data?.endTime ?? null} /> : null}
      {state === 'open' || state === 'joined' ? <OfferProgress offer={offer} currency={currency} /> : null}
      {joined ? null : <EffectProblem effect={join.effect} listed={listPromotionOffers} />}
    </OfferCard>
  )
}
