import type { BonusTerms } from '@parlour/api-client/endpoints'
import type { RankView } from '../../rank/rank-view.ts'

/** What the parts of the rank page are given. */
export interface RankProps {
  readonly view: RankView
  /** The terms of upgrade bonus and salary: without them no figure of either is shown (BEY-02). */
  readonly terms: BonusTerms | null
  /** For how many days each of them can be claimed; null where the platform does not say. */
  readonly claimDays: number | null
  readonly currency: string
  readonly categoryName: (code: string) => string
}
