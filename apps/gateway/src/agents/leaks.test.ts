import { randomUUID } from 'node:crypto'
import * as endpoints from '@parlour/api-client/endpoints'
import type { Endpoint } from '@parlour/api-client/endpoints'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '../app/testing/moments.ts'
import { demoPaymentPassword } from '../app/seed/people/names.ts'
import { startTestGateway, type Answer, type TestGateway } from '../app/testing/test-gateway.ts'
import { rowsOf } from '../kernel/db/rows-of.ts'
import { bindAgentsCalls } from './routes.ts'

const agent = 'aprilsol22'
const upline = 'marcobay01'

let site: TestGateway
let calls: Endpoint[]
let token: string
/** All names of members that are not of the agent's team. */
let foreign: string[]
/** Whom and what a call may not be about, by the member of a request that names it. */
let targets: Readonly<Record<string, readonly (string | number)[]>>

const isEndpoint = (value: unknown): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value
const membersOf = ({ request }: Endpoint): Readonly<Record<string, v.GenericSchema>> =>
  'entries' in request ? (request.entries as Record<string, v.GenericSchema>) : {}
const entriesOf = (endpoint: Endpoint): readonly string[] => Object.keys(membersOf(endpoint))

/** What a call asks for beside whom it is about: the first value that it takes. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  kind: ['daily'],
  category: ['CONS'],
  type: ['CONS', 0],
  status: ['C'],
  tiers: [[{ minimumBet: 2000, activeMember: 4, rateType: 'P', rate: 0.0001 }]],
  rates: [{ RNG: 0.0001 }],
  amount: [1],
  productType: ['RNG'],
  username: ['someone77'],
  password: [demoPaymentPassword],
}
/** What makes a list as wide as it can be. */
const wide: Readonly<Record<string, unknown>> = { size: 500, scope: 'team' }

/** An input that a call takes; what it can do without stays away, for it makes a list narrower. */
function inputOf(endpoint: Endpoint, more: object = {}): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(membersOf(endpoint))) {
    if (name in wide) input[name] = wide[name]
    else if (!v.is(schema, undefined)) input[name] = samples[name]?.find((value) => v.is(schema, value))
  }
  return { ...input, ...more }
}
/** The same with everything that it can name. */
const aimed = (endpoint: Endpoint) =>
  inputOf(
    endpoint,
    Object.fromEntries(
      entriesOf(endpoint)
        .filter((name) => Object.hasOwn(targets, name))
        .map((name) => [name, targets[name]?.[0]]),
    ),
  )

async function ask(endpoint: Endpoint, input: Record<string, unknown>, as = token): Promise<Answer> {
  const { method, path, encoding, encrypted } = endpoint
  const options = { headers: { 'Idempotency-Key': randomUUID() }, ...(as === '' ? {} : { token: as }) }
  if (encrypted) return site.askSealed(method, path, input, options)
  if (encoding !== 'query') return site.ask(method, path, { ...options, json: input })
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  return site.ask(method, `${path}?${query.toString()}`, options)
}

/** The foreign names that stand in an answer. */
const told = ({ body }: Answer): string[] => {
  const text = JSON.stringify(body.value ?? null)
  return foreign.filter((name) => text.includes(`"${name}"`))
}

/** Everything that a call of an agent could change about others. */
const state = async (): Promise<unknown> =>
  rowsOf(
    site.gateway.db,
    sql`select (select md5(string_agg(c::text, '' order by c.id)) from contracts c) as contracts,
      (select md5(string_agg(m::text, '' order by m.id)) from members m) as members,
      (select md5(string_agg(a::text, '' order by a.id)) from accounts a) as accounts,
      (select md5(string_agg(l::text, '' order by l.id)) from affiliate_links l) as links,
      (select md5(string_agg(r::text, '' order by r::text)) from rebate_rates r) as rates`,
  )

