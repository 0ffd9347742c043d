import type { DrawGameState, DrawLobbyState, DrawPlayKind } from '@parlour/play/calls'
import { stakesOf } from '../games/stakes.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { lastDraws, newestDraws } from '../lottery/rows.ts'
import { findSeal } from '../lottery/seals.ts'
import type { GameSession } from '../rounds/game-session.ts'
import { playBalance } from '../rounds/play-balance.ts'
import { exactRtp } from '../games/exact-rtp.ts'
import { drawGames, type NumbersGame } from './find-game.ts'
import { mostCombinations, mostLines } from './line.ts'
import { playsOf } from './plays.ts'
import { returnsOf } from './draw-game-rtp.ts'
import { serializeDraw, serializeLottery } from './serialize-draws.ts'
import { listTickets } from './tickets.ts'

const resultsShown = 20

/**
 * How a kind of draw is played: what there is to choose, what it
 * pays in hundredths of the stake, what it gives back in percent.
 */
function serializePlays(drawKind: string): DrawPlayKind[] {
  const returns = returnsOf(drawKind)
  return playsOf(drawKind).map(({ name, about, middle, places, take, distinct, pays }) => ({
    name,
    about,
    middle: middle ?? null,
    places,
    take,
    distinct,
    pays,
    percent: (returns.get(name) ?? 0) * 100,
  }))
}

/**
 * Tells a lottery game as its page shows it at `now`: the draw on sale with its seal, the plays with their returns, the
 * last draws, the member's tickets and balance. The return of the game is that of its lowest play.
 */
export async function serializeGame(
  gateway: Gateway,
  session: GameSession,
  found: NumbersGame,
  now: number,
): Promise<DrawGameState> {
  const { db, catalogue } = gateway
  const { lottery, game } = found
  const drawn = await lastDraws(db, lottery, resultsShown)
  const told = serializeLottery(found, drawn[0], now)
  const plays = serializePlays(lottery.drawKind)
  return {
    now,
    lottery: told,
    seal: await findSeal(db, game.id, told.opensAt),
    stakes: stakesOf(game),
    plays,
    mostCombinations,
    mostLines,
    results: drawn.map((draw) => serializeDraw(found, draw)),
    tickets: session.memberId === null ? [] : await listTickets(db, catalogue, session.memberId),
    balance: await playBalance(gateway, { ...session, game }),
    returnToPlayer: exactRtp(Math.min(...plays.map(({ percent }) => percent)) / 100),
  }
}

/** Tells every lottery game at `now`, as the lobby shows them. */
export async function serializeLobby({ db, catalogue }: Gateway, now: number): Promise<DrawLobbyState> {
  const games = drawGames(catalogue)
  const newest = await newestDraws(
    db,
    games.map(({ lottery }) => lottery),
  )
  return { now, games: games.map((found) => serializeLottery(found, newest.get(found.game.id), now)) }
}
