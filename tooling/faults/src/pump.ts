import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Direction, Toxic } from './toxic.ts'

/** One way of a connection, as its toxics see it. */
export interface Lane {
  readonly direction: Direction
  readonly from: Socket
  readonly to: Socket
  /** Asked for each chunk, so that a change works on open connections. */
  readonly toxics: () => readonly Toxic[]
  /** Where a duplicated request goes. */
  readonly copy: (chunk: Buffer) => void
}

/** Ends both sides: politely, or with a reset. */
export function cut({ from, to }: Pick<Lane, 'from' | 'to'>, end: 'fin' | 'rst'): void {
  for (const socket of [from, to])
    if (end === 'rst') socket.resetAndDestroy()
    else socket.destroy()
}

const write = (to: Socket, chunk: Buffer): Promise<void> =>
  new Promise((resolve) => {
    if (to.destroyed || chunk.length === 0) return resolve()
    to.write(chunk, () => resolve())
  })

async function slice(to: Socket, chunk: Buffer, bytes: number, pause: number): Promise<void> {
  for (let at = 0; at < chunk.length; at += bytes) {
    await write(to, chunk.subarray(at, at + bytes))
    await wait(pause)
  }
}

/** Carries one chunk; answers false when nothing more may go this way. */
async function carry(lane: Lane, chunk: Buffer, passed: number): Promise<boolean> {
  const { direction, to } = lane
  let sliced = false
  for (const toxic of lane.toxics()) {
    if (toxic.toxic === 'duplicate' && direction === 'upstream') lane.copy(chunk)
    if (toxic.toxic === 'drop_after_commit' && direction === 'downstream') {
      cut(lane, toxic.end)
      return false
    }
    if (!('direction' in toxic) || toxic.direction !== direction) continue
    if (toxic.toxic === 'latency') await wait(toxic.milliseconds)
    if (toxic.toxic === 'bandwidth') await wait((chunk.length / toxic.bytesPerSecond) * 1000)
    if (toxic.toxic === 'reset_peer') {
      cut(lane, 'rst')
      return false
    }
    if (toxic.toxic === 'timeout') {
      if (toxic.milliseconds === 0) return false
      await wait(toxic.milliseconds)
      cut(lane, 'fin')
      return false
    }
    if (toxic.toxic === 'limit_data') {
      await write(to, chunk.subarray(0, Math.max(0, toxic.bytes - passed)))
      if (passed + chunk.length < toxic.bytes) return true
      cut(lane, 'fin')
      return false
    }
    if (toxic.toxic === 'slicer') {
      await slice(to, chunk, toxic.bytes, toxic.milliseconds)
      sliced = true
    }
  }
  if (!sliced) await write(to, chunk)
  return true
}

/** Carries everything that comes one way until an end; errors end the connection and nothing else. */
export async function pump(lane: Lane): Promise<void> {
  const { from, to, direction } = lane
  let passed = 0
  try {
    for await (const chunk of from.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (!(await carry(lane, chunk, passed))) return
      passed += chunk.length
    }
    for (const toxic of lane.toxics()) {
      if (toxic.toxic === 'slow_close' && toxic.direction === direction) await wait(toxic.milliseconds)
    }
    to.end()
  } catch {
    to.destroy()
  }
}
