import type { ScryptOptions } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** What a hash is made of. */
export interface HashInput {
  readonly password: string
  readonly salt: Uint8Array
  readonly length: number
  readonly options: ScryptOptions
}

/** Makes a hash in a thread. */
export type Hash = (input: HashInput) => Promise<Buffer>

const mostThreads = 8

/** As many threads as the machine has cores, but one, which is for those who play; each takes 32 MB while it hashes. */
export const threadCount = (): number => Math.min(mostThreads, Math.max(1, availableParallelism() - 1))

interface HashJob {
  readonly resolve: (key: Buffer) => void
  readonly reject: (error: Error) => void
}

interface Thread {
  readonly worker: Worker
  readonly asked: Map<number, HashJob>
}

/**
 * Makes hashes in threads of their own, started with the first;
 * they keep no process alive when nothing is asked of them.
 */
export function hashThreads(count: number): Hash {
  const threads: Thread[] = []
  let last = 0

  const start = (): Thread => {
    const worker = new Worker(new URL('hash-worker.ts', import.meta.url))
    const asked = new Map<number, HashJob>()
    const thread = { worker, asked }
    worker.on('message', ({ id, key, error }: { id: number; key?: Uint8Array; error?: string }) => {
      const one = asked.get(id)
      asked.delete(id)
      if (asked.size === 0) worker.unref()
      if (key) one?.resolve(Buffer.from(key))
      else one?.reject(new Error(error ?? 'no hash was made'))
    })
    const gone = (error: Error): void => {
      threads.splice(threads.indexOf(thread) >>> 0, 1)
      for (const { reject } of asked.values()) reject(error)
      asked.clear()
    }
    worker.on('error', gone)
    worker.on('exit', () => gone(new Error('the thread that hashes has ended')))
    worker.unref()
    threads.push(thread)
    return thread
  }

  return (input) =>
    new Promise((resolve, reject) => {
      const idle = threads.find(({ asked }) => asked.size === 0)
      const thread =
        idle ??
        (threads.length < count ? start() : (threads.toSorted((a, b) => a.asked.size - b.asked.size)[0] ?? start()))
      last += 1
      thread.asked.set(last, { resolve, reject })
      thread.worker.ref()
      thread.worker.postMessage({ id: last, ...input })
    })
}
