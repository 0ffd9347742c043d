import type { Hono } from 'hono'
import * as v from 'valibot'
import { stakesOf } from '../../games/stakes.ts'
import type { Gateway } from '../../gateway.ts'
import { acting, opening } from '../frame-calls.ts'
import type { GameSession } from '../game-session.ts'
import { purseBalance } from '../purse.ts'
import { exactReturn } from '../return-to-player.ts'
import { findRound } from '../session-round.ts'
import { cabinetReturn, mostDoubles, paytableOf, ways } from './paytables.ts'
import { decideOpen, openOutcome, playRound } from './play-round.ts'

const roundRequest = v.object({ stake: v.pipe(v.number(), v.integer(), v.minValue(1)) })
const choiceRequest = v.object({ roundId: v.pipe(v.string(), v.uuid()), choice: v.picklist(['collect', 'double']) })

/** The round of this game that waits for the player, as the frame shows it, or null. */
async function waitingRound({ db }: Gateway, session: GameSession) {
  const round = await findRound(db, session)
  return round && { roundId: round.id, stake: round.stake, win: round.win, ...openOutcome(round.outcome) }
}

/** Binds the calls of the cabinet's frame: a ticket for a session, a round, and what to do with a win. Sums are in minor units. */
export function bindCabinetCalls(app: Hono, gateway: Gateway): void {
  app.post('/api/cabinet/session', opening(gateway, async (session) => {
    const { category } = session.game
    const { outcomes, doubles } = paytableOf(category)
    return {
      balance: await purseBalance(gateway, session),
      stakes: stakesOf(session.game, session.room),
      outcomes,
      ways,
      doubles: doubles ? mostDoubles : 0,
      returnToPlayer: exactReturn(cabinetReturn(category)),
      waiting: await waitingRound(gateway, session),
    }
  }))

  app.post('/api/cabinet/round', acting(gateway, roundRequest, ({ body: { stake }, ...call }) => playRound(gateway, call, stake)))

  app.post('/api/cabinet/choice', acting(gateway, choiceRequest, ({ body, ...call }) => decideOpen(gateway, call, body)))
}
