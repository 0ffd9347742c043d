import type { PointReward } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Badge, Button, RewardCard } from '@parlour/ui-kit'
import { IconCoins, IconGift, IconTicket } from '@parlour/ui-kit/icons'
import { rewardStanding } from '../../points/reward-standing.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

const signs = { CASH: <IconCoins size={48} />, PROMO: <IconTicket size={48} />, GIFT: <IconGift size={48} /> }

interface RewardTileProps {
  reward: PointReward
  /** The points that there are, once they are known. */
  points: number | undefined
  /** Its terms in one sentence. */
  terms: string | null
  onRedeem: () => void
}

/** A reward with its cost, what is left of it and whether it can be had. */
export function RewardTile({ reward, points, terms, onRedeem }: RewardTileProps) {
  const { name, type, point, availableQuantity, imageUrl, description } = reward
  const text = usePromotionsText()
  const format = useFormat()
  const standing = rewardStanding(reward, points)
  const why =
    standing === 'gone'
      ? text('promotions.rewards.gone')
      : text('promotions.rewards.dear', { points: text('promotions.points.count', { count: point - (points ?? 0) }) })
  return (
    <RewardCard
      name={name}
      text={description}
      terms={terms}
      picture={imageUrl}
      sign={signs[type]}
      cost={format.number(point)}
      costLabel={text('promotions.points.word')}
      badge={
        availableQuantity === null || standing === 'gone' ? null : (
          <Badge>{text('promotions.rewards.left', { count: availableQuantity })}</Badge>
        )
      }
      action={
        standing === 'open' ? (
          <Button
            size="sm"
            disabled={points === undefined}
            aria-label={text('promotions.rewards.redeemName', { name })}
            onClick={onRedeem}
          >
            {text('promotions.rewards.redeem')}
          </Button>
        ) : (
          <Button size="sm" disabled>
            {why}
          </Button>
        )
      }
    />
  )
}
