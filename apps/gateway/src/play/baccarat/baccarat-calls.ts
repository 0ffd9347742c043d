import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Gateway } from '../../gateway.ts'
import { acting, opening } from '../frame-calls.ts'
import { purseBalance } from '../purse.ts'
import { exactReturn } from '../return-to-player.ts'
import { bets, pays } from './bets.ts'
import { decks } from './deal.ts'
import { chipsOf, playRound } from './play-round.ts'
import { sessionRounds } from './session-rounds.ts'
import { leastReturn, returns } from './shoe-returns.ts'

const stake = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)))
const roundRequest = v.object({
  stakes: v.object({ playerPair: stake, player: stake, tie: stake, banker: stake, bankerPair: stake }),
})

/** Tables that say so in their name deal faster. */
const isQuick = (title: string): boolean => /\bSpeed\b/.test(title)

/** Binds the calls of the card table's frame: a ticket for a session, and a round. Sums are in minor units. */
export function bindBaccaratCalls(app: Hono, gateway: Gateway): void {
  app.post('/api/baccarat/session', opening(gateway, async (session) => ({
    balance: await purseBalance(gateway, session),
    chips: chipsOf(session.game),
    decks,
    quick: isQuick(session.game.title),
    fields: bets.map((bet) => ({ bet, pays: pays[bet][0] / pays[bet][1], percent: returns[bet] * 100 })),
    returnToPlayer: exactReturn(leastReturn),
    ...(await sessionRounds(gateway.db, session)),
  })))

  app.post('/api/baccarat/round', acting(gateway, roundRequest, (call) => playRound(gateway, call)))
}
