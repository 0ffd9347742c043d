import { sample } from '@parlour/vitest/sample'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkDataFolder } from './data-folder.ts'
import { openDatabase } from './open-database.ts'

let whole = ''
let folder = ''
beforeAll(async () => {
  whole = await mkdtemp(join(tmpdir(), 'parlour-whole-'))
  await (await openDatabase({ url: null, folder: whole })).close()
})
afterAll(() => rm(whole, { recursive: true }))
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlour-data-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Every file and folder with its mode and, for a file, what is in it. */
async function printOf(place: string): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(place, { recursive: true })).toSorted()) {
    const path = join(place, name)
    const { mode } = await stat(path)
    hash.update(`${name} ${mode} `)
    if ((await stat(path)).isFile()) hash.update(await readFile(path))
  }
  return hash.digest('hex')
}

const inFolder = (path: string): string => join(folder, path)
const firstLog = async (): Promise<string> =>
  `postgres/pg_wal/${(await readdir(inFolder('postgres/pg_wal'))).toSorted()[0]}`

const broken: readonly (readonly [string, () => Promise<unknown>, RegExp])[] = [
  ['no PG_VERSION', () => rm(inFolder('postgres/PG_VERSION')), /PG_VERSION is missing/],
  ['an older version', () => writeFile(inFolder('postgres/PG_VERSION'), '16\n'), /says "16".*PostgreSQL 18/],
  [
    'an empty pg_control',
    () => truncate(inFolder('postgres/global/pg_control')),
    /pg_control has 0 bytes and not 8192/,
  ],
  ['no pg_control', () => rm(inFolder('postgres/global/pg_control')), /pg_control is missing/],
  ['no log', () => rm(inFolder('postgres/pg_wal'), { recursive: true }), /postgres\/pg_wal is missing or empty/],
  ['no tables', () => rm(inFolder('postgres/base'), { recursive: true }), /postgres\/base is missing or empty/],
  [
    'a token without its database',
    () => rm(inFolder('postgres'), { recursive: true }).then(() => writeFile(inFolder('operator-token'), 'x')),
    /not empty and holds no database \(there is operator-token\)/,
  ],
  [
    'files of another kind',
    () => rm(inFolder('postgres'), { recursive: true }).then(() => writeFile(inFolder('letter.txt'), 'x')),
    /holds no database \(there is letter\.txt\)/,
  ],
  [
    'a restore that was cut off',
    () => writeFile(inFolder('unfinished'), 'restore'),
    /a restore into it did not come to its end/,
  ],
]

test.each(sample(broken, 4))(
  'a data folder with %s is refused with what to do, and nothing in it changes',
  async (_, damage, reason) => {
    await cp(whole, folder, { recursive: true })
    await damage()
    const before = await printOf(folder)
    const refusal = expect.objectContaining({ name: 'DataFolderRefused', message: expect.stringMatching(reason) })
    await expect(checkDataFolder(folder)).rejects.toEqual(refusal)
    await expect(openDatabase({ url: null, folder })).rejects.toEqual(refusal)
    await expect(openDatabase({ url: null, folder })).rejects.toThrow('pnpm gateway:restore <file>')
    expect(await printOf(folder)).toBe(before)
  },
)

test.each([
  ['an empty file of the log', async () => truncate(inFolder(await firstLog())), /postgres\/pg_wal\/\w+ has 0 bytes/],
  [
    'a system table cut off',
    () => truncate(inFolder('postgres/base/5/1249'), 5_000),
    /postgres\/base\/5\/1249 has 5000 bytes/,
  ],
])('where the engine ends over %s, a sentence names the file and what to do', async (_, damage, reason) => {
  await cp(whole, folder, { recursive: true })
  await damage()
  const opened = openDatabase({ url: null, folder })
  await expect(opened).rejects.toThrow(reason)
  await expect(opened).rejects.toThrow('pnpm gateway:restore <file>')
  expect(await readdir(folder)).toEqual(['postgres'])
})

test('an empty folder, one with a lock left behind and a first start that was cut off are filled; a whole one is opened', async () => {
  expect(await checkDataFolder(inFolder('later'))).toBe('empty')
  await writeFile(inFolder('gateway.pid'), '')
  expect(await checkDataFolder(folder)).toBe('empty')
  await mkdir(inFolder('postgres/base'), { recursive: true })
  await writeFile(inFolder('unfinished'), 'first start')
  expect(await checkDataFolder(folder)).toBe('begun')
  await (await openDatabase({ url: null, folder })).close()
  expect(await checkDataFolder(folder)).toBe('whole')
  expect(await readdir(folder)).toEqual(['postgres'])
})
