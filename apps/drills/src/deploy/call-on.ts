import { setTimeout as wait } from 'node:timers/promises'

/** What calls came to while something happened. */
export interface CalledOn {
  readonly calls: number
  /** Calls that did not get the answer they were owed, each kind once. */
  readonly refused: readonly string[]
}

const paceMs = 100

/** Calls one after the other, in several lines of ten a second at most, while `work` is under way. */
export async function callOn(
  calls: readonly (() => Promise<unknown>)[],
  work: () => Promise<unknown>,
): Promise<CalledOn> {
  const ended = new AbortController()
  let count = 0
  const refused: string[] = []
  const line = async (call: () => Promise<unknown>): Promise<void> => {
    while (!ended.signal.aborted) {
      count += 1
      await call().catch((error: unknown) => refused.push(error instanceof Error ? error.message : String(error)))
      await wait(paceMs)
    }
  }
  const lines = calls.map(line)
  try {
    await work()
  } finally {
    ended.abort()
    await Promise.all(lines)
  }
  return { calls: count, refused }
}
