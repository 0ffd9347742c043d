import type { Hono } from 'hono'
import * as v from 'valibot'
import { stakesOf } from '../games/stakes.ts'
import type { Gateway } from '../gateway.ts'
import { acting, opening } from '../play/frame-calls.ts'
import type { GameSession } from '../play/game-session.ts'
import { findOpenRound } from '../play/open-round.ts'
import { purseBalance } from '../play/purse.ts'
import { paytableOf, returnInPercent, ways } from './paytables.ts'
import { decideOpen, doublesLeftOf, playSimulated } from './play-simulated.ts'

const roundRequest = v.object({ stake: v.pipe(v.number(), v.integer(), v.minValue(1)) })
const choiceRequest = v.object({ roundId: v.pipe(v.string(), v.uuid()), choice: v.picklist(['collect', 'double']) })

/** The round of this game that waits for the player, as the frame shows it, or null. */
async function waitingRound({ db }: Gateway, { memberId, game }: GameSession) {
  const open = memberId === null ? null : await findOpenRound(db, memberId)
  if (!open || open.gameId !== game.id) return null
  const { id, stake, win, outcome } = open
  return { roundId: id, stake, win, doublesLeft: doublesLeftOf(outcome) }
}

/** Binds the calls of the simulator's frame: a ticket for a session, a round, and what to do with a win. Sums are in minor units. */
export function bindSimulatorCalls(app: Hono, gateway: Gateway): void {
  app.post('/api/cabinet/session', opening(gateway, async (session) => {
    const { category } = session.game
    const { outcomes, doubles } = paytableOf(category)
    return {
      balance: await purseBalance(gateway, session),
      stakes: stakesOf(session.game, session.room),
      outcomes,
      ways,
      doubles: doubles && session.memberId !== null,
      returnToPlayer: returnInPercent(category),
      waiting: await waitingRound(gateway, session),
    }
  }))

  app.post('/api/cabinet/round', acting(gateway, roundRequest, ({ body: { stake }, ...call }) =>
    playSimulated(gateway, call, stake)))

  app.post('/api/cabinet/choice', acting(gateway, choiceRequest, ({ body, ...call }) => decideOpen(gateway, call, body)))
}
