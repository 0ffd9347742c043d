/** A read on its way, and who waits for it. */
interface SharedRead {
  readonly answer: Promise<unknown>
  readonly abort: AbortController | null
  callers: number
}

type Begin = (signal: AbortSignal | null) => Promise<unknown>

/** Reads in flight: equal reads share one request. */
export interface SharedReads {
  /**
   * Joins the read of this key (and gets a copy of its answer), or begins it. A caller that goes closes it to
   * newcomers, so that an ask after a change is never answered by an older call; the request itself ends when the last
   * caller has gone. `stopped` says so to who goes.
   */
  ask(key: string, signal: AbortSignal | null, begin: Begin, stopped: () => Error): Promise<unknown>
  /** Stops sharing one read, or all of them: later callers send a new request. */
  close(key?: string): void
}

/** Makes the table of reads of one client. */
export function createSharedReads(): SharedReads {
  const running = new Map<string, SharedRead>()
  const drop = (key: string, read: SharedRead) => running.get(key) === read && running.delete(key)

  const start = (key: string, signal: AbortSignal | null, begin: Begin): SharedRead => {
    const abort = signal ? new AbortController() : null
    const read: SharedRead = { answer: begin(abort?.signal ?? null), abort, callers: 0 }
    running.set(key, read)
    const forget = () => drop(key, read)
    void read.answer.then(forget, forget)
    return read
  }

  return {
    ask(key, signal, begin, stopped) {
      const read = running.get(key) ?? start(key, signal, begin)
      const answer = read.callers++ ? read.answer.then((output) => structuredClone(output)) : read.answer
      if (!signal) return answer
      return new Promise((resolve, reject) => {
        const leave = () => {
          drop(key, read)
          if (--read.callers === 0) read.abort?.abort(signal.reason)
          reject(stopped())
        }
        signal.addEventListener('abort', leave, { once: true })
        void answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
      })
    },
    close: (key) => void (key ? running.delete(key) : running.clear()),
  }
}
