import { deepEqual, fail } from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import * as call from '@parlour/api-client/endpoints'
import type { AnswerOf, Endpoint, Id, RequestOf } from '@parlour/api-client/endpoints'
import * as v from 'valibot'
import { expectValue } from './expect.ts'
import { missingMembers } from './shape.ts'
import type { Role, World } from './world.ts'

/** The answer to a token's holder of a call that must be one, whole, and in the caller's terms. */
export async function answerTo<E extends Endpoint>(
  world: World,
  token: string | null,
  endpoint: E,
  input: RequestOf<E>,
): Promise<AnswerOf<E>> {
  const value = expectValue(await world.wire.ask(endpoint, input, { token }))
  deepEqual(
    [...new Set(missingMembers(endpoint.response, value))],
    [],
    `${endpoint.name} leaves members out: ${missingMembers(endpoint.response, value).join(', ')}`,
  )
  return v.parse(endpoint.response, value)
}

/** The answer of a call that must be one, in the caller's terms. */
export const answerOf = async <E extends Endpoint>(
  world: World,
  endpoint: E,
  input: RequestOf<E>,
  as: Role = 'member',
): Promise<AnswerOf<E>> => answerTo(world, await world.tokenOf(as), endpoint, input)

/** A number that no run has used before, with luck. */
export const digits = (count: number): string => `9${Array.from({ length: count - 1 }, () => randomInt(10)).join('')}`

const need = <T>(thing: T | undefined | null, what: string): T => thing ?? fail(`the gateway has no ${what}`)

/** A slot that can be played. */
export const gameOf = (world: World) =>
  world.kept('game', async () =>
    need((await answerOf(world, call.listGames, { gameType: 'RNG' }, 'visitor')).games[0], 'slot'),
  )

/** An in-house slot, in whose frame a round can be played. */
export const ownSlotOf = (world: World) =>
  world.kept('own slot', async () =>
    need(
      (await answerOf(world, call.listGames, { gameType: 'RNG', vassalage: 'XGS' }, 'visitor')).games[0],
      'in-house slot',
    ),
  )

/** A game with a demo mode. */
export const demoGameOf = (world: World) =>
  world.kept('demo game', async () => {
    const { games } = await answerOf(world, call.listGames, { gameType: 'RNG', pageSize: 100 }, 'visitor')
    return need(
      games.find(({ supportTrail }) => supportTrail),
      'game with a demo mode',
    )
  })

/** The code of a lottery. */
export const lotteryOf = (world: World) =>
  world.kept('lottery', async () =>
    need((await answerOf(world, call.listPopularLotteries, {}, 'visitor'))[0]?.gameCode, 'lottery'),
  )

/** The code of a draw that has been made. */
export const drawOf = (world: World) =>
  world.kept('draw', async () => {
    const rows = await answerOf(world, call.listNearNumbers, { gameCode: await lotteryOf(world) }, 'visitor')
    return need(rows[0]?.drawCode, 'draw of the lottery')
  })

/** A provider that keeps a wallet of its own. */
export const providerOf = (world: World) =>
  world.kept('vendor', async () => {
    const { list } = await answerOf(world, call.listWallets, {})
    return need(list.find(({ vendor }) => vendor)?.vendor, 'provider with a wallet of its own')
  })

/** A mission that is open. */
export const missionOf = (world: World) =>
  world.kept('mission', async () =>
    need((await answerOf(world, call.listMissions, {})).list[0]?.missionId, 'open mission'),
  )

/** Somebody below the agent. */
export const downlineOf = (world: World) =>
  world.kept('downline', async () =>
    need((await answerOf(world, call.listDownlines, {}, 'agent')).list[0]?.account, 'downline of the agent'),
  )

/** A bank that a channel of this method takes, as an order names it. */
export const channelOf = (world: World, method: 'qr' | 'launch' | 'transfer') =>
  world.kept(`channel ${method}`, async () => {
    const channels = Object.values(await answerOf(world, call.listDepositChannels, {})).flatMap(
      (group) => group.channels,
    )
    const channel = need(
      channels.find((known) => known.method === method),
      `channel to deposit by ${method}`,
    )
    const bank = need(channel.banks[0], 'bank of the channel')
    return {
      bankCode: bank.bankCode,
      bankType: bank.bankType,
      mcsBankCode: channel.mcsBankCode || null,
      vendorId: channel.vendorId,
    }
  })

/** The number of a deposit that has been ordered. */
export const orderedDeposit = async (world: World): Promise<string> =>
  (await answerOf(world, call.depositByLaunch, { amount: 50_000, ...(await roomFor(world, 'launch')) })).orderNo

/** The id of a promotion that asks for this. */
export const promotionOf = (world: World, wanted: 'join' | 'apply') =>
  world.kept(`promotion to ${wanted}`, async () => {
    const { list } = await answerOf(world, call.listPromotionOffers, {})
    return need(
      list.find(({ action, status }) => action === wanted && status !== 'planned')?.promotionId,
      `promotion to ${wanted}`,
    )
  })

/** The id of a notice to everybody. */
export const noticeOf = (world: World) =>
  world.kept('notice', async () =>
    need((await answerOf(world, call.listAnnouncements, { types: 'PL' })).player[0]?.id, 'notice'),
  )

/** An invitation link of the agent. */
export const linkOf = (world: World, which = 'that stays') =>
  world.kept(`link ${which}`, () => answerOf(world, call.createAffiliateUrl, { note: which }, 'agent'))

/** The id of something that the agent was paid. */
export const payoutOf = (world: World) =>
  world.kept('payout', async () =>
    need((await answerOf(world, call.listCommissions, {}, 'agent')).list[0]?.payoutId, 'commission of the agent'),
  )

/** Adds a payout account to the member's. */
export async function addedCard(world: World): Promise<Id> {
  const { list } = await answerOf(world, call.listWithdrawBanks, {})
  const bank = need(
    list.find(({ type }) => type === 'BC'),
    'bank to be paid to',
  )
  const { paymentPassword } = await world.member()
  const input = {
    bankCode: bank.bankCode,
    payeeName: 'Maria Santos',
    cardNumber: digits(bank.numberMin),
    password: paymentPassword,
  }
  return (await answerOf(world, call.addPayoutAccount, input)).bankCardId
}

/** A payout account of the member. */
export const payoutAccountOf = (world: World) => world.kept('bank card', () => addedCard(world))

/** The same, with the deposits out of the way that are still open: a member may have only a few. */
export async function roomFor(world: World, method: 'qr' | 'launch' | 'transfer') {
  const { list } = await answerOf(world, call.listDeposits, { size: 100 })
  for (const { orderNo } of list.filter(({ status }) => ['pending', 'checking'].includes(status)))
    await answerOf(world, call.cancelDeposit, { orderNo })
  return channelOf(world, method)
}

/** An agent below the agent. */
export const subAgentOf = (world: World) =>
  world.kept('sub-agent', async () =>
    need(
      (await answerOf(world, call.listDownlines, { show: 'agents' }, 'agent')).list[0]?.account,
      'agent below the agent',
    ),
  )
