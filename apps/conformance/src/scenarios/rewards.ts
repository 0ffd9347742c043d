import { equal, ok } from 'node:assert/strict'
import * as call from '@parlour/api-client/endpoints'
import type { Endpoint, RequestOf } from '@parlour/api-client/endpoints'
import { refusedAsAllowed, type Check } from '../check.ts'
import { expectRefusal } from '../platform/expect.ts'
import { answerOf, promotionOf } from '../platform/things.ts'
import type { World } from '../platform/world.ts'

const area = 'story: rewards'
const sumOf = async (world: World, as: 'member' | 'player' = 'member') =>
  (await answerOf(world, call.getBalance, {}, as)).sumBalance

/** What the player has nothing left for is refused by name. */
async function refused<E extends Endpoint>(
  world: World,
  endpoint: E,
  input: RequestOf<E>,
  code: string,
): Promise<typeof refusedAsAllowed> {
  expectRefusal(await world.wire.ask(endpoint, input, { token: await world.tokenOf('player') }), code)
  return refusedAsAllowed
}

const application: Check = {
  area,
  title: 'an application that is approved becomes a reward, which is booked once',
  needs: ['operator'],
  async run(world) {
    const promotionId = await promotionOf(world, 'apply')
    const { applicationId } = await answerOf(world, call.applyForPromotion, { promotionId, remarks: 'conformance' })
    await world.operate('approve-application', String(applicationId), '12.50')
    const claim = (await answerOf(world, call.listClaims, {})).find((row) => row.promotionId === promotionId)
    equal(claim?.amount, 1_250)
    const before = await sumOf(world)
    equal((await answerOf(world, call.claimReward, { promotionClaimId: claim?.rewardId ?? 0 })).status, 'claimed')
    equal(await sumOf(world), before + 1_250)
    const { token } = await world.member()
    expectRefusal(
      await world.wire.ask(call.claimReward, { promotionClaimId: claim?.rewardId ?? 0 }, { token }),
      'promotion.claim.claimed',
    )
    equal(await sumOf(world), before + 1_250)
  },
}

const tickets: Check = {
  area,
  title: 'a ticket is taken once, and one that is given back cannot be taken',
  needs: ['operator'],
  async run(world) {
    const { username, token } = await world.member()
    for (const title of ['first of a run', 'second of a run'])
      await world.operate('issue-ticket', username, '7.50', '1', title)
    const { list } = await answerOf(world, call.listTickets, {})
    const idOf = (title: string) => list.find((ticket) => ticket.title === title)?.ticketId ?? 0
    const [taken, back] = [idOf('first of a run'), idOf('second of a run')]
    const before = await sumOf(world)
    equal((await answerOf(world, call.claimTicket, { ticketId: taken })).status, 'CLAIMED')
    equal((await answerOf(world, call.cancelTicket, { ticketId: back })).status, 'CANCELLED')
    equal(await sumOf(world), before + 750)
    for (const ticketId of [taken, back])
      expectRefusal(await world.wire.ask(call.claimTicket, { ticketId }, { token }), 'promotion.ticket.used')
    equal(await sumOf(world), before + 750)
  },
}

const points: Check = {
  area,
  title:
    '[PNT-01] points buy what they cost and turn into money, and each line of their history stands on the one before',
  needs: ['player'],
  async run(world) {
    const { paymentPassword: password } = await world.player()
    const held = () => answerOf(world, call.getPointBalance, {}, 'player')
    const rewards = (await answerOf(world, call.listPointRewards, { size: 100 }, 'player')).list.toSorted(
      (a, b) => a.point - b.point,
    )
    const reward = rewards.find(({ type, availableQuantity }) => type !== 'GIFT' && availableQuantity !== 0)
    const [conversion] = (await answerOf(world, call.getPointConversionType, {}, 'player')).list
    ok(reward && conversion, 'nothing can be had for points')
    const before = await held()
    const money = await sumOf(world, 'player')
    const bought =
      before >= reward.point
        ? await answerOf(world, call.redeemReward, { rewardId: reward.rewardId, password }, 'player')
        : null
    const left = before - (bought ? reward.point : 0)
    equal(await held(), left)
    const enough = left >= conversion.minimumPoint
    const turned = enough
      ? await answerOf(world, call.convertPoints, { point: conversion.minimumPoint, password }, 'player')
      : null
    equal(await held(), left - (turned ? conversion.minimumPoint : 0))
    if (turned) equal(turned.amount, conversion.minimumPoint * conversion.cashRatio)
    equal(await sumOf(world, 'player'), money + (turned?.amount ?? 0) + (bought?.amount ?? 0))
    const { list } = await answerOf(world, call.listPointHistory, { size: 100 }, 'player')
    ok(list.length > 1)
    for (const [at, line] of list.slice(0, -1).entries())
      equal(line.balance, (list[at + 1]?.balance ?? 0) + line.points, `line ${at}`)
    equal(list[0]?.balance, await held())
    if (!bought) await refused(world, call.redeemReward, { rewardId: reward.rewardId, password }, 'points.low')
    if (!turned) await refused(world, call.convertPoints, { point: 100_000, password }, 'points.low')
    return bought && turned ? undefined : refusedAsAllowed
  },
}

const rebate: Check = {
  area,
  title: 'a rebate that has gathered is booked as it was told, and then there is nothing left of it',
  needs: ['player'],
  async run(world) {
    const { amount, claimable } = await answerOf(world, call.getRebate, {}, 'player')
    if (!claimable) return refused(world, call.claimRebate, {}, 'rebate.low')
    const before = await sumOf(world, 'player')
    equal((await answerOf(world, call.claimRebate, {}, 'player')).amount, amount)
    equal(await sumOf(world, 'player'), before + amount)
    await refused(world, call.claimRebate, {}, 'rebate.low')
    return undefined
  },
}

const milestones: Check = {
  area,
  title: 'a milestone that is reached is paid once, and one that is not is refused',
  needs: ['player'],
  async run(world) {
    const { list } = await answerOf(world, call.listMissions, {}, 'player')
    const known = await Promise.all(
      list.map(async ({ missionId }) =>
        (await answerOf(world, call.listMissionMilestones, { missionId }, 'player')).map((one) => ({
          ...one,
          missionId,
        })),
      ),
    )
    const all = known.flat()
    const reached = all
      .toSorted((a, b) => a.status.localeCompare(b.status))
      .find(({ status }) => status.startsWith('claim'))
    const ahead = all.find(({ status }) => status === 'open')
    const early =
      ahead &&
      (await refused(
        world,
        call.claimMilestone,
        { missionId: ahead.missionId, milestone: ahead.milestone },
        'mission.milestone.open',
      ))
    ok(reached ?? early, 'no mission has a milestone')
    // Missions start over by the day, week and month: just after that no member has reached a milestone.
    if (!reached) return early
    const { missionId, milestone, amount, status } = reached
    if (status === 'claim') {
      const before = await sumOf(world, 'player')
      equal((await answerOf(world, call.claimMilestone, { missionId, milestone }, 'player')).amount, amount)
      equal(await sumOf(world, 'player'), before + amount)
    }
    const told = await refused(world, call.claimMilestone, { missionId, milestone }, 'mission.milestone.claimed')
    return status === 'claim' ? undefined : told
  },
}

/** Promotions, tickets, points, missions. */
export const rewardStories: readonly Check[] = [application, tickets, points, rebate, milestones]
