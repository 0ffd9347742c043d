import type { ReactNode } from 'react'
import { LazyImage } from '../lazy-image/lazy-image.tsx'

/** Props of `RewardCard`. */
export type RewardCardProps = {
  name: string
  text?: ReactNode
  /** What it is worth and must be played for, in one breath. */
  terms?: ReactNode
  /** Picture of the thing; without one the sign of its kind stands there. */
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

/** Something that points buy: what it is, what it costs, and the way to it. It is a list item. */
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
      <p className="p-reward__cost"><span className="p-reward__figure">{cost}</span> {costLabel}</p>
      {action}
    </div>
  </li>
)

/** Rewards side by side: four a row on a wide page, one on a phone. */
export const RewardGrid = ({ label, children }: { label: string; children: ReactNode }) => <ul className="p-rewards" aria-label={label}>{children}</ul>

/** As many rewards that are still loading. */
export const RewardSkeleton = ({ count }: { count: number }) => (
  <ul className="p-rewards" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => <li key={index} className="p-reward p-skeleton" />)}
  </ul>
)
