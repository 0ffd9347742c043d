import { afterEach, expect, test } from 'vitest'
import { startFakePostgres, type FakePostgres } from '../../app/testing/fake-postgres.ts'
import { readDatabaseUrl } from './database-url.ts'
import { openReports } from './open-reports.ts'
import type { ServerPool } from './server-pool.ts'

const opened: ServerPool[] = []
const servers: FakePostgres[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((pool) => pool.end()))
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

async function start(isStandby: boolean): Promise<FakePostgres & { readonly asked: string[] }> {
  const asked: string[] = []
  const server = await startFakePostgres((question) => {
    asked.push(question)
    // Its own setting makes each of these connections read-only.
    if (question.includes('transaction_read_only')) return { value: 't' }
    return { value: question.includes('pg_is_in_recovery') && isStandby ? 't' : 'f' }
  })
  servers.push(server)
  return { ...server, asked }
}

const open = (...hosts: readonly string[]): ServerPool => {
  const pool = openReports(readDatabaseUrl(`postgres://parlour@${hosts.join(',')}/parlour`))
  opened.push(pool)
  return pool
}

test('of several servers the reports take the primary, though their own connections are read-only', async () => {
  const [standby, primary] = [await start(true), await start(false)]
  const pool = open(standby.host, primary.host)
  await pool.query('select 1')
  expect(standby.asked).not.toContain('select 1')
  expect(primary.asked).toContain('select 1')
})

test('the reports have three connections at most, and a fourth statement is told that they are in use', async () => {
  const server = await start(false)
  const pool = open(server.host)
  const leases = await Promise.all([1, 2, 3].map(() => pool.connect()))
  await expect(pool.connect()).rejects.toThrow('all connections to the database are in use')
  expect(server.taken()).toBe(3)
  leases.forEach((lease) => lease.release())
})
