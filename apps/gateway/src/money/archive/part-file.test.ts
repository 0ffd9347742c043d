import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ArchiveDamaged, readPart, writePart } from './part-file.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'parlour-part-'))))
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

test('a write that the disk takes in part fails, and the next one writes the part in its place', async () => {
  const path = join(folder, 'rounds.jsonl.gz')
  const first = await writePart(path, 0, ['{"id":"a"}'])
  const handle = await open(path, 'r')
  const kind = Object.getPrototypeOf(handle) as typeof handle
  await handle.close()
  vi.spyOn(kind, 'write').mockResolvedValueOnce({ bytesWritten: 3, buffer: '' })
  const error = await failure(writePart(path, first.bytes, ['{"id":"b"}']))
  expect(error).toMatchObject({ message: expect.stringMatching(/took 3 of \d+ bytes/) })
  expect(error).not.toBeInstanceOf(ArchiveDamaged)
  const second = await writePart(path, first.bytes, ['{"id":"b"}'])
  expect([await readPart(path, first), await readPart(path, second)]).toEqual([['{"id":"a"}'], ['{"id":"b"}']])
})

test('only a file that is not there is a damaged archive: one that cannot be opened now is read later', async () => {
  const path = join(folder, 'rounds.jsonl.gz')
  const place = await writePart(path, 0, ['{"id":"a"}'])
  const passing = await failure(readPart(join(path, 'below-a-file'), place))
  expect(passing).toMatchObject({ code: 'ENOTDIR' })
  expect(passing).not.toBeInstanceOf(ArchiveDamaged)
  expect(await failure(readPart(join(folder, 'none'), place))).toBeInstanceOf(ArchiveDamaged)
  expect(await failure(writePart(join(folder, 'none', 'rounds.jsonl.gz'), 0, ['{}']))).toBeInstanceOf(ArchiveDamaged)
})
