import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import * as call from '@parlour/api-client/endpoints'
import type { Check } from '../check.ts'
import { answerOf, gameOf, lotteryOf, ownSlotOf } from '../platform/things.ts'
import type { World } from '../platform/world.ts'

const area = 'story: games'

interface Frame {
  readonly origin: string
  readonly token: string
  readonly stakes: readonly number[]
}

/** Opens the frame of a launched game as its page does: with the ticket of the address. */
async function openFrame(world: World): Promise<Frame> {
  const { nodeId, roomId, vassalage } = await ownSlotOf(world)
  const { content } = await answerOf(world, call.launchGame, { nodeId, gameId: roomId, vassalage })
  const url = new URL(content.game_url ?? '')
  ok(url.origin !== world.settings.origin, 'a game has an origin of its own')
  const ticket = new URLSearchParams(url.hash.slice(1)).get('s') ?? ''
  const opened = await frameCall(world, { origin: url.origin, path: '/api/slot/session', body: { ticket } })
  const { token, stakes } = opened.value as { token: string; stakes: number[] }
  const again = await frameCall(world, { origin: url.origin, path: '/api/slot/session', body: { ticket } })
  equal(again.success, false)
  return { origin: url.origin, token, stakes }
}

interface FrameAsk {
  readonly origin: string
  readonly path: string
  readonly body: unknown
  readonly token?: string
  readonly key?: string
}

async function frameCall(world: World, { origin, path, body, token, key }: FrameAsk) {
  const response = await world.send(origin + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: token } : {}),
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    body: JSON.stringify(body),
  })
  return {
    ...((await response.json()) as { success: boolean; value: unknown; errorCode?: string }),
    headers: response.headers,
  }
}

interface Spun {
  readonly roundId: string
  readonly win: number
  readonly feature: { readonly left: number; readonly won: number } | null
}

/** Plays the free spins of a round to their end, if it has any; answers what the round won. */
async function playOut(world: World, frame: Frame, spun: Spun): Promise<number> {
  let { win: won, feature } = spun
  while (feature && feature.left > 0) {
    const { success, value, errorCode } = await frameCall(world, {
      ...frame,
      path: '/api/slot/free',
      body: { roundId: spun.roundId },
      key: randomUUID(),
    })
    ok(success, errorCode)
    feature = (value as Spun).feature
    won = feature?.won ?? won
  }
  return won
}

const oneRound: Check = {
  area,
  title: 'a round is drawn and booked once for its key, and stands in the betting record',
  async run(world) {
    const frame = await openFrame(world)
    const stake = frame.stakes[0] ?? 0
    const key = randomUUID()
    const before = (await answerOf(world, call.getBalance, {})).sumBalance
    const ask = () => frameCall(world, { ...frame, path: '/api/slot/spin', body: { stake }, key })
    const [first, again] = [await ask(), await ask()]
    ok(first.success, first.errorCode)
    deepEqual(again.value, first.value)
    equal(again.headers.get('idempotent-replayed'), 'true')
    const won = await playOut(world, frame, first.value as Spun)
    equal((await answerOf(world, call.getBalance, {})).sumBalance, before - stake + won)
    const { list } = await answerOf(world, call.listBets, {})
    equal(list[0]?.stake, stake)
  },
}

const strangeStake: Check = {
  area,
  title: 'a stake that is not offered is refused',
  async run(world) {
    const frame = await openFrame(world)
    for (const stake of [0, -100, 7.5, 1e12])
      equal(
        (await frameCall(world, { ...frame, path: '/api/slot/spin', body: { stake }, key: randomUUID() })).success,
        false,
      )
  },
}

const everyTile: Check = {
  area,
  title: '[LAU-01] a title of every category launches',
  async run(world) {
    const { data } = await answerOf(world, call.listProviders, {}, 'visitor')
    const { list } = await answerOf(world, call.listWallets, {})
    const apart = list.map(({ vendor }) => vendor)
    for (const { title } of data.lanes) {
      const { games } = await answerOf(world, call.listGames, { gameType: title, pageSize: 10 }, 'visitor')
      const game = games.find(
        ({ maintenance, minBet, vassalage }) =>
          maintenance === null && (minBet ?? 0) <= 10_000 && !apart.includes(vassalage),
      )
      ok(game, `${title} has no game that can be launched`)
      const { content } = await answerOf(world, call.launchGame, {
        nodeId: game.nodeId,
        gameId: game.roomId,
        vassalage: game.vassalage,
      })
      match(content.game_url ?? '', /^https?:\/\//, title)
    }
  },
}

const hearts: Check = {
  area,
  title: '[LOB-06] a favourite is there once, and gone when it is removed',
  async run(world) {
    const { nodeId } = await gameOf(world)
    await answerOf(world, call.addFavourite, { nodeId })
    await answerOf(world, call.addFavourite, { nodeId })
    equal((await answerOf(world, call.listFavouriteIds, {})).filter((id) => id === String(nodeId)).length, 1)
    await answerOf(world, call.removeFavourite, { nodeId })
    ok(!(await answerOf(world, call.listFavouriteIds, {})).includes(String(nodeId)))
  },
}

const pages: Check = {
  area,
  title: 'the pages of a list hold every game once',
  async run(world) {
    const first = await answerOf(world, call.listGames, { gameType: 'FISH', pageSize: 20 }, 'visitor')
    const ids = new Set(first.games.map(({ nodeId }) => nodeId))
    for (let pageNo = 2; pageNo <= (first.totalPages ?? 0); pageNo++)
      for (const { nodeId } of (
        await answerOf(world, call.listGames, { gameType: 'FISH', pageSize: 20, pageNo }, 'visitor')
      ).games)
        ids.add(nodeId)
    equal(ids.size, first.totalCount)
  },
}

const draws: Check = {
  area,
  title: 'the draws of a lottery come in order, and the next one lies ahead',
  async run(world) {
    const gameCode = await lotteryOf(world)
    const rows = await answerOf(world, call.listNearNumbers, { gameCode, count: 20 }, 'visitor')
    ok(rows.length > 1)
    const opened = rows.map(({ openTime }) => openTime)
    deepEqual(
      opened,
      opened.toSorted((a, b) => b - a),
    )
    const open = await answerOf(world, call.getDraw, { gameCode }, 'visitor')
    const now = Date.parse((await world.wire.ask(call.getStatus, {})).headers.get('date') ?? '')
    ok(open.openTime > now && open.openTime > (opened[0] ?? 0), `the open draw was drawn at ${open.openTime}`)
  },
}

/** The lobby and the games. */
export const gameStories: readonly Check[] = [oneRound, strangeStake, everyTile, hearts, pages, draws]
