/**
 * How many signs of texts were read while something was done at once: what an engine of linear time does for a text, in a figure
 * that is the same on every machine. The browser's own engine reads none this way; where it hangs, nothing ends at all.
 */
export function countReads<Result>(work: () => Result): { readonly result: Result; readonly reads: number } {
  const kept = Object.getOwnPropertyDescriptors(String.prototype)
  const read = { charCodeAt: kept.charCodeAt.value, codePointAt: kept.codePointAt.value }
  let reads = 0
  Object.assign(String.prototype, {
    charCodeAt(this: string, at: number) {
      reads += 1
      return read.charCodeAt?.call(this, at)
    },
    codePointAt(this: string, at: number) {
      reads += 1
      return read.codePointAt?.call(this, at)
    },
  })
  try {
    return { result: work(), reads }
  } finally {
    Object.assign(String.prototype, read)
  }
}
