import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase, openMemory } from '../../kernel/db/open-database.ts'
import { seed } from '../seed/seed.ts'
import { makePasswords } from '../../identity/session/passwords.ts'
import { testCost, testNow } from './moments.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a seeded embedded database, or null on a server. */
    dump: string | null
    /** A seeded database on the server of DATABASE_URL to copy from, or null. */
    template: string | null
  }
}

const passwords = makePasswords(testCost)
const say = (): void => undefined

async function onServer(project: TestProject, url: string) {
  const template = `parlour_test_${randomUUID().slice(0, 8)}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${template}`)
  const target = new URL(url)
  target.pathname = `/${template}`
  const database = await openDatabase({ url: target.href, folder: '' })
  await database.migrate()
  await seed(database.db, { now: testNow, passwords, say })
  await database.close()
  project.provide('template', template)
  project.provide('dump', null)
  return async () => {
    await admin.query(`drop database ${template} with (force)`)
    await admin.end()
  }
}

/** The files of its log are 1 MB long instead of 16, and none is kept for later: each copy has one. */
const initDbStartParams = ['--wal-segsize=1']
const keepNoLog = 'set wal_recycle = off'

/** Leaves out of a database what no test reads: the databases that new ones are made of, and the log behind it. */
const slimming = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'checkpoint',
  'select pg_switch_wal()',
  'checkpoint',
]

/** Seeds one database for all test files: each copies it, so that none sees what another does. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['DATABASE_URL']
  if (url) return onServer(project, url)
  const database = await openMemory({ initDbStartParams })
  await database.client.query(keepNoLog)
  await database.migrate()
  await seed(database.db, { now: testNow, passwords, say })
  for (const statement of slimming) await database.client.query(statement)
  const file = join(tmpdir(), `parlour-gateway-${randomUUID()}.tar`)
  await writeFile(file, Buffer.from(await (await database.client.dumpDataDir('none')).arrayBuffer()))
  await database.close()
  project.provide('dump', file)
  project.provide('template', null)
  return () => rm(file, { force: true })
}
