import type { PatternAnswer, PatternQuestion } from './threads.ts'

/** The inside of a thread: the `self` of a worker is one. */
export interface ThreadScope {
  onmessage: ((event: MessageEvent<PatternQuestion>) => unknown) | null
  postMessage(answer: PatternAnswer): void
}

/**
 * What a thread does: it holds each text against its pattern with the engine of the browser, which has look-around and
 * back-references and may take for ever; whoever asked stops the thread then.
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
