import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { restrictToOwner } from './private-folder.ts'

let folder = ''
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'parlour-private-'))))
afterEach(() => rm(folder, { recursive: true }))

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

async function loosen(path: string, mode: number): Promise<void> {
  await writeFile(path, 'x')
  await chmod(path, mode)
}

test("a folder that others may use is made its owner's alone, with all that is in it", async () => {
  await mkdir(join(folder, 'postgres/base/5'), { recursive: true })
  for (const path of ['postgres', 'postgres/base', 'postgres/base/5']) await chmod(join(folder, path), 0o777)
  await loosen(join(folder, 'postgres/base/5/1259'), 0o666)
  await loosen(join(folder, 'operator-token'), 0o644)
  await chmod(folder, 0o755)
  expect(await restrictToOwner(folder)).toBe(6)
  expect(await modeOf(folder)).toBe('700')
  expect(await modeOf(join(folder, 'postgres/base/5'))).toBe('700')
  expect(await modeOf(join(folder, 'postgres/base/5/1259'))).toBe('600')
  expect(await modeOf(join(folder, 'operator-token'))).toBe('600')
  expect(await restrictToOwner(folder)).toBe(0)
})

test('a loose folder with other things in it is refused and left as it is', async () => {
  await loosen(join(folder, 'letters.txt'), 0o644)
  await chmod(folder, 0o755)
  await expect(restrictToOwner(folder)).rejects.toThrow(/holds more than a gateway's data \(letters\.txt\)/)
  expect(await modeOf(join(folder, 'letters.txt'))).toBe('644')
  expect(await modeOf(folder)).toBe('755')
})

test('a folder that is not there yet, and a database in memory, are nothing to tighten', async () => {
  expect([await restrictToOwner(join(folder, 'later')), await restrictToOwner(':memory:')]).toEqual([0, 0])
})

test('what is written from then on is for its owner alone', async () => {
  await restrictToOwner(folder)
  await writeFile(join(folder, 'gateway.pid'), '1', { mode: 0o666 })
  expect(await modeOf(join(folder, 'gateway.pid'))).toBe('600')
})
