import { useFormat } from '@parlour/i18n/react'
import { Badge, type BadgeProps } from '@parlour/ui-kit'
import type { PromotionStanding, PromotionState } from '../../promotions/promotion-standing.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

const tones = {
  open: 'ok',
  planned: 'info',
  joined: 'info',
  ordered: 'info',
  applied: 'warn',
  claimable: 'gold',
  claimed: 'plain',
  rejected: 'bad',
  lapsed: 'plain',
  notForMe: 'plain',
} as const satisfies Record<PromotionState, BadgeProps['tone']>

/** How a promotion stands for who looks, as a badge. */
export function PromotionStateBadge({ state }: Pick<PromotionStanding, 'state'>) {
  const text = usePromotionsText()
  return <Badge tone={tones[state]}>{text(`promotions.offer.state.${state}`)}</Badge>
}

/** Since when it stands so; nothing where that is not known. */
export function PromotionSince({ since }: Pick<PromotionStanding, 'since'>) {
  const format = useFormat()
  return since === null ? null : format.date(since)
}
