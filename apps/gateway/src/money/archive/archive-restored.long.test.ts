import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { archiveParts, archives, type ArchiveState } from '../../kernel/db/tables/index.ts'
import { openArchive } from '../../app/testing/archive-hands.ts'
import { day } from '../../app/testing/moments.ts'

vi.setConfig({ testTimeout: 600_000 })
let run: Awaited<ReturnType<typeof openArchive>>
let month: string
beforeEach(async () => {
  run = await openArchive()
  month = join(run.folder, '2026-09')
  run.goTo(1)
  while ((await run.stateOf()) !== 'rounds') await run.batch()
  await run.batch()
})
afterEach(() => run.close())

const setState = (state: ArchiveState) =>
  run.db.update(archives).set({ state, cursor: null }).where(eq(archives.month, '2026-09'))

test('a database from before a month was whole neither writes over its files nor deletes by them, in whatever state it was', async () => {
  const files = {
    'manifest.json': 'of the archive that came after the backup',
    'rounds.jsonl.gz': 'all rounds',
    'transfers.jsonl.gz': 'all transfers',
  }
  await rename(month, join(run.folder, 'begun'))
  await mkdir(month)
  for (const [name, text] of Object.entries(files)) await writeFile(join(month, name), text)
  const before = await run.old()
  for (const state of ['bonuses', 'rounds', 'transfers', 'checking'] as const) {
    await setState(state)
    await run.archive()
    expect(run.failures().at(-1), state).toMatch(/^job failed: .*there is an archive of 2026-09 .* move it away/)
    expect(await run.stateOf()).toBe(state)
    for (const [name, text] of Object.entries(files))
      expect(await readFile(join(month, name), 'utf8'), `${name} in ${state}`).toBe(text)
  }
  expect(await run.old()).toEqual(before)
})

test('a month whose folder was moved away begins again', async () => {
  for (const state of ['rounds', 'transfers', 'checking'] as const) {
    await setState(state)
    if (state === 'checking') await run.db.update(archiveParts).set({ state: 'checked' })
    await rename(month, join(run.folder, `away in ${state}`))
    await run.archive()
    expect(run.failures().at(-1), state).toMatch(/^archive damaged: .* is gone/)
    expect([await run.stateOf(), await run.db.$count(archiveParts)]).toEqual(['bonuses', 0])
    run.site.advance(day)
    while ((await run.stateOf()) !== 'rounds') await run.batch()
    await run.batch()
  }
})
