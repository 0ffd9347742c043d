import { hasPostgres, startPostgres } from '@parlour/servers'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { testNow } from '../../app/testing/moments.ts'
import { openDatabase } from '../../kernel/db/open-database.ts'
import { rowsOf } from '../../kernel/db/rows-of.ts'
import { dayMs, NotYet, startOfDay } from '../../kernel/jobs/index.ts'
import { agentDaysJobFor } from './agent-days-job.ts'
import { rolledOf } from './rolled-of.ts'
import { teamPlayIn } from './team-in.ts'

const midnight = startOfDay(testNow)
const agent = 1
const book = (member: number): string =>
  `insert into member_days (member_id, day, category, stake, turnover, win, rounds, counted_rounds) values (${member}, ${midnight - dayMs}, 'RNG', 7, 7, 0, 1, 0)`

test.runIf(hasPostgres())(
  '[AGT-02] a booking that was under way when its day was closed is added up or noted, and waits for nothing',
  { timeout: 120_000 },
  async () => {
    const server = await startPostgres()
    const url = server.createDatabase('days')
    const { db, migrate, close } = await openDatabase({ url, folder: '' })
    await migrate()
    await db.execute(sql`insert into members (id, username, username_key, nickname, type, upline_id, referral_code, rank_level, registered_at)
      overriding system value select id, 'm' || id, 'm' || id, 'M', case id when ${agent} then 2 else 0 end, nullif(${agent}::int, id), 'M' || id, 0, 0
      from generate_series(1, 4) id`)
    const job = agentDaysJobFor(1)
    const step = async (cursor: unknown): Promise<unknown> =>
      db.transaction(async (tx) => job.batch(tx, {} as never, { from: 0, until: midnight }, { cursor, size: 4_000 }))
    const rest = async (begun: unknown): Promise<void> => {
      let cursor = await step(begun)
      while (cursor !== null) cursor = await step(cursor)
    }
    const turnover = async () => {
      const teams = { agentIds: [agent], rolled: await rolledOf(db, [agent]) }
      const whole = { from: midnight - 5 * dayMs, until: midnight }
      const [row] = await rowsOf(db, sql`select sum(turnover) as turnover from (${teamPlayIn(teams, whole)}) p`)
      return { turnover: Number(row?.['turnover']), added: teams.rolled[0]?.until === midnight }
    }
    const booking = new pg.Client({ connectionString: url })
    await booking.connect()

    await booking.query('begin')
    await booking.query(book(2))
    const marked = await step(await step(null))
    await expect(step(marked)).rejects.toThrow(NotYet)
    await booking.query('commit')
    await rest(marked)
    expect(await turnover()).toEqual({ turnover: 7, added: true })

    await booking.query('begin')
    await booking.query(book(3))
    expect(await turnover()).toEqual({ turnover: 7, added: true })
    await booking.query('commit')
    expect(await turnover()).toEqual({ turnover: 14, added: false })
    await rest(null)
    expect(await turnover()).toEqual({ turnover: 14, added: true })

    // The note of a member whose days are being added up anew is written again by a booking that comes meanwhile.
    await booking.query(book(4))
    const other = await step(await step(null))
    await booking.query('begin')
    await booking.query(book(4).replace(`'RNG'`, `'LIVE'`))
    const taking = step(other)
    await booking.query('commit')
    await taking.catch((error: unknown) => expect(error).toBeInstanceOf(NotYet))
    await rest(null)
    expect(await turnover()).toEqual({ turnover: 28, added: true })
    await booking.end()
    await close()
    await server.stop()
  },
)
