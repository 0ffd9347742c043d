/** What was done while something ran at once: words that were held against a beginning, and signs that were read. */
export interface Work<Result> {
  readonly result: Result
  readonly starts: number
  readonly reads: number
}

/** Counts the work of a search in figures that are the same on every machine. */
export function countWork<Result>(work: () => Result): Work<Result> {
  const kept = Object.getOwnPropertyDescriptors(String.prototype)
  const own = { startsWith: kept.startsWith.value, charCodeAt: kept.charCodeAt.value }
  const counted = { starts: 0, reads: 0 }
  Object.assign(String.prototype, {
    startsWith(this: string, beginning: string, at?: number) {
      counted.starts += 1
      return own.startsWith?.call(this, beginning, at)
    },
    charCodeAt(this: string, at: number) {
      counted.reads += 1
      return own.charCodeAt?.call(this, at)
    },
  })
  try {
    return { result: work(), ...counted }
  } finally {
    Object.assign(String.prototype, own)
  }
}
