import type { GenericGameWaiting } from '@parlour/play/calls'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { stakesOf } from '../games/stakes.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { frameCalls } from '../frame/frame-calls.ts'
import type { GameSession } from '../rounds/game-session.ts'
import { playBalance } from '../rounds/play-balance.ts'
import { exactRtp } from '../games/exact-rtp.ts'
import { findRound } from '../rounds/session-round.ts'
import { genericGameRtp, mostDoubles, paytableOf, ways } from './paytables.ts'
import { decideOpen, openOutcome, playRound } from './play-round.ts'

const roundRequest = v.object({ stake: v.pipe(v.number(), v.integer(), v.minValue(1)) })
const choiceRequest = v.object({ roundId: v.pipe(v.string(), v.uuid()), choice: v.picklist(['collect', 'double']) })

/** The round of this game that waits for the player, as the frame shows it, or null. */
async function waitingRound({ db }: Gateway, session: GameSession): Promise<GenericGameWaiting | null> {
  const round = await findRound(db, session)
  return round && { roundId: round.id, stake: round.stake, win: round.win, ...openOutcome(round.outcome) }
}

/**
 * Binds the calls of the generic game's frame: a ticket for a session,
 * a round, and what to do with a win. Sums are in minor units.
 */
export function bindGenericGameCalls(app: Hono, gateway: Gateway): void {
  const { opening, acting } = frameCalls(app, gateway)
  opening('/api/generic-game/session', async (session) => {
    const { category } = session.game
    const { outcomes, doubles } = paytableOf(category)
    return {
      balance: await playBalance(gateway, session),
      stakes: stakesOf(session.game, session.room),
      outcomes,
      ways,
      doubles: doubles ? mostDoubles : 0,
      returnToPlayer: exactRtp(genericGameRtp(category)),
      waiting: await waitingRound(gateway, session),
    }
  })

  acting('/api/generic-game/round', roundRequest, ({ body: { stake }, ...call }) => playRound(gateway, call, stake))

  acting('/api/generic-game/choice', choiceRequest, ({ body, ...call }) => decideOpen(gateway, call, body))
}
