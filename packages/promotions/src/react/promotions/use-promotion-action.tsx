import type { Promotion, PromotionOffer } from '@parlour/api-client/endpoints'
import { Button, LinkButton } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import type { PromotionState } from '../../promotions/promotion-standing.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { PromotionWays } from './promotion-ways.ts'
import type { Join } from './use-join.ts'

interface PromotionActionInput {
  promotion: Pick<Promotion, 'id' | 'title'>
  offer: PromotionOffer | undefined
  state: PromotionState
  join: Join
  ways: PromotionWays
}

const canApply: ReadonlySet<PromotionState> = new Set(['open', 'rejected'])

/** The one thing that can be done about a promotion as it stands; null where there is nothing to do. */
export function usePromotionAction({ promotion, offer, state, join, ways }: PromotionActionInput): ReactNode {
  const text = usePromotionsText()
  const id = String(promotion.id)
  const named = (label: string) => ({ 'aria-label': `${label}: ${promotion.title}`, children: label })
  const { effect } = join
  if (effect.again)
    return (
      <Button variant="primary" onClick={effect.again}>
        {text('promotions.effect.again')}
      </Button>
    )
  // Not a link: the second press of two would follow it.
  if (effect.status === 'done') return <Button disabled>{text('promotions.offer.state.joined')}</Button>
  if (state === 'claimable')
    return <LinkButton variant="primary" href={ways.rewardsHref} {...named(text('promotions.offer.claim'))} />
  if (state === 'applied')
    return <LinkButton href={ways.applicationsHref} {...named(text('promotions.offer.application'))} />
  if (offer?.action === 'apply' && canApply.has(state))
    return (
      <LinkButton
        variant="primary"
        href={ways.hrefOf(id)}
        {...named(text(state === 'rejected' ? 'promotions.offer.applyAgain' : 'promotions.offer.apply'))}
      />
    )
  if (state !== 'open') return null
  if (offer?.action === 'join')
    return (
      <Button
        variant="primary"
        loading={effect.status === 'sending'}
        disabled={effect.mustForget}
        onClick={join.join}
        {...named(text('promotions.offer.join'))}
      />
    )
  if (offer?.action === 'deposit')
    return <LinkButton variant="primary" href={ways.depositHref(id)} {...named(text('promotions.offer.deposit'))} />
  if (offer?.promotionType === 'REFERRAL')
    return <LinkButton href={ways.referralHref} {...named(text('promotions.offer.invite'))} />
  return null
}
