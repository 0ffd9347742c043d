import { asc, eq, inArray } from 'drizzle-orm'
import { sportsbookFixtures } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { leagueOf, settleAll } from '../../play/index.ts'
import { CommandError, type Command } from './command.ts'

const shown = 40

/** Shows the fixtures that are played or next. */
export const fixturesCommand: Command = {
  name: 'fixtures',
  usage: 'fixtures',
  does: `show the ${shown} fixtures of the coupon that are live or next`,
  async run({ db }, args) {
    if (args.length > 0) throw new CommandError('fixtures')
    const next = await db
      .select()
      .from(sportsbookFixtures)
      .where(inArray(sportsbookFixtures.state, ['open', 'live']))
      .orderBy(asc(sportsbookFixtures.startsAt), asc(sportsbookFixtures.id))
      .limit(shown)
    return next.map(({ id, league, home, away, startsAt, state }) => ({
      id,
      league: leagueOf(league).name,
      home,
      away,
      state,
      starts: new Date(startsAt).toISOString(),
    }))
  },
}

async function callOff({ db, clock }: Gateway, id: number): Promise<string> {
  const said = await db.transaction(async (tx) => {
    const [fixture] = await tx.select().from(sportsbookFixtures).where(eq(sportsbookFixtures.id, id)).for('update')
    if (!fixture) throw new CommandError(`there is no fixture ${id}`)
    const { state, home, away } = fixture
    if (state === 'over' || state === 'void') throw new CommandError(`${home} - ${away} is ${state} already`)
    const now = clock.now()
    await tx
      .update(sportsbookFixtures)
      .set({ state: 'void', endsAt: now, changedAt: now })
      .where(eq(sportsbookFixtures.id, id))
    return `${home} - ${away} is void: singles on it are returned, in parlays it counts as 1.00.`
  })
  // The job of the sportsbook settles what a stop leaves here.
  await settleAll(db, clock)
  return said
}

/** Calls off a fixture that is not over, and returns the stakes on it. */
export const voidFixtureCommand: Command = {
  name: 'void-fixture',
  usage: 'void-fixture <id>',
  does: 'call off a fixture of the coupon that is not over: the stakes on it are returned',
  async run(gateway, args) {
    if (args.length !== 1 || !/^\d{1,9}$/.test(args[0] ?? '')) throw new CommandError('void-fixture <id>')
    return callOff(gateway, Number(args[0]))
  },
}