beforeAll(async () => {
  site = await startTestGateway()
  const app = new Hono()
  bindAgentsCalls(app, site.gateway)
  const bound = new Set(app.routes.map(({ method, path }) => `${method} ${path}`))
  calls = Object.values<unknown>(endpoints)
    .filter(isEndpoint)
    .filter(({ method, path }) => bound.has(`${method} ${path}`))
  token = await site.logIn(agent)
  const { db } = site.gateway
  const own = await rowsOf(
    db,
    sql`select m.username from members m where m.upline_id = (select id from members where username = ${agent})`,
  )
  const mine = new Set([agent, ...own.map((row) => String(row['username']))])
  const all = await rowsOf(db, sql`select username from members`)
  foreign = all.map((row) => String(row['username'])).filter((name) => !mine.has(name))
  const [ids = {}] = await rowsOf(
    db,
    sql`with marco as (select id from members where username = ${upline})
      select (select max(id) from contracts where member_id = (select id from marco)) as contract,
        (select max(id) from payouts where member_id = (select id from marco)) as payout,
        (select max(id) from affiliate_links where member_id = (select id from marco)) as link,
        (select min(username) from members where upline_id = (select id from marco) and username <> ${agent}) as beside,
        (select min(username) from members where type = 0 and upline_id is null) as elsewhere`,
  )
  const people = [upline, String(ids['beside']), String(ids['elsewhere'])]
  expect(foreign).toEqual(expect.arrayContaining(people))
  const contract = [Number(ids['contract'])]
  targets = {
    account: people,
    upline: people,
    contractId: contract,
    id: contract,
    payoutId: [Number(ids['payout'])],
    affiUrlId: [Number(ids['link'])],
  }
})
afterAll(() => site.close())

test('[AGT-05] the calls of the agent centre are those that its routes bind', () => {
  expect(calls.length).toBeGreaterThan(40)
  const asked = new Set(calls.flatMap(entriesOf))
  expect(Object.keys(targets).filter((name) => !asked.has(name))).toEqual([])
  for (const target of Object.values(targets).flat()) expect(target).toBeTruthy()
})

test('[AGT-05] without a token, with one that has ended, as a player or for fun, no agent call answers', async () => {
  const ended = await site.logIn(upline)
  await site.ask(endpoints.logout.method, endpoints.logout.path, { token: ended })
  const players = [await site.logIn('linhtran88'), await site.logIn('guest4021')]
  for (const endpoint of calls) {
    const input = aimed(endpoint)
    for (const as of ['', ended]) {
      const { body } = await ask(endpoint, input, as)
      expect([body.success, body.errorCode], endpoint.name).toEqual([false, 'login.not.session'])
    }
    for (const as of players) {
      const { body } = await ask(endpoint, input, as)
      // Everybody may ask for the own contracts; a player has none.
      if (endpoint === endpoints.getContracts) expect(JSON.stringify(body.value)).not.toContain('contractId')
      else expect(body.errorCode, endpoint.name).toBe('in_need_true_account')
    }
  }
})

test('[AGT-05] no list or figure of an agent names a member outside of the own team but the upline', async () => {
  for (const endpoint of calls.filter(({ retries }) => retries > 0)) {
    const answer = await ask(endpoint, inputOf(endpoint))
    expect(
      told(answer).filter((name) => name !== upline),
      endpoint.name,
    ).toEqual([])
  }
})

test('[AGT-05] a call about the upline, a member beside the agent or one of another branch finds nothing and changes nothing', async () => {
  const before = await state()
  for (const endpoint of calls)
    for (const name of entriesOf(endpoint))
      for (const value of targets[name] ?? []) {
        const answer = await ask(endpoint, inputOf(endpoint, { [name]: value }))
        const about = `${endpoint.name} ${name}=${String(value)}: ${answer.body.errorCode}`
        if (answer.body.success) expect(answer.body.value.list, about).toEqual([])
        else expect(answer.body.errorCode, about).toMatch(/unknown|gone|not\.found/)
        expect(told(answer), about).toEqual([])
      }
  expect(await state()).toEqual(before)
})

test('[AGT-05] a session that has run out answers no more', async () => {
  site.advance(60 * day)
  for (const endpoint of calls)
    expect((await ask(endpoint, aimed(endpoint))).body.errorCode, endpoint.name).toBe('login.not.session')
})
