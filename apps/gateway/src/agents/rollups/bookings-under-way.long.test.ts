import { readFile } from 'node:fs/promises'
import { hasPostgres, startPostgres, type PostgresServer } from '@parlour/servers'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testNow } from '../../app/testing/moments.ts'
import { openDatabase, type OpenDatabase } from '../../kernel/db/open-database.ts'
import { rowsOf } from '../../kernel/db/rows-of.ts'
import { dayMs, NotYet, startOfDay } from '../../kernel/jobs/index.ts'
import { handleTeamOverview } from '../agent/get-team-overview.ts'
import { handleListDownlineTransactions } from '../agent/list-downline-transactions.ts'
import { handleListDownlines } from '../agent/list-downlines.ts'
import { figuresBetween } from '../contracts/simulate.ts'
import { handleListTeamBets } from '../salaries/list-team-bets.ts'
import { productTypes } from '@parlour/api-client/endpoints'
import { agentDaysCheck, agentDaysJobFor } from './agent-days-job.ts'
import { rolledOf } from './rolled-of.ts'
import { teamPlayIn } from './team-in.ts'

const midnight = startOfDay(testNow)
const agent = 1
const book = (member: number, category = 'RNG'): string =>
  `insert into member_days (member_id, day, category, stake, turnover, win, rounds, counted_rounds) values (${member}, ${midnight - dayMs}, '${category}', 7, 7, 0, 1, 0)`
const deposit = (member: number): string =>
  `insert into money_days (member_id, day, wallet, kind, incoming, outgoing, transfers) values (${member}, ${midnight - dayMs}, 'main', 'deposit', 7, 0, 1)`
const whole = { from: midnight - 5 * dayMs, until: midnight }
const job = agentDaysJobFor(1)

