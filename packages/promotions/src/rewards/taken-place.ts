import type { BonusTerms } from '@parlour/api-client/endpoints'

/**
 * Where a reward is once it was taken: free money is in the main wallet, money to be played lies apart in the bonus
 * money, and locked money is paid when it has been played for.
 */
export type TakenPlace = 'main' | 'bonus' | 'playOnly' | 'locked'

/** Where a reward under these terms is once it was taken. */
export function takenPlace({ wagerMultiple, playOnly, locked }: BonusTerms): TakenPlace {
  if (playOnly) return 'playOnly'
  if (wagerMultiple === 0) return 'main'
  return locked ? 'locked' : 'bonus'
}
