import type { ReactNode } from 'react'
import { LazyImage } from '../lazy-image/lazy-image.tsx'

/** Props of `RewardCard`. */
export type RewardCardProps = {
  /** Name of the reward. */
  name: string
  text?: ReactNode
  /** What it is worth and its wagering requirement, in one sentence. */
  terms?: ReactNode
  /** Picture of the reward; `sign` without one. */
  picture?: string | null
  /** An icon of 48. */
  sign: ReactNode
  /** For example "3 left". */
  badge?: ReactNode
  /** The cost, formatted, and the word after it. */
  cost: ReactNode
  costLabel: ReactNode
  action: ReactNode
}

/**
 * A reward of the points shop: what it is, what it costs, the button. It is a list item.
 *
 * @example <RewardCard name="₱100 bonus" sign={<IconGift size={48} />} cost="500" costLabel="points" action={<Button>Redeem</Button>} />
 */
export const RewardCard = ({ name, text, terms, picture, sign, badge, cost, costLabel, action }: RewardCardProps) => (
  <li className="p-reward">
    <div className="p-reward__picture">
      {picture ? <LazyImage src={picture} alt="" width={320} height={148} /> : sign}
      {badge ? <span className="p-reward__badge">{badge}</span> : null}
    </div>
    <div className="p-reward__words">
      <h3 className="p-reward__name">{name}</h3>
      {text ? <p className="p-reward__text">{text}</p> : null}
      {terms ? <p className="p-reward__text">{terms}</p> : null}
    </div>
    <div className="p-reward__foot">
      <p className="p-reward__cost">
        <span className="p-reward__figure">{cost}</span> {costLabel}
      </p>
      {action}
    </div>
  </li>
)

/**
 * A list of rewards: four a row on a wide page, one on a phone. `label` is the accessible name.
 *
 * @example <RewardGrid label="Rewards">{cards}</RewardGrid>
 */
export const RewardGrid = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className="p-rewards" aria-label={label}>
    {children}
  </ul>
)

/**
 * Placeholders of `count` rewards.
 *
 * @example <RewardSkeleton count={8} />
 */
export const RewardSkeleton = ({ count }: { count: number }) => (
  <ul className="p-rewards" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index} className="p-reward p-skeleton" />
    ))}
  </ul>
)
