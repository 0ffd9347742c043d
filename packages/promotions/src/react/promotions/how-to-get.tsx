import type { TextStore } from '@parlour/api-client'
import { listPromotionOffers, type Promotion, type PromotionOffer } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Card, CardHead, CardText, FormStack } from '@parlour/ui-kit'
import { useState } from 'react'
import { EffectProblem } from '../effect/effect-problem.tsx'
import type { PromotionStanding, PromotionState } from '../../promotions/promotion-standing.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { ApplyHere } from './apply-here.tsx'
import { JoinedNotice } from './joined-notice.tsx'
import { OfferProgress } from './offer-progress.tsx'
import { PromotionSince, PromotionStateBadge } from './promotion-state.tsx'
import type { PromotionWays } from './promotion-ways.ts'
import { useJoin } from './use-join.ts'
import { usePromotionAction } from './use-promotion-action.tsx'

/** States in which there is something to do, or will be. */
const toDo: ReadonlySet<PromotionState> = new Set(['open', 'planned', 'rejected'])

/** States in which the form shows: it stays where an application was just sent, to say so. */
const formStates: ReadonlySet<PromotionState> = new Set(['open', 'rejected', 'applied'])

/** Props of `HowToGet`. */
export interface HowToGetProps {
  promotion: Promotion
  offer: PromotionOffer | undefined
  standing: PromotionStanding
  /** ISO 4217: what sums are in. */
  currency: string
  ways: PromotionWays
  /** Where an application that was begun outlives a reload. */
  store: TextStore | undefined
}

/** How a promotion stands for who looks, how it is got, and the thing to do about it. */
export function HowToGet({ promotion, offer, standing, currency, ways, store }: HowToGetProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const join = useJoin(String(promotion.id))
  const joined = join.effect.status === 'done'
  const state = joined && standing.state === 'open' ? 'joined' : standing.state
  const action = usePromotionAction({ promotion, offer, state, join, ways })
  // A form that stands there stays: a refusal reads the offers again, and one that has ended is not among them.
  const isForm = offer?.action === 'apply' && formStates.has(state)
  const [hadForm, setHadForm] = useState(isForm)
  if (isForm && !hadForm) setHadForm(true)
  const opening = Math.max(promotion.startDate ?? 0, offer?.startTime ?? 0)
  const how = (): string => {
    if (offer?.promotionType === 'REFERRAL') return text('promotions.how.referral')
    return text(`promotions.how.${offer?.action ?? 'automatic'}`)
  }
  const told = (): string | null => {
    switch (state) {
      case 'planned':
        return text('promotions.how.planned', { at: format.dateTime(opening) })
      case 'notForMe':
        return standing.reason
      case 'rejected':
        return standing.reason
          ? text('promotions.how.rejected', { reason: standing.reason })
          : text('promotions.how.rejectedPlain')
      case 'joined':
        if (joined) return null
        return offer?.endTime
          ? text('promotions.offer.joinedUntil', { at: format.dateTime(offer.endTime) })
          : text('promotions.offer.joinedOpen')
      case 'open':
        return null
      default:
        return text(`promotions.how.${state}`)
    }
  }
  const sentence = told()
  return (
    <Card as="section">
      <CardHead
        title={text('promotions.how.title')}
        tag={<PromotionStateBadge state={state} />}
        end={
          standing.since === null ? null : (
            <CardText>
              <PromotionSince since={standing.since} />
            </CardText>
          )
        }
      />
      <FormStack>
        {offer && toDo.has(state) ? <CardText>{how()}</CardText> : null}
        {sentence ? <CardText>{sentence}</CardText> : null}
        {joined ? <JoinedNotice until={join.effect.data?.endTime ?? null} /> : null}
        {state === 'open' || state === 'joined' ? <OfferProgress offer={offer} currency={currency} /> : null}
        {joined ? null : <EffectProblem effect={join.effect} listed={listPromotionOffers} />}
        {isForm || hadForm ? (
          <ApplyHere
            promotion={String(promotion.id)}
            applicationsHref={ways.applicationsHref}
            store={store}
            open={state !== 'applied'}
          >
            {state === 'applied' ? action : null}
          </ApplyHere>
        ) : (
          action
        )}
      </FormStack>
    </Card>
  )
}
