import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, hour, testNow } from '../../app/testing/moments.ts'
import { play, runOnly } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { rowsOf } from '../../kernel/db/rows-of.ts'
import { startOfDay } from '../../kernel/jobs/market-calendar.ts'
import { agentDaysCheck, agentDaysJobFor } from './agent-days-job.ts'

let site: TestGateway
let token: string
beforeAll(async () => {
  site = await startTestGateway()
  token = await site.logIn('marcobay01')
})
afterAll(() => site.close())

const job = agentDaysJobFor(20)
const midnight = startOfDay(testNow)
const times = ['', `startTime=${midnight - 9 * day + hour}&endTime=${midnight + hour}`]
const downlines = ['', 'scope=team'].flatMap((scope) =>
  ['', 'figures=team', 'show=agents', 'account=a'].map((more) => `/wps/agent/downlines?size=500&${scope}&${more}`),
)
const lists = [
  ...downlines,
  '/wps/relay/ODSFE2_getTeamOverviewSum?',
  `/wps/relay/ODSFE2_getTeamOverviewSum?startTime=${midnight - 45 * day}`,
  '/wps/relay/MCSFE_getTeamBettingRecords?',
  '/wps/relay/MCSFE_getTeamBettingRecords?category=RNG',
  '/wps/report/teamPVPRNGBetting?',
  '/wps/report/downlineTransaction?',
  '/wps/report/downlineTransaction?codeTypes=deposit',
  '/wps/relay/MCSFE_getContractStandings?kind=dividend',
  '/wps/relay/MCSFE_getContractStandings?kind=daily',
]

async function readLists(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const path of lists)
    for (const time of times) {
      const { body } = await site.ask('GET', `${path}&${time}`, { token })
      expect(body.success, `${path}: ${body.errorCode}`).toBe(true)
      found[`${path}&${time}`] = body.value
    }
  return found
}

const rolls = async () =>
  (
    await rowsOf(
      site.gateway.db,
      sql`select m.username, (r.until_day - ${midnight}) / ${day} as until
    from agent_rolls r join members m on m.id = r.agent_id where r.until_day > r.from_day order by 1`,
    )
  ).map((row) => [row['username'], Number(row['until'])])

test('[AGT-02] every list of an agent says the same by added-up days as by members, also when a day was booked on late', async () => {
  const before = await readLists()
  await runOnly(site, job)
  expect(await rolls()).toEqual([
    ['aprilsol22', 0],
    ['marcobay01', 0],
  ])
  expect(await readLists()).toEqual(before)

  const [player] = await rowsOf(site.gateway.db, sql`select id from members where username = 'aprilsol22'`)
  await play(site, Number(player?.['id']), { category: 'RNG', stake: 4_200, win: 1_100, at: midnight - 3 * day + hour })
  const late = await readLists()
  expect(late).not.toEqual(before)
  site.advance(hour)
  token = await site.logIn('marcobay01')
  await runOnly(site, job)
  expect(await rowsOf(site.gateway.db, sql`select * from late_days`)).toEqual([])
  expect(await rolls()).toEqual([
    ['aprilsol22', 0],
    ['marcobay01', 0],
  ])
  expect(await readLists()).toEqual(late)
  await site.gateway.db.execute(sql`delete from agent_rolls`)
  expect(await readLists()).toEqual(late)
})

test('all levels in the order of a figure of their teams are read by members alone', async () => {
  const { db } = site.gateway
  site.advance(hour)
  token = await site.logIn('marcobay01')
  await runOnly(site, job)
  expect(await rolls()).toHaveLength(2)
  await db.execute(sql`alter table agent_play_days rename to agent_play_days_away`)
  const read = async (search: string) => {
    const { body } = await site.ask('GET', `/wps/agent/downlines?figures=team&sort=turnover&${search}`, { token })
    return body.success
  }
  expect(await read('scope=team')).toBe(true)
  expect(await read('scope=direct')).toBe(false)
  await db.execute(sql`alter table agent_play_days_away rename to agent_play_days`)
})

test('[AGT-02] the nightly check names added-up days that are off by a centavo, and has them added up anew', async () => {
  const { db } = site.gateway
  const logged = () => site.logged.filter(({ msg }) => msg === 'roll-ups differ from the books')
  const next = async () => {
    site.advance(day)
    await runOnly(site, job, agentDaysCheck)
  }
  await next()
  expect(logged()).toEqual([])
  await db.execute(sql`update agent_play_days set win = win + 1 where (agent_id, day, depth, category) =
    (select agent_id, day, depth, category from agent_play_days where day >= ${midnight - 9 * day} order by 2, 1, 3, 4 limit 1)`)
  await next()
  expect(logged()).toMatchObject([{ table: 'agent_play_days', days: 1 }])
  await next()
  expect(logged()).toHaveLength(1)
})
