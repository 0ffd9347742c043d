// Runs scrypt in a thread of its own, below those who play. It
// imports nothing but Node: it starts in a few milliseconds.
import { scryptSync, type ScryptOptions } from 'node:crypto'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

try {
  // On Linux the priority of the calling thread alone; elsewhere the process keeps its own when this fails.
  if (process.platform === 'linux') setPriority(0, 5)
} catch {
  // A container may forbid it: then the threads share as equals.
}

parentPort?.on(
  'message',
  ({
    id,
    password,
    salt,
    length,
    options,
  }: {
    id: number
    password: string
    salt: Uint8Array
    length: number
    options: ScryptOptions
  }) => {
    try {
      parentPort?.postMessage({ id, key: new Uint8Array(scryptSync(password, salt, length, options)) })
    } catch (error) {
      parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) })
    }
  },
)
