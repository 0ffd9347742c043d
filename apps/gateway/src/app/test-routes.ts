import type { Hono } from 'hono'
import { and, eq, gt, lte } from 'drizzle-orm'
import * as v from 'valibot'
import type { Clock, Gateway } from '../kernel/config/index.ts'
import { members, raffles } from '../kernel/db/index.ts'
import { checkRequest, DomainError, failureAnswer, jsonAnswer, parseJson, readText } from '../kernel/http/index.ts'
import { bookRound, playedCategories } from '../play/index.ts'
import { raffleGrace } from '../rewards/index.ts'
import { jobs } from './jobs/jobs.ts'

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
  /** How long ago they were, in milliseconds. */
  ago: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000)), 0),
})

/** Books rounds of a member that win their stake back; the stake in minor units. */
async function bookRounds(
  { db, catalogue, clock }: Gateway,
  { username, category, stake, rounds, ago }: v.InferOutput<typeof roundsRequest>,
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
    at: clock.now() - ago,
  }
  await db.transaction(async (tx) => {
    for (let booked = 0; booked < rounds; booked++) await bookRound(tx, round)
  })
}

/** How many members or rows a batch of a job works on. */
const batchSize = 2_000

const jobRequest = v.object({ name: v.string() })

/** Does a job at once for the period that ends now, beside its own periods. */
async function runJob(gateway: Gateway, { name }: v.InferOutput<typeof jobRequest>): Promise<void> {
  const job = jobs.find((known) => known.name === name)
  if (!job) throw new DomainError('request_param_err')
  const until = gateway.clock.now()
  const period = { from: until - job.every, until }
  let cursor: unknown = null
  do cursor = await gateway.db.transaction((tx) => job.batch(tx, gateway, period, { cursor, size: batchSize }))
  while (cursor !== null)
}

/** Ends the raffle that runs so long ago that it can be drawn; none runs until the next week. */
async function endRaffle({ db, clock }: Gateway): Promise<object> {
  const now = clock.now()
  const [ended] = await db
    .update(raffles)
    .set({ until: now - raffleGrace })
    .where(and(lte(raffles.from, now), gt(raffles.until, now)))
    .returning({ id: raffles.id })
  if (!ended) throw new DomainError('request_param_err')
  return ended
}

/**
 * Binds what only tests may do: move the clock by `advance` milliseconds, book rounds of a member, do a job, end the
 * raffle that runs, rotate the key of sealed payloads, an empty page.
 */
export function bindTestRoutes(app: Hono, gateway: Gateway, clock: MovableClock): void {
  const bind = <Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
    work: (request: v.InferOutput<Schema>) => Promise<unknown>,
  ) =>
    app.post(`/test/${name}`, async (context) => {
      try {
        return jsonAnswer((await work(checkRequest(schema, parseJson(await readText(context.req))))) ?? {})
      } catch (error) {
        return failureAnswer(gateway, context, error)
      }
    })
  bind('clock', advanceRequest, async ({ advance }) => {
    clock.advance(advance)
    return { now: clock.now() }
  })
  bind('rounds', roundsRequest, (request) => bookRounds(gateway, request))
  bind('job', jobRequest, (request) => runJob(gateway, request))
  bind('raffle', v.object({}), () => endRaffle(gateway))
  app.get('/test-page', ({ html }) => html('<!doctype html><html lang="en"><title>Empty page</title></html>'))
  app.post('/test/key', async () => {
    await gateway.keyring.rotate(clock.now())
    return jsonAnswer({ kid: gateway.keyring.current().kid })
  })
}
