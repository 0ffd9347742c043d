/** What calls came to while something happened. */
export interface CalledOn {
  readonly calls: number
  /** Calls that did not get the answer they were owed, each kind once. */
  readonly refused: readonly string[]
}

/** Calls one after the other, in several lines, while `work` is under way. */
export async function callOn(calls: readonly (() => Promise<unknown>)[], work: () => Promise<unknown>): Promise<CalledOn> {
  let over = false
  let count = 0
  const refused: string[] = []
  const line = async (call: () => Promise<unknown>): Promise<void> => {
    while (!over) {
      count += 1
      await call().catch((error: unknown) => refused.push(error instanceof Error ? error.message : String(error)))
    }
  }
  const lines = calls.map(line)
  try {
    await work()
  } finally {
    over = true
    await Promise.all(lines)
  }
  return { calls: count, refused }
}
