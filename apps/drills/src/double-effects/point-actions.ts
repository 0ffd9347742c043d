import * as call from '@parlour/api-client/endpoints'
import { openMember, password } from '../people/open-member.ts'
import { operate } from '../people/operate.ts'
import { action, type Action } from './action.ts'
import { paymentPassword, type Cast } from './cast.ts'

/** A new member with points, and a payment password to spend them. */
async function pointHolder(cast: Cast) {
  const member = await openMember(cast.origin)
  await member.api.call(call.setPaymentPassword, {
    paymentPassword,
    confirmPaymentPassword: paymentPassword,
    password,
  })
  await operate(cast, 'give-points', member.username, '500', 'Drill points')
  return member
}

/** Points that are spent. */
export const pointActions: readonly Action[] = [
  action(call.redeemReward)({
    async prepare(cast) {
      const { list } = await cast.member.api.call(call.listPointRewards, {})
      const rewardId = list.find(({ type }) => type === 'CASH')?.rewardId ?? 0
      return { member: await pointHolder(cast), input: { rewardId, quantity: 1, password: paymentPassword } }
    },
    count: async ({ member }) => (await member.api.call(call.listRedemptions, { size: 1 })).totalCount ?? 0,
  }),
  action(call.convertPoints)({
    async prepare(cast) {
      return { member: await pointHolder(cast), input: { point: 20, password: paymentPassword } }
    },
    count: async ({ member }) => -(await member.api.call(call.getPointBalance, {})) / 20,
  }),
]
