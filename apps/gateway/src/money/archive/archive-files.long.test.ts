import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { archives, carriedAmounts, entries } from '../../kernel/db/tables/index.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { archiveCommand } from '../../app/operator/archive.ts'
import { damage, october, openArchive } from '../../app/testing/archive-hands.ts'
import { day, testNow } from '../../app/testing/moments.ts'
import { runOnly } from '../../app/testing/reward-hands.ts'
import { archiveJob } from './archive-job.ts'
import { fileOf, partsOf } from './parts.ts'

vi.setConfig({ testTimeout: 600_000 })
let run: Awaited<ReturnType<typeof openArchive>>
beforeEach(async () => void (run = await openArchive()))
afterEach(() => run.close())

test('a gateway that dies in any batch loses nothing and doubles nothing', async () => {
  run.goTo(1)
  const before = await run.balances()
  const [roundsBefore, transfersBefore] = await run.old()
  const dies = () => {
    throw new Error('killed')
  }
  let batches = 0
  for (let more = true; more; batches++) {
    await expect(run.batch(dies)).rejects.toThrow('killed')
    more = await run.batch()
    if ((await run.stateOf()) === 'deleting') expect(await ledgerFaults(run.db)).toEqual([])
  }
  expect(batches).toBeGreaterThan(15)
  expect(await run.stateOf()).toBe('done')
  const ids = (await run.linesOf()).map(({ id }) => id)
  const [roundsAfter, transfersAfter] = await run.old()
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toHaveLength(roundsBefore - roundsAfter + transfersBefore - transfersAfter)
  expect(await run.balances()).toEqual(before)
})

test('two gateways archive a month once', async () => {
  run.goTo(1)
  const twin = await run.site.twin()
  const [roundsBefore, transfersBefore] = await run.old()
  await Promise.all([run.archive(), runOnly(twin, archiveJob), run.archive()])
  await runOnly(twin, archiveJob)
  expect([...run.failures(), ...twin.logged.filter(({ level }) => level === 'error')]).toEqual([])
  const [roundsAfter, transfersAfter] = await run.old()
  expect(await run.linesOf()).toHaveLength(roundsBefore - roundsAfter + transfersBefore - transfersAfter)
  expect(await ledgerFaults(run.db)).toEqual([])
})

test('a damaged file is refused before anything is deleted, and written again the next night', async () => {
  run.goTo(1)
  const before = await run.old()
  while ((await run.stateOf()) !== 'checking') await run.batch()
  await damage(fileOf(run.folder, '2026-09', 'transfers'))
  await run.archive()
  expect(run.failures()).toEqual([expect.stringMatching(/^archive damaged: .*transfers\.jsonl\.gz is damaged/)])
  expect([await run.stateOf(), await run.old()]).toEqual(['bonuses', before])
  run.site.advance(day)
  await run.archive()
  expect([await run.stateOf(), await ledgerFaults(run.db)]).toEqual(['done', []])
})

test('a file that is damaged while its rows are deleted keeps the rest, until it is put back', async () => {
  run.goTo(1)
  while ((await run.stateOf()) !== 'deleting') await run.batch()
  await run.batch()
  const putBack = await damage(fileOf(run.folder, '2026-09', 'rounds'))
  await run.archive()
  expect(run.failures()).toEqual([expect.stringMatching(/^job failed: .*rounds\.jsonl\.gz is damaged/)])
  expect((await run.old())[0]).toBeGreaterThan(0)
  expect(await ledgerFaults(run.db)).toEqual([])
  await expect(run.site.operate('archive', 'check')).rejects.toThrow('is damaged')
  await putBack()
  await run.archive()
  expect([await run.stateOf(), await ledgerFaults(run.db)]).toEqual(['done', []])
})

test('entries go by the archive alone, and transfers whole', async () => {
  const [entry] = await run.db.select().from(entries).limit(1)
  const id = entry?.transferId ?? ''
  const causeOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: Error) => (error.cause as Error).message,
    )
  expect(await causeOf(run.db.delete(entries).where(eq(entries.transferId, id)))).toBe('ledger entries are append-only')
  await run.db.insert(archives).values({ month: '2026-09', until: october, state: 'deleting', startedAt: testNow })
  const allowed = (where: ReturnType<typeof sql>) =>
    run.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('parlour.archive', '2026-09', true)`)
      await tx.execute(sql`delete from entries where ${where}`)
    })
  expect(await causeOf(allowed(sql`transfer_id = ${id} and account_id = ${entry?.accountId ?? 0}`))).toBe(
    'a transfer is archived whole',
  )
  await allowed(sql`transfer_id = ${id}`)
  expect(await run.db.$count(carriedAmounts)).toBe(2)
  expect(await causeOf(run.db.delete(entries).where(eq(entries.accountId, entry?.accountId ?? 0)))).toBe(
    'ledger entries are append-only',
  )
})

test('nothing is archived without a folder; with one the operator lists months, checks their files and finds a round with its transfers', async () => {
  run.goTo(1)
  const idle = await run.site.twin({ archive: null })
  await runOnly(idle, archiveJob)
  expect([await run.site.operate('archive'), await run.db.$count(archives)]).toEqual(['No month is archived.', 0])
  await expect(run.site.operate('archive', 'check')).rejects.toThrow('no month is archived')
  await run.archive()
  expect(await run.site.operate('archive')).toMatchObject([{ month: '2026-09', state: 'done' }])
  expect(await run.site.operate('archive', 'check')).toMatchObject([{ month: '2026-09', is: 'whole' }])
  const win = (await run.linesOf()).find(({ kind }) => kind === 'win')
  const found = (await run.site.operate('archive', 'find', win?.roundId ?? '')) as readonly {
    readonly file: string
    readonly line: string
  }[]
  expect(found.map(({ file }) => file)).toEqual(['rounds', 'transfers', 'transfers'])
  expect(found.some(({ line }) => line.includes(win?.id ?? 'none'))).toBe(true)
  expect(await run.site.operate('archive', 'find', randomUUID(), '2026-09')).toBe(
    'The archive of 2026-09 does not have it.',
  )
  await expect(run.site.operate('archive', 'check', '2026-10')).rejects.toThrow('there is no archive of 2026-10')
  await expect(run.site.operate('archive', 'check', '2026-09', '999')).rejects.toThrow('2026-09 has fewer parts')
})

test('one command reads files at a time, and one that ends before the month says where to go on', async () => {
  run.goTo(1)
  await run.archive()
  const check = (...args: string[]) => archiveCommand.run(run.site.gateway, ['check', ...args])
  const both = await Promise.allSettled([check(), check()])
  expect(both).toMatchObject([
    { status: 'fulfilled' },
    {
      status: 'rejected',
      reason: { name: 'CommandError', message: expect.stringContaining('another "archive check"') },
    },
  ])
  const parts = (await partsOf(run.db, '2026-09')).length
  let now = 0
  const timer = vi.spyOn(performance, 'now').mockImplementation(() => (now += 61_000))
  const first = await check('2026-09').finally(() => timer.mockRestore())
  expect(first).toMatchObject([{ parts: 1, is: 'whole so far; go on with "archive check 2026-09 2"' }])
  expect(await check('2026-09', '2')).toMatchObject([{ parts: parts - 1, is: 'whole' }])
})
