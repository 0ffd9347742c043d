import type { PatternAnswer, PatternQuestion, PatternThread, PatternThreads } from './threads.ts'

/** How long a pattern may take for one text, in milliseconds. */
export const deadline = 50

/** How long a thread may take to begin, in milliseconds. */
const startLimit = 10_000

/** What came of a question: a verdict, none within the deadline, or no thread to ask. */
export type PatternVerdict = boolean | 'late' | 'down'

/** Asks threads: one question at a time, so that each has its own deadline. */
export interface PatternAsker {
  /** Starts a thread, so that the first question need not wait for it. */
  warm(): void
  ask(question: PatternQuestion): Promise<PatternVerdict>
  /** Stops the thread; the next question starts another. */
  rest(): void
}

interface Waiting {
  readonly question: PatternQuestion
  readonly settle: (verdict: PatternVerdict) => void
}

/** Asks threads of this port. A thread that is late is stopped, and the next question gets another. */
export function createPatternAsker({ open, after }: PatternThreads): PatternAsker {
  const queue: Waiting[] = []
  let thread: PatternThread | null = null
  let asked: Waiting | null = null
  let callOff = () => {}
  let listens = false

  const stop = () => {
    callOff()
    thread?.stop()
    thread = null
    listens = false
  }

  const giveUp = () => {
    stop()
    const lost = asked ? [asked, ...queue] : queue.slice()
    asked = null
    queue.length = 0
    for (const { settle } of lost) settle('down')
  }

  const next = () => {
    if (!listens || asked) return
    asked = queue.shift() ?? null
    if (!asked) return
    const { question, settle } = asked
    callOff = after(deadline, () => {
      asked = null
      stop()
      settle('late')
      if (queue.length > 0) warm()
    })
    thread?.ask(question)
  }

  const onMessage = (answer: PatternAnswer) => {
    callOff()
    const settle = asked?.settle
    asked = null
    listens = true
    if (answer !== null) settle?.(answer)
    next()
  }

  const warm = () => {
    if (thread) return
    const opened: PatternThread = open(
      (answer) => {
        if (thread === opened) onMessage(answer)
      },
      () => {
        if (thread === opened) giveUp()
      },
    )
    thread = opened
    callOff = after(startLimit, giveUp)
  }

  return {
    warm,
    rest: giveUp,
    ask: (question) =>
      new Promise((settle) => {
        queue.push({ question, settle })
        warm()
        next()
      }),
  }
}
