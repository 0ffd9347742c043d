export { getReferralDetails } from './get-referral-details.ts'
export { listInvited } from './list-invited.ts'

export type { InvitedFriend } from './list-invited.ts'
