/** Where the things lead that can be done about a promotion. */
export interface PromotionWays {
  /** The page of one promotion. */
  hrefOf(id: string): string
  /** The cashier with the promotion chosen. */
  depositHref(id: string): string
  /** Where rewards are claimed. */
  readonly rewardsHref: string
  /** Where applications stand with their state. */
  readonly applicationsHref: string
  /** Where a member finds the link that friends come by. */
  readonly referralHref: string
}
