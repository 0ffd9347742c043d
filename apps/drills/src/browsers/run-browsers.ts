import type { Operated } from '../people/operate.ts'
import type { Engine } from './engine.ts'
import { visit } from './visitor.ts'
import { steps, type Step } from './walk.ts'

/** How far an engine came. */
export interface Walked {
  /** Steps that were done. */
  readonly done: number
  /** What went wrong: the step that failed, errors that a page did not catch. */
  readonly faults: readonly string[]
}

/** What a walk is given. */
export interface WalkInput {
  readonly engine: Engine
  readonly gateway: Operated
  /** Errors of pages so far; errors that the engine reports are added during the walk. */
  readonly errors: readonly string[]
  readonly say: (line: string) => void
  /** Keeps a picture of the screen by its name, and answers where; of every step, or of one that fails. */
  readonly keep: (name: string, picture: Buffer) => Promise<string>
  readonly everyStep?: boolean
  readonly list?: readonly Step[]
}

/** Walks the steps in order and stops at the first that fails: each begins where the one before it ended. */
export async function runBrowsers({
  engine,
  gateway,
  errors,
  say,
  keep,
  everyStep = false,
  list = steps,
}: WalkInput): Promise<Walked> {
  const visitor = visit(engine)
  let done = 0
  const take = async () => keep(`step-${done + 1}`, await engine.picture())
  for (const { name, walk } of list) {
    const began = performance.now()
    try {
      await walk(visitor, gateway)
    } catch (error) {
      say(`${name}: FAILED, the screen is in ${await take()}`)
      return {
        done,
        faults: [
          `${name}: ${error instanceof Error ? error.message : String(error)}`,
          ...errors,
          ...(await visitor.faults()),
        ],
      }
    }
    if (everyStep) await take()
    done += 1
    say(`${name}: ${((performance.now() - began) / 1_000).toFixed(1)} s`)
  }
  return { done, faults: [...errors, ...(await visitor.faults())] }
}
