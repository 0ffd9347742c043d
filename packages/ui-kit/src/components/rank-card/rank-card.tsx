import type { ReactNode } from 'react'
import { Card } from '../card/card.tsx'

/** Props of `RankCard`. */
export type RankCardProps = {
  /** A `Medal` of 88. */
  medal: ReactNode
  /** Above the name, for example "Your rank". */
  label: string
  /** The rank. */
  name: string
  /** Under the name: what holds for it. */
  text?: ReactNode
  /** How far the next one is: a `RankGoal` with bars; without it the card is one column. */
  children?: ReactNode
}

/**
 * The rank that somebody has, and beside it how far the next one is; a phone shows one under the other.
 *
 * @example <RankCard medal={<Medal sign="2" size={88} />} label="Your rank" name="VIP2">{goal}</RankCard>
 */
export const RankCard = ({ medal, label, name, text, children }: RankCardProps) => (
  <Card as="section">
    <div className="p-rank-card">
      <div className="p-rank-card__who">
        {medal}
        <div className="p-rank-card__words">
          <p className="p-rank-card__label">{label}</p>
          <h2 className="p-rank-card__name">{name}</h2>
          {text ? <p className="p-rank-card__text">{text}</p> : null}
        </div>
      </div>
      {children ? <div className="p-rank-card__next">{children}</div> : null}
    </div>
  </Card>
)

/** Props of `RankGoal`. */
export type RankGoalProps = { medal?: ReactNode; title: string; note?: ReactNode; children: ReactNode }

/**
 * What the bars of a `RankCard` lead to: the `medal` of the next rank, its name as `title`, a `note` at the end, and the
 * bars as children.
 *
 * @example <RankGoal title="Next: VIP3" note="Both are needed">{bars}</RankGoal>
 */
export const RankGoal = ({ medal, title, note, children }: RankGoalProps) => (
  <>
    <div className="p-rank-card__goal">
      {medal}
      <h3 className="p-rank-card__title">{title}</h3>
      {note ? <p className="p-rank-card__note">{note}</p> : null}
    </div>
    {children}
  </>
)
