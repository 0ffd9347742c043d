import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'parlour-lock-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

const parent = process.ppid
const file = () => join(folder, 'gateway.pid')

test('a folder is held by a living process, and given back', async () => {
  await writeFile(file(), String(parent))
  await expect(lockFolder(folder)).rejects.toThrow(`another gateway (process ${parent}) is using it`)
  await rm(file())
  const unlock = await lockFolder(folder)
  expect(await readFile(file(), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  await unlock()
  await expect(readFile(file())).rejects.toThrow('ENOENT')
})

test.runIf(process.platform === 'linux')(
  'a number that another process got after a kill does not lock out',
  async () => {
    await writeFile(file(), `${parent} 1`)
    const unlock = await lockFolder(folder)
    await unlock()
  },
)
