import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { playableBalance, walletOf } from '../../money/index.ts'
import { gameSessions } from '../../kernel/db/index.ts'
import type { Database, DemoRound } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { lockWallets } from '../../kernel/ledger/index.ts'
import type { BookedRound } from './book-round.ts'
import type { GameSession } from './game-session.ts'
import {
  findOpenRound,
  lockOpenRound,
  storeOpenRound,
  openRound,
  settleOpenRound,
  type OpenRound,
} from './open-round.ts'
import { withRoom, type PlayedRound } from './play-balance.ts'
import { playDemo, demoBalance } from './demo-session.ts'

/**
 * A round in several steps of a session, a member's or a trial's: its stake is taken, `win` is what it would pay now.
 */
export type SteppedRound = DemoRound

type Configured = Pick<Gateway, 'config'>

const walletIn = ({ config }: Configured, { game }: GameSession): string => walletOf(config, game.provider)

const hereOnly = (round: OpenRound | null, { game }: GameSession): SteppedRound | null =>
  round?.gameId === game.id ? round : null

async function demoRound(db: Database, tokenHash: string, hold: boolean): Promise<SteppedRound | null> {
  const asked = db
    .select({ round: gameSessions.demoRound })
    .from(gameSessions)
    .where(eq(gameSessions.tokenHash, tokenHash))
  const [row] = await (hold ? asked.for('update') : asked)
  return row?.round ?? null
}

const putDemoRound = async (tx: Database, tokenHash: string, round: SteppedRound | null): Promise<void> =>
  void (await tx.update(gameSessions).set({ demoRound: round }).where(eq(gameSessions.tokenHash, tokenHash)))

/** The unfinished round of a session's game, or null. */
export const findRound = async (db: Database, session: GameSession): Promise<SteppedRound | null> =>
  session.memberId === null
    ? demoRound(db, session.tokenHash, false)
    : hereOnly(await findOpenRound(db, session.memberId), session)

/**
 * The unfinished round of a session's game, or null; held with its purse until the transaction `tx` ends, so that
 * nothing that is drawn for it has to wait for money after that.
 */
export async function lockRound(tx: Database, session: GameSession): Promise<SteppedRound | null> {
  const { memberId, tokenHash } = session
  if (memberId === null) return demoRound(tx, tokenHash, true)
  const held = hereOnly(await lockOpenRound(tx, memberId), session)
  if (held) await lockWallets(tx, [memberId])
  return held
}

/**
 * Holds the purse of a session until the transaction `tx` ends,
 * before anything is drawn for a round that may stay open.
 * @throws DomainError game.round.unfinished while a round is open already, of whatever game
 */
export async function lockPlayBalance(tx: Database, { memberId, tokenHash }: GameSession): Promise<void> {
  if (memberId !== null) await lockWallets(tx, [memberId])
  const open = memberId === null ? await demoRound(tx, tokenHash, true) : await findOpenRound(tx, memberId)
  if (open) throw new DomainError('game.round.unfinished')
}

/**
 * Takes the stake of a round and keeps it open, after `lockPlayBalance`.
 * @throws BalanceTooLow when there is less than the stake
 */
export async function beginRound(
  tx: Database,
  gateway: Configured,
  session: GameSession,
  round: PlayedRound,
): Promise<BookedRound> {
  const { memberId, tokenHash, game, room } = session
  const { stake, win, outcome, at } = round
  if (memberId !== null)
    return openRound(tx, {
      memberId,
      gameId: game.id,
      wallet: walletIn(gateway, session),
      stake,
      win,
      outcome: withRoom(outcome, room),
      at,
    })
  const id = randomUUID()
  const balance = await playDemo(tx, tokenHash, { stake, win: 0 })
  await putDemoRound(tx, tokenHash, { id, stake, win, outcome, openedAt: at })
  return { roundId: id, balance }
}

/** Adds to what is kept of an open round, if it still is. */
export async function noteOutcome(
  db: Database,
  { memberId, tokenHash }: GameSession,
  roundId: string,
  note: Readonly<Record<string, unknown>>,
): Promise<void> {
  const added = JSON.stringify(note)
  await db.execute(
    memberId === null
      ? sql`update game_sessions set fun_round = jsonb_set(fun_round, '{outcome}', (fun_round->'outcome') || ${added}::jsonb)
        where token_hash = ${tokenHash} and fun_round->>'id' = ${roundId}`
      : sql`update open_rounds set outcome = outcome || ${added}::jsonb where id = ${roundId} and member_id = ${memberId}`,
  )
}

/** Keeps a held round open with what it has come to by `at`. Answers the balance, which it leaves as it is. */
export async function goOnWith(
  tx: Database,
  gateway: Configured,
  session: GameSession,
  round: SteppedRound,
  at: number,
): Promise<number> {
  if (session.memberId === null) {
    await putDemoRound(tx, session.tokenHash, round)
    return demoBalance(tx, session.tokenHash)
  }
  await storeOpenRound(tx, round, at)
  return playableBalance(tx, session.memberId, walletIn(gateway, session))
}

/** Ends a held round: pays its win and keeps it among the settled ones. Answers the balance. */
export async function endRound(
  tx: Database,
  gateway: Configured,
  session: GameSession,
  round: SteppedRound,
  at: number,
): Promise<number> {
  const { memberId, tokenHash, game } = session
  if (memberId === null) {
    await putDemoRound(tx, tokenHash, null)
    return playDemo(tx, tokenHash, { stake: 0, win: round.win })
  }
  const wallet = walletIn(gateway, session)
  await settleOpenRound(tx, { ...round, memberId, gameId: game.id, wallet }, at)
  return playableBalance(tx, memberId, wallet)
}
