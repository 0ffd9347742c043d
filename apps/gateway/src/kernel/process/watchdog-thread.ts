// Ends the process when its main thread does nothing any more. It imports nothing but Node, and writes
// to the error output itself: what a thread prints goes through the main thread.
import { statfsSync, writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { WatchdogData } from './watchdog.ts'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- startWatchdog alone starts this thread
const { folder, least, every, looks, signs } = workerData as WatchdogData
const counter = new Int32Array(signs)

function isFull(): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < least
  } catch {
    return false
  }
}

let last = -1
// Looks are counted, not time: a process that was stopped for a while has not looked either.
let without = 0
let wasFull = false
setInterval(() => {
  const now = Atomics.load(counter, 0)
  if (now !== last) {
    last = now
    without = 0
    wasFull = isFull()
    return
  }
  without += 1
  wasFull ||= isFull()
  if (without < (wasFull ? looks.full : looks.most)) return
  const why = wasFull
    ? `the disk of its database is full, and the database does not come back. Make room (df -h ${folder}) and start again`
    : `its main thread did nothing for ${Math.round((without * every) / 1_000)} s`
  writeSync(2, `gateway: ended at once: ${why}\n`)
  process.kill(process.pid, 'SIGKILL')
}, every)
parentPort?.postMessage('watching')
