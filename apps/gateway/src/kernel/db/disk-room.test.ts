import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isDiskFull, isPassing } from './database-failures.ts'
import { roomToWork, watchRoom } from './disk-room.ts'
import { openDatabase } from './open-database.ts'

const megabyte = 1_048_576

function watched() {
  const disk = { free: 100 * megabyte }
  const lines: string[] = []
  const room = watchRoom({ folder: '/data', tell: (line) => void lines.push(line), free: async () => disk.free })
  return { disk, lines, room }
}

test('a disk that fills up is told once, and once when it has room again', async () => {
  const { disk, lines, room } = watched()
  await room.look()
  expect([room.isFull(), lines]).toEqual([false, []])
  disk.free = roomToWork - 1
  await room.look()
  await room.look()
  expect(room.isFull()).toBe(true)
  expect(lines).toEqual([
    'database: its disk is full: 31 MB are free and it needs 48 MB. Calls get 503 until there is room: look at what fills it (df -h /data)',
  ])
  // A little room is not enough: it would be gone with the next calls.
  disk.free = roomToWork + megabyte
  await room.look()
  expect(room.isFull()).toBe(true)
  disk.free = 60 * megabyte
  await room.look()
  expect(room.isFull()).toBe(false)
  expect(lines[1]).toBe('database: its disk has room again: 60 MB are free')
  room.stop()
})

test('a statement that got no room has the disk looked at at once, and nothing more is begun', async () => {
  const { disk, lines, room } = watched()
  disk.free = 0
  const noRoom = Object.assign(new Error('could not extend file'), { code: '53100' })
  await expect(
    room.use(async () => {
      throw new Error('Failed query', { cause: noRoom })
    }),
  ).rejects.toThrow('Failed query')
  expect(lines).toHaveLength(1)
  let begun = false
  const refused: unknown = await room.use(async () => void (begun = true)).catch((error: unknown) => error)
  expect([begun, isDiskFull(refused), isPassing(refused)]).toEqual([false, true, true])
  room.stop()
})

test('a database whose disk is full refuses statements and transactions, and is whole at its next start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parlour-room-'))
  let free = 100 * megabyte
  const open = () => openDatabase({ url: null, folder, free: async () => free, tell: () => undefined })
  const first = await open()
  await first.db.execute(sql`create table kept (number int)`)
  await first.db.execute(sql`insert into kept values (7)`)
  free = 0
  await expect.poll(() => first.db.execute(sql`select 1`).then(String, isDiskFull)).toBe(true)
  expect(
    await first.db.transaction(async (tx) => tx.execute(sql`insert into kept values (8)`)).then(String, isDiskFull),
  ).toBe(true)
  await expect(first.close()).rejects.toThrow(/disk of .* is full/)
  free = 100 * megabyte
  const second = await open()
  expect((await second.db.execute(sql`select number from kept`)).rows).toEqual([{ number: 7 }])
  await second.close()
  await rm(folder, { recursive: true })
}, 180_000)
