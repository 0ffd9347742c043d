/**
 * Waits for work no longer than a signal and a time in milliseconds allow; `late` makes the error of who stops waiting.
 */
export function inTime<T>(
  work: Promise<T>,
  signal: AbortSignal | null,
  milliseconds: number,
  late: (kind: 'timeout' | 'aborted') => Error,
): Promise<T> {
  const limit = AbortSignal.timeout(Math.ceil(Math.max(milliseconds, 0)))
  const over = new AbortController()
  return new Promise<T>((resolve, reject) => {
    const stop = (kind: 'timeout' | 'aborted') => () => reject(late(kind))
    limit.addEventListener('abort', stop('timeout'), { signal: over.signal })
    signal?.addEventListener('abort', stop('aborted'), { signal: over.signal })
    if (signal?.aborted) stop('aborted')()
    work.then(resolve, reject)
  }).finally(() => over.abort())
}
