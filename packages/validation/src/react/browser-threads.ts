import type { PatternThreads } from '../index.ts'

/**
 * Threads that are workers. `create` starts one whose script calls `answerPatterns(self)`; the application knows its
 * address and the policy it may be started under.
 */
export const browserThreads = (create: () => Worker): PatternThreads => ({
  open(hear, fail) {
    let worker: Worker | null = null
    try {
      worker = create()
      worker.addEventListener('message', ({ data }) => hear(data))
      worker.addEventListener('error', fail)
    } catch {
      // Told after the caller has what `open` gives back.
      setTimeout(fail, 0)
    }
    return { ask: (question) => worker?.postMessage(question), stop: () => worker?.terminate() }
  },
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
})
