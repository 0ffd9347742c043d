import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Gateway } from '../../kernel/config/index.ts'
import { frameCalls } from '../frame/frame-calls.ts'
import { playBalance } from '../rounds/play-balance.ts'
import { exactRtp } from '../games/exact-rtp.ts'
import { bets, pays } from './bets.ts'
import { decks } from './deal.ts'
import { chipsOf, playRound } from './play-round.ts'
import { sessionRounds } from './session-rounds.ts'
import { leastRtp, returns } from './shoe-rtp.ts'

const stake = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)))
const roundRequest = v.object({
  stakes: v.object({ playerPair: stake, player: stake, tie: stake, banker: stake, bankerPair: stake }),
})

/** Tables that say so in their name deal faster. */
const isQuick = (title: string): boolean => /\bSpeed\b/.test(title)

/** Binds the calls of the card table's frame: a ticket for a session, and a round. Sums are in minor units. */
export function bindBaccaratCalls(app: Hono, gateway: Gateway): void {
  const { opening, acting } = frameCalls(app, gateway)
  opening('/api/baccarat/session', async (session) => ({
    balance: await playBalance(gateway, session),
    chips: chipsOf(session.game),
    decks,
    quick: isQuick(session.game.title),
    fields: bets.map((bet) => ({ bet, pays: pays[bet][0] / pays[bet][1], percent: returns[bet] * 100 })),
    returnToPlayer: exactRtp(leastRtp),
    ...(await sessionRounds(gateway.db, session)),
  }))

  acting('/api/baccarat/round', roundRequest, (call) => playRound(gateway, call))
}
