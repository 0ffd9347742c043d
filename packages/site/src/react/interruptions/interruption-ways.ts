import type { Id } from '@parlour/api-client/endpoints'

/** Where what interrupts may lead. */
export interface InterruptionWays {
  /** The page's own origin. */
  origin: string
  /** Origins that pictures may come from, beside the page's own. */
  imageOrigins?: readonly string[] | undefined
  /** To the reward centre, from a popup about a reward. */
  onReward?: (() => void) | undefined
  /** To a promotion, by its id. */
  onPromotion?: ((id: Id) => void) | undefined
}
