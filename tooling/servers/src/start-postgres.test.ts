import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startPostgres } from './index.ts'

const has = existsSync('/usr/lib/postgresql')

test.runIf(has)('a server that was killed comes back with what it had', async () => {
  const server = await startPostgres()
  const url = server.createDatabase('drill')
  const sql = (text: string): string => execFileSync('psql', [url, '-Atc', text], { encoding: 'utf8' }).trim()
  sql('create table kept (a int); insert into kept values (7)')
  await server.kill()
  await server.start()
  expect(sql('select a from kept')).toBe('7')
  await server.stop()
})

test.runIf(has)(
  'a synchronous standby has every commit, refuses to write, and writes once it is promoted',
  async () => {
    const primary = await startPostgres()
    const standby = await primary.startStandby()
    await primary.query('create table kept (a int); insert into kept values (7)')
    await expect(standby.query('insert into kept values (8)')).rejects.toThrow('read-only')
    await primary.kill()
    await standby.promote()
    await standby.query('insert into kept values (8)')
    expect(await standby.query('select sum(a) from kept')).toBe('15')
    await standby.stop()
    await primary.stop()
  },
)
