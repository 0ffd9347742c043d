import type { Hono } from 'hono'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Clock, Gateway } from '../kernel/config/index.ts'
import { members } from '../kernel/db/index.ts'
import { checkRequest, DomainError, failureAnswer, jsonAnswer, parseJson, readText } from '../kernel/http/index.ts'
import { bookRound, playedCategories } from '../play/index.ts'

/** A clock that journeys can move forward. */
export interface MovableClock extends Clock {
  advance(milliseconds: number): void
}

/** The given clock, moved forward by `advance`. */
export function movableClock(clock: Clock): MovableClock {
  let ahead = 0
  return {
    now: () => clock.now() + ahead,
    advance(milliseconds) {
      ahead += milliseconds
    },
  }
}

const advanceRequest = v.object({ advance: v.pipe(v.number(), v.minValue(0), v.maxValue(90 * 86_400_000)) })

const roundsRequest = v.object({
  username: v.string(),
  category: v.picklist(playedCategories),
  stake: v.pipe(v.number(), v.integer(), v.minValue(1)),
  rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
})

/** Books rounds of a member that win their stake back; the stake in minor units. */
async function bookRounds(
  { db, catalogue, clock }: Gateway,
  { username, category, stake, rounds }: v.InferOutput<typeof roundsRequest>,
): Promise<void> {
  const key = username.toLowerCase()
  const [member] = await db.select({ id: members.id }).from(members).where(eq(members.usernameKey, key))
  const game = catalogue.games.find((known) => known.category === category)
  if (!member) throw new DomainError('request_param_err')
  if (!game) throw new DomainError('game.not.found')
  const round = {
    memberId: member.id,
    gameId: game.id,
    wallet: 'main',
    stake,
    win: stake,
    outcome: null,
    at: clock.now(),
  }
  await db.transaction(async (tx) => {
    for (let booked = 0; booked < rounds; booked++) await bookRound(tx, round)
  })
}

/**
 * Binds what only tests may do: move the clock by `advance` milliseconds, book rounds of a member, rotate the key of
 * sealed payloads, an empty page.
 */
export function bindTestRoutes(app: Hono, gateway: Gateway, clock: MovableClock): void {
  app.post('/test/clock', async (context) => {
    try {
      clock.advance(checkRequest(advanceRequest, parseJson(await readText(context.req))).advance)
      return jsonAnswer({ now: clock.now() })
    } catch (error) {
      return failureAnswer(gateway, context, error)
    }
  })
  app.post('/test/rounds', async (context) => {
    try {
      await bookRounds(gateway, checkRequest(roundsRequest, parseJson(await readText(context.req))))
      return jsonAnswer({})
    } catch (error) {
      return failureAnswer(gateway, context, error)
    }
  })
  app.get('/test-page', ({ html }) => html('<!doctype html><html lang="en"><title>Empty page</title></html>'))
  app.post('/test/key', async () => {
    await gateway.keyring.rotate(clock.now())
    return jsonAnswer({ kid: gateway.keyring.current().kid })
  })
}