describe.runIf(hasPostgres())('added-up days on a server', { timeout: 120_000 }, () => {
  let server: PostgresServer
  let open: OpenDatabase
  /** Connections of other transactions than the job's. */
  let booking: pg.Client
  let other: pg.Client
  let made = 0
  beforeAll(async () => void (server = await startPostgres()), 120_000)
  afterAll(() => server.stop())
  beforeEach(async () => {
    made += 1
    const url = server.createDatabase(`days${made}`)
    open = await openDatabase({ url, folder: '' })
    await open.migrate()
    // An agent, an agent below it, and two players below that one.
    await open.db
      .execute(sql`insert into members (id, username, username_key, nickname, type, upline_id, referral_code, rank_level, registered_at)
      overriding system value select id, 'm' || id, 'm' || id, 'M', case when id < 3 then 2 else 0 end, case when id > 1 then least(id - 1, 2) end,
        'M' || id, 0, 0 from generate_series(1, 4) id`)
    booking = new pg.Client({ connectionString: url })
    other = new pg.Client({ connectionString: url })
    await Promise.all([booking.connect(), other.connect()])
  }, 120_000)
  afterEach(async () => {
    await Promise.all([booking.end(), other.end(), open.close()])
  })

  const step = async (cursor: unknown, until = midnight, of = job): Promise<unknown> =>
    open.db.transaction((tx) => of.batch(tx, {} as never, { from: 0, until }, { cursor, size: 4_000 }))
  const rest = async (begun: unknown, until = midnight): Promise<void> => {
    let cursor = await step(begun, until)
    while (cursor !== null) cursor = await step(cursor, until)
  }
  const turnover = async () => {
    const teams = { agentIds: [agent], rolled: await rolledOf(open.db, [agent]) }
    const [row] = await rowsOf(open.db, sql`select sum(turnover) as turnover from (${teamPlayIn(teams, whole)}) p`)
    return { turnover: Number(row?.['turnover']), added: teams.rolled[0]?.until === midnight }
  }
  /** Whether so many transactions wait for another one, once they do; false when the work has ended without. */
  const waits = async (work: Promise<unknown>, waiting = 1): Promise<boolean> => {
    const state = { hasEnded: false }
    void work.catch(() => null).finally(() => (state.hasEnded = true))
    while (!state.hasEnded) {
      const { rows } = await other.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      if (rows.length >= waiting) return true
    }
    return false
  }

  test('[AGT-02] a booking that was under way when its day was closed is added up or noted', async () => {
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
  })

  test('[AGT-02] a late booking of a day whose note is there already is added up with it: the job waits for its end', async () => {
    await rest(null)
    await booking.query(book(4))
    const marked = await step(await step(null))
    await booking.query('begin')
    await booking.query(book(4, 'LIVE'))
    const taking = rest(marked)
    expect(await waits(taking)).toBe(true)
    await booking.query('commit')
    await taking
    expect(await turnover()).toEqual({ turnover: 14, added: true })
  })

  test('a booking and migration 0041 do not wait for each other', async () => {
    const { db } = open
    const text = await readFile(new URL('../../../drizzle/0041_agent-days.sql', import.meta.url), 'utf8')
    await db.execute(
      sql`drop table agent_active_days, agent_money_days, agent_play_days, agent_rolls, closed_days, late_days`,
    )
    await db.execute(sql`drop function note_late_day, forget_days_of_agents cascade`)
    await booking.query('begin')
    await booking.query(deposit(3))
    const migrating = db.transaction(async (tx) => {
      for (const statement of text.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement))
    })
    expect(await waits(migrating)).toBe(true)
    await booking.query(book(3))
    await booking.query('commit')
    await migrating
    await rest(null)
    expect(await turnover()).toEqual({ turnover: 7, added: true })
  })

  /** Begins to add up another day and comes no further than the tables of days; `end` lets it. */
  async function addAnother(): Promise<{ end: () => Promise<unknown> }> {
    await booking.query('begin')
    await booking.query('lock table agent_money_days in share mode')
    const adding = step({ step: 'add', after: 0 }, midnight + dayMs)
    expect(await waits(adding)).toBe(true)
    return {
      end: async () => {
        await booking.query('commit')
        return adding
      },
    }
  }

  test('[AGT-02] days that one gateway has cut for a late booking are not taken for added up by another one', async () => {
    await booking.query(book(3))
    await rest(null)
    await booking.query(book(4))
    const marked = await step(await step(null))
    const adding = await addAnother()
    const taking = step(marked)
    await waits(taking, 2)
    await adding.end()
    await taking
    expect(await turnover()).toEqual({ turnover: 14, added: false })
  })

  test('[AGT-02] days that the nightly check has cut are not taken for added up by a gateway that adds up another day', async () => {
    await booking.query(book(3))
    await rest(null)
    await booking.query('update agent_play_days set turnover = 8')
    const adding = await addAnother()
    const log = { error: () => undefined }
    const checking = open.db.transaction((tx) =>
      agentDaysCheck.batch(tx, { log } as never, { from: 0, until: midnight }, { cursor: null, size: 4_000 }),
    )
    await waits(checking, 2)
    await adding.end()
    await checking
    expect(await turnover()).toEqual({ turnover: 7, added: false })
  })

  const ask = (request: object) =>
    ({
      gateway: { db: open.reports, catalogue: { games: [] }, config: {} },
      session: { memberId: agent, username: 'm1', type: 2 },
      request: {
        account: '',
        upline: '',
        codeTypes: '',
        scope: 'team',
        show: '',
        figures: 'own',
        sort: 'account',
        order: 'asc',
        page: 1,
        size: 10,
        startTime: whole.from,
        endTime: whole.until - 1,
        ...request,
      },
      now: testNow,
      language: 'EN',
    }) as never
  const pieces = productTypes.map((productType) => ({ productType, ...whole }))
  const reads: Record<string, () => Promise<unknown>> = {
    overview: () => handleTeamOverview(ask({})),
    'all levels': () => handleListDownlines(ask({})),
    'direct downlines with their teams': () => handleListDownlines(ask({ scope: 'direct', figures: 'team' })),
    bets: () => handleListTeamBets(ask({ sort: 'settledAt' })),
    transactions: () => handleListDownlineTransactions(ask({ sort: 'txTimeInTimestamp' })),
    'standing of a contract': () =>
      figuresBetween(open.reports, { memberId: agent, pieces }, [whole.from, whole.until]),
  }

  test.each(Object.entries(reads))(
    '[AGT-02] %s is read as it was at one moment, though days are cut and added up anew meanwhile',
    async (_name, read) => {
      await booking.query(book(3))
      await booking.query(deposit(3))
      await rest(null)
      const expected = await read()
      await booking.query('begin')
      await booking.query('lock table agent_play_days, agent_money_days in access exclusive mode')
      const reading = read()
      expect(await waits(reading)).toBe(true)
      for (const table of ['agent_play_days', 'agent_money_days', 'agent_active_days'])
        await booking.query(`delete from ${table}`)
      await booking.query('update agent_rolls set until_day = from_day')
      await booking.query('commit')
      expect(await reading).toEqual(expected)
      expect(await read()).toEqual(expected)
    },
  )
})
