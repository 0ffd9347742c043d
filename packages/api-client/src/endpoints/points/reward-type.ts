import * as v from 'valibot'

/** What points buy: money (CASH), a thing (GIFT) or a ticket (PROMO). */
export const rewardType = v.picklist(['CASH', 'GIFT', 'PROMO'])

/** What points buy. */
export type RewardType = v.InferOutput<typeof rewardType>
