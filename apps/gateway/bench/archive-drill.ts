// Archives a month on PostgreSQL while its gateways are killed again
// and again, and counts: no row lost or doubled, balances as before.
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createGunzip } from 'node:zlib'
import { startGateway, startPostgres, type GatewayProcess } from '@parlour/servers'
import pg from 'pg'
import { openDatabase } from '../src/kernel/db/open-database.ts'
import { startOfMonth } from '../src/kernel/jobs/market-calendar.ts'
import { ledgerFaults } from '../src/kernel/ledger/sound.ts'
import { seed } from '../src/app/seed/seed.ts'
import { makePasswords } from '../src/identity/session/passwords.ts'
import { addMonth } from './archive-month.ts'

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '200000' },
    kills: { type: 'string', default: '8' },
  },
})
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const afterMonths = 7
const until = startOfMonth(Date.now(), -afterMonths)
const days = 27

const folder = await mkdtemp(join(tmpdir(), 'parlour-archive-drill-'))
const server = await startPostgres()
const url = server.createDatabase('archive')
const database = await openDatabase({ url, folder: '' })
await database.migrate()
await seed(database.db, { kind: 'catalogue', now: Date.now(), passwords: makePasswords(4), say: () => undefined })
say(`archive drill: making a month of ${values.members} members and ${values.rounds} rounds …`)
await addMonth(database.db, {
  members: Number(values.members),
  rounds: Number(values.rounds),
  days,
  now: until - 86_400_000,
})

const client = new pg.Client({ connectionString: url })
await client.connect()
const one = async (statement: string): Promise<string> =>
  String(((await client.query<{ v: unknown }>(statement)).rows[0] ?? { v: '' }).v)
const rows = async () => ({
  rounds: Number(await one('select count(*) as v from rounds')),
  transfers: Number(await one('select count(*) as v from transfers')),
})
const money = () => one(`select md5(string_agg(name || balance, ',' order by id)) as v from accounts`)
const played = () => one(`select sum(turnover)::text || '/' || sum(rounds)::text as v from member_days`)
const state = () => one(`select coalesce(max(state), 'none') as v from archives`)

const open = () =>
  startGateway({
    databaseUrl: url,
    test: false,
    env: {
      PARLOUR_SEED: 'catalogue',
      PARLOUR_ARCHIVE_FOLDER: folder,
      PARLOUR_ARCHIVE_AFTER_MONTHS: String(afterMonths),
    },
  })
const before = { rows: await rows(), money: await money(), played: await played() }

let longest = 0
let working = 0
/** Looks on until the month is done or so much time is over, and notes how long the oldest transaction has lasted. */
async function look(milliseconds: number): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await wait(20)) {
    longest = Math.max(
      longest,
      Number(
        await one(`select coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0) * 1000 as v
      from pg_stat_activity where datname = 'archive' and pid <> pg_backend_pid()`),
      ),
    )
    if ((await state()) === 'done') return true
  }
  return false
}

const seen: string[] = []
let gateways: GatewayProcess[] = []
for (let kill = 0; kill < Number(values.kills); kill++) {
  gateways = await Promise.all([open(), open()])
  const began = Date.now()
  const isDone = await look(300 + 400 * kill)
  working += Date.now() - began
  await Promise.all(gateways.map((gateway) => gateway.kill()))
  seen.push(await state())
  if (isDone) break
}
gateways = await Promise.all([open(), open()])
const began = Date.now()
const isDone = await look(300_000)
working += Date.now() - began
await Promise.all(gateways.map((gateway) => gateway.stop()))

/** The ids in a file of the archive. */
async function idsIn(file: string, month: string): Promise<string[]> {
  const ids: string[] = []
  for await (const line of createInterface(createReadStream(join(folder, month, file)).pipe(createGunzip())))
    ids.push((JSON.parse(line) as { id: string }).id)
  return ids
}
const month = await one('select max(month) as v from archives')
const files = { rounds: await idsIn('rounds.jsonl.gz', month), transfers: await idsIn('transfers.jsonl.gz', month) }
const after = { rows: await rows(), money: await money(), played: await played() }
const bytes = Number(await one('select sum(bytes) as v from archive_parts'))
const faults = await ledgerFaults(database.db)
const checks: readonly (readonly [what: string, holds: boolean])[] = [
  ['the month is done', isDone],
  [
    'every round is in the file once, or still in the database',
    new Set(files.rounds).size === files.rounds.length &&
      files.rounds.length + after.rows.rounds === before.rows.rounds,
  ],
  [
    'every transfer is in the file once, or still in the database',
    new Set(files.transfers).size === files.transfers.length &&
      files.transfers.length + after.rows.transfers === before.rows.transfers,
  ],
  ['every balance is what it was', after.money === before.money],
  ['lifetime turnover is what it was', after.played === before.played],
  ['the books are sound', faults.length === 0],
  ['no transaction lasted longer than 2.5 s', longest < 2_500],
]
say(`killed ${seen.length} times two gateways, in: ${seen.join(', ')}`)
say(
  `${files.rounds.length} rounds and ${files.transfers.length} transfers in ${(working / 1000).toFixed(1)} s of work, ${(bytes / 1e6).toFixed(1)} MB`,
)
say(
  `left: ${after.rows.rounds} rounds, ${after.rows.transfers} transfers; longest transaction ${longest.toFixed(0)} ms`,
)
for (const [what, holds] of checks) say(`${holds ? 'yes' : 'NO '}  ${what}`)
process.exitCode = checks.every(([, holds]) => holds) ? 0 : 1

await client.end()
await database.close()
await server.stop()
await rm(folder, { recursive: true, force: true })
