import type { InvitedFriend } from '@parlour/api-client/endpoints'

/** How far an invited friend is: `new` has done nothing yet, `review` waits for a person of the platform. */
export type FriendState = 'new' | 'going' | 'review' | 'refused' | 'rewarded'

/**
 * How far an invited friend is.
 *
 * @param friend a row of `listInvited`, sums in minor units
 * @returns the state; one that is not known reads as on its way
 * @example friendState({ status: 'open', deposited: 0, staked: 0 }) // 'new'
 */
export function friendState({
  status,
  deposited,
  staked,
}: Pick<InvitedFriend, 'status' | 'deposited' | 'staked'>): FriendState {
  if (status === 'rewarded' || status === 'review' || status === 'refused') return status
  return (deposited ?? 0) === 0 && (staked ?? 0) === 0 ? 'new' : 'going'
}

const whole = 100

/**
 * How much of what is required is done, 0 to 100; rounded down, so that only the whole is whole.
 *
 * @param done what was paid in or staked, minor units
 * @param required what is asked for, minor units; 0 asks for nothing
 * @returns the percentage
 * @example shareDone(12_000, 20_000) // 60
 */
export const shareDone = (done: number, required: number): number =>
  required <= 0 ? whole : Math.min(whole, Math.floor((done * whole) / required))
