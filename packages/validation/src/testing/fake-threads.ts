import type { PatternAnswer, PatternQuestion, PatternThreads } from '../pattern/threads.ts'

interface FakeThread {
  readonly asked: PatternQuestion[]
  readonly onMessage: (answer: PatternAnswer) => void
  readonly fail: () => void
  stopped: boolean
}

/** Threads that a test answers for, with a clock that it moves by hand. */
export function createFakeThreads() {
  const opened: FakeThread[] = []
  let timers: { readonly at: number; readonly run: () => void }[] = []
  let now = 0
  const threads: PatternThreads = {
    open(onMessage, fail) {
      const thread: FakeThread = { asked: [], onMessage, fail, stopped: false }
      opened.push(thread)
      return {
        ask: (question) => void thread.asked.push(question),
        stop: () => {
          thread.stopped = true
        },
      }
    },
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
  }
  return {
    threads,
    opened,
    /** How many timers are running. */
    waiting: () => timers.length,
    pass(milliseconds: number) {
      now += milliseconds
      const due = timers.filter(({ at }) => at <= now)
      timers = timers.filter(({ at }) => at > now)
      for (const { run } of due) run()
    },
  }
}
