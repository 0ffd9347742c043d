import type { FetchPort } from '../ports.ts'

/** A fetch that gives up when no byte of an answer has come in time; the body then has all the time of the call. */
export const firstByteIn =
  (milliseconds: number, fetch: FetchPort): FetchPort =>
  async (input, init) => {
    const late = new AbortController()
    // oxlint-disable-next-line eslint/no-restricted-globals -- the timer that ky's own limits run on; a signal's cannot be stopped
    const timer = setTimeout(() => late.abort(new Error('no first byte')), milliseconds)
    const request = new Request(input, init)
    try {
      return await fetch(new Request(request, { signal: AbortSignal.any([request.signal, late.signal]) }))
    } finally {
      clearTimeout(timer)
    }
  }
