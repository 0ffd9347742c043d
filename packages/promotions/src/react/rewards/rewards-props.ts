import type { FailedOf } from '@parlour/screen-kit/react'
import type { LanguageCode } from '@parlour/i18n'
import type { RewardView } from '../../rewards/rewards-view.ts'

/** Props of `RewardsScreen`. */
export interface RewardsScreenProps {
  readonly language: LanguageCode
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  /** What is shown: `rewardView` reads it from an address. */
  readonly view: RewardView
  readonly onView: (view: RewardView) => void
  /** The address of another view. */
  readonly hrefOf: (view: RewardView) => string
  /** Whether the platform has missions: milestones that are reached stand in the list. */
  readonly hasMissions: boolean
  /** Whether the platform has a rebate that is taken by hand: it stands in the list. */
  readonly hasRebate: boolean
  /** What a category of games is called, by its code. */
  readonly categoryName: (code: string) => string
  /** Where the account record shows what was paid; no link without it. */
  readonly recordHref: string | undefined
  /** The address of the promotions. */
  readonly promotionsHref: string
  /** What stands in place of something that did not load; a sentence and a button without it. */
  readonly failed?: FailedOf
}

/** What the parts of the screen are given. */
export type RewardPartProps = Required<RewardsScreenProps>
