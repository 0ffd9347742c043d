import * as call from '@parlour/api-client/endpoints'
import { askTest } from '../people/ask-test.ts'
import { logInAgain } from '../people/log-in-again.ts'
import { openMember, type Member } from '../people/open-member.ts'
import { operate } from '../people/operate.ts'
import { payIn } from '../people/pay-in.ts'
import { action, type Action } from './action.ts'
import type { Cast } from './cast.ts'

const eightDays = 8 * 86_400_000
const stake = 100_000

/** A new member with own money who has played for so many times ₱1,000. */
async function played(cast: Cast, rounds: number): Promise<Member> {
  const member = await openMember(cast.origin)
  await payIn(cast, member, stake)
  await askTest(cast.origin, 'rounds', { username: member.username, category: 'RNG', stake, rounds })
  return member
}

const bonuses = async ({ member }: { readonly member: Member }) =>
  (await member.api.call(call.listBonuses, { size: 1 })).totalCount ?? 0

/** What a winner of raffles has still to claim, by the drill that it plays in. */
const winners = new WeakMap<Cast, { readonly member: Member; readonly prizes: call.Id[] }>()

/** A winner of a raffle with a prize to claim: who plays most of a week, which then ends and is drawn. */
async function winner(cast: Cast): Promise<{ member: Member; rewardId: call.Id }> {
  const known = winners.get(cast)
  const next = known?.prizes.pop()
  if (known && next !== undefined) return { member: known.member, rewardId: next }
  const member = await played(cast, 1_000)
  const { current } = await member.api.call(call.getRaffleStatus, {})
  await askTest(cast.origin, 'clock', { advance: eightDays })
  const again = await logInAgain(cast.origin, member)
  await operate(cast, 'draw-raffle', String(current?.raffleId)).catch((cause: unknown) => {
    // The job may have been first.
    if (!String(cause).includes('was drawn')) throw cause
  })
  const claims = await again.api.call(call.listClaims, {})
  const prizes = claims.filter(({ promotionType }) => promotionType === 'RAFFLE').map(({ rewardId }) => rewardId)
  if (prizes.length === 0) throw new Error('the raffle was won by others')
  winners.set(cast, { member: again, prizes })
  return winner(cast)
}

/** What is earned by playing. The raffle comes last: it moves the clock by a week, and sessions end. */
export const playActions: readonly Action[] = [
  action(call.claimMilestone)({
    async prepare(cast) {
      const member = await played(cast, 2)
      const { list } = await member.api.call(call.listMissions, {})
      const reached = list.find(({ claimableMilestones }) => claimableMilestones.length > 0)
      const [first] = reached?.claimableMilestones ?? []
      if (!reached || !first) throw new Error('no milestone is reached')
      return { member, input: { missionId: reached.missionId, milestone: first.milestone } }
    },
    count: bonuses,
  }),
  action(call.claimRebate)({
    async prepare(cast) {
      const member = await played(cast, 100)
      // Rounds of the last minute are not in it yet.
      await askTest(cast.origin, 'clock', { advance: 120_000 })
      return { member, input: {} }
    },
    count: async ({ member }) => (await member.api.call(call.listRebates, { size: 1 })).totalCount ?? 0,
  }),
  action(call.claimRaffle)({
    async prepare(cast) {
      const { member, rewardId } = await winner(cast)
      return { member, input: { rewardId } }
    },
    count: bonuses,
  }),
]
