/** An event of a Chromium trace, as far as it is read here. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly args?: { readonly name?: string }
}

/** What a trace has to record for its frames to be counted. */
export const frameCategories = [
  '__metadata',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline.frame',
]

/**
 * Frames that a main thread of a page began, in a trace of Chromium: those of the compositor alone are not among them.
 */
export function mainThreadFrames(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] }
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return traceEvents.filter(({ name, pid, tid }) => name === 'BeginMainThreadFrame' && threads.has(`${pid} ${tid}`))
    .length
}
