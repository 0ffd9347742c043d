import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { accounts, members, seedState } from '../../../kernel/db/index.ts'
import type { Database } from '../../../kernel/db/index.ts'
import type { Game } from '../../../kernel/ports/index.ts'
import {
  bookRound,
  checkPlayable,
  decide,
  paytableOf,
  roomsOf,
  stakesOf,
  winOf,
  withRoom,
} from '../../../play/index.ts'
import type { Chance, Gateway } from '../../../kernel/config/index.ts'
import type { Job } from '../../../kernel/jobs/index.ts'
import { memberAccount, memberBalance, postTransfers } from '../../../kernel/ledger/index.ts'
import { memberNames } from './names.ts'
import { walletOf } from '../../../money/index.ts'

const fiveMinutes = 300_000
const fewestPlayers = 2
const mostPlayers = 6
const depositSteps = 50_000

const between = ({ roll }: Pick<Chance, 'roll'>, low: number, high: number): number => low + roll(high - low + 1)

/** Members of the seed that are held until the transaction ends, in the order of their accounts. */
async function lockPlayers(tx: Database, names: readonly string[]): Promise<number[]> {
  const chosen = tx
    .select({ id: members.id })
    .from(members)
    .where(inArray(members.usernameKey, [...names]))
  const held = await tx
    .select({ memberId: accounts.memberId })
    .from(accounts)
    .where(and(inArray(accounts.memberId, chosen), eq(accounts.wallet, 'main')))
    .orderBy(asc(accounts.id))
    .for('update')
  return held.flatMap(({ memberId }) => memberId ?? [])
}

const isPlayable = ({ catalogue }: Gateway, game: Game, now: number): boolean => {
  try {
    checkPlayable(catalogue, game, now)
    return true
  } catch {
    return false
  }
}

/**
 * A game that anyone might pick: the popular ones more often,
 * among those that the generic game plays from the main wallet.
 */
function pickGame(gateway: Gateway, now: number): Game | undefined {
  const { games } = gateway.catalogue
  for (let tried = 0; tried < 10; tried++) {
    const game = games[Math.floor((gateway.random.roll(10_000) / 10_000) ** 3 * games.length)]
    if (
      game &&
      game.engine === 'generic-game' &&
      walletOf(gateway.config, game.provider) === 'main' &&
      isPlayable(gateway, game, now)
    )
      return game
  }
  return undefined
}

/** Plays one round for a member, after a deposit where the stake is not there. */
async function playOne(tx: Database, gateway: Gateway, memberId: number, at: number): Promise<void> {
  const { random } = gateway
  const game = pickGame(gateway, at)
  if (!game) return
  const stakes = stakesOf(game)
  const stake = stakes[Math.min(random.roll(stakes.length), random.roll(stakes.length))] ?? game.minBet
  if ((await memberBalance(tx, memberId)) < stake) {
    const amount = Math.ceil(stake / depositSteps) * depositSteps * between(random, 1, 3)
    const lines = [
      { account: 'house/cash', amount: -amount },
      { account: memberAccount(memberId), amount },
    ]
    await postTransfers(tx, [{ id: randomUUID(), kind: 'deposit', at, lines }])
  }
  const drawn = decide(paytableOf(game.category), random)
  const room = roomsOf(game)[0]?.number ?? null
  await bookRound(tx, {
    memberId,
    gameId: game.id,
    wallet: 'main',
    stake,
    win: winOf(stake, drawn.multiplier),
    outcome: withRoom({ ...drawn }, room),
    at,
  })
}

/**
 * Every five minutes, between two settlements: two to six members of the seed play a round each, in one batch, so that the platform lives
 * while it runs. What the seed has told already is left out, and so is a deployment that wants no such players.
 */
export const livePlayers: Job = {
  name: 'live-players',
  every: fiveMinutes,
  offset: fiveMinutes / 2,
  makeUp: 1,
  async batch(tx, gateway, { until }) {
    const { random, clock, config } = gateway
    if (!config.livePlayers) return null
    const now = clock.now()
    const [told] = await tx.select().from(seedState).for('update')
    if (told?.kind !== 'demo' || told.activityUntil >= until) return null
    await tx.update(seedState).set({ activityUntil: Math.max(told.activityUntil, now) })
    const names = Array.from({ length: between(random, fewestPlayers, mostPlayers) }, () =>
      random.roll(memberNames.length),
    )
    const players = await lockPlayers(
      tx,
      [...new Set(names)].flatMap((at) => memberNames[at] ?? []),
    )
    for (const memberId of players) await playOne(tx, gateway, memberId, now)
    return null
  },
}
