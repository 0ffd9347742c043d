import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkChecksum, writeChecksum } from './checksum.ts'
import { backupName } from './name.ts'

let place: string
beforeAll(async () => void (place = await mkdtemp(join(tmpdir(), 'parlour-backup-'))))
afterAll(() => rm(place, { recursive: true, force: true }))

test('a damaged backup, and one without its checksum, is not restored', async () => {
  const file = join(place, 'some.dump')
  await writeFile(file, 'whole')
  await expect(checkChecksum(file)).rejects.toThrow('there is no some.dump.sha256 beside the backup')
  await writeChecksum(file)
  await checkChecksum(file)
  await appendFile(file, '!')
  await expect(checkChecksum(file)).rejects.toThrow('some.dump is damaged')
})

test('a backup is called by its moment', () => {
  expect(backupName(Date.UTC(2026, 1, 3, 4, 5, 6, 789), 'dump')).toBe('parlour-2026-02-03T04-05-06Z.dump')
})
