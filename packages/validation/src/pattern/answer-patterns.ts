import type { PatternAnswer, PatternQuestion } from './threads.ts'

/** The inside of a thread: the `self` of a worker is one. */
export interface ThreadScope {
  onmessage: ((event: MessageEvent<PatternQuestion>) => unknown) | null
  postMessage(answer: PatternAnswer): void
}

/**
 * The code of a pattern worker: it tests texts with the browser's own
 * engine, which may not end; the caller stops the worker after 50 ms.
 *
 * @example
 * // worker.ts
 * answerPatterns(self)
 */
export function answerPatterns(scope: ThreadScope): void {
  const engines = new Map<string, RegExp>()
  const engineOf = (pattern: string): RegExp => {
    const engine = engines.get(pattern) ?? new RegExp(pattern)
    engines.set(pattern, engine)
    return engine
  }
  scope.onmessage = ({ data }) => scope.postMessage(engineOf(data.pattern).test(data.text))
  scope.postMessage(null)
}
