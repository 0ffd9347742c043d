import type { PatternThreads } from '../index.ts'

/**
 * Threads for `PatternPorts` that are web workers.
 *
 * @param create starts a worker whose script calls `answerPatterns(self)`
 * @returns the threads
 * @example browserThreads(() => new Worker(address, { type: 'module' }))
 */
export const browserThreads = (create: () => Worker): PatternThreads => ({
  open(onMessage, fail) {
    let worker: Worker | null = null
    try {
      worker = create()
      worker.addEventListener('message', ({ data }) => onMessage(data))
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
