import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** What a process is watched for. */
export interface WatchdogInput {
  /** The folder of the embedded database. */
  readonly folder: string
  /** With less room on its disk, in bytes, the database may have ended in an endless loop. */
  readonly least: number
  /** How often the thread looks, in milliseconds. */
  readonly every?: number
  /** After how many looks without a sign of life the process is ended: while its disk is full, and in any case. */
  readonly looks?: { readonly full: number; readonly most: number }
}

/** What the thread is given: `signs` counts the signs of life. */
export interface WatchdogData extends Required<WatchdogInput> {
  readonly signs: SharedArrayBuffer
}

/**
 * Starts a thread that ends this process with SIGKILL when it does nothing any more, and writes one line that says why.
 * The embedded database runs in the main thread: when its log gets no room it never comes back, and no signal reaches
 * the process. Answers when the thread watches, how to stop it.
 */
export async function startWatchdog({
  every = 1_000,
  looks = { full: 5, most: 120 },
  ...input
}: WatchdogInput): Promise<() => Promise<void>> {
  const signs = new SharedArrayBuffer(4)
  const counter = new Int32Array(signs)
  const workerData: WatchdogData = { ...input, every, looks, signs }
  const worker = new Worker(new URL('watchdog-thread.ts', import.meta.url), { workerData })
  const timer = setInterval(() => void Atomics.add(counter, 0, 1), every / 2).unref()
  await once(worker, 'message')
  worker.unref()
  return async () => {
    clearInterval(timer)
    await worker.terminate()
  }
}
