import { fold } from '@parlour/validation/fold'

/** Least part of the pairs that two texts must share. */
const least = 0.25
const [space, lineEnd] = [32, 10]
const span = 256

const keyOf = (one: number, other: number): number => (one % span) * span + (other % span)

/**
 * A reader of folded lines, each between two line ends; it keeps its memory, so one serves many questions. It tells the
 * lines that share most pairs of neighbouring letters with what was typed, the closest first, at most `count`.
 */
export function createCloseReader(text: string): (typed: string, count: number) => number[] {
  /** The last line that held a pair: each counts once a line. */
  const seen = new Int32Array(span * span)
  return (typed, count) => {
    const letters = fold(typed).replaceAll(' ', '')
    const own = new Set(
      Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) =>
        keyOf(letters.charCodeAt(at), letters.charCodeAt(at + 1)),
      ),
    )
    if (own.size === 0) return []
    const close: { readonly line: number; readonly like: number }[] = []
    let [line, pairs, shared, before] = [0, 0, 0, 0]
    seen.fill(0)
    for (let at = 1; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code === space) continue
      if (code === lineEnd) {
        const like = (2 * shared) / (own.size + pairs)
        if (like >= least) close.push({ line, like })
        line += 1
        pairs = shared = before = 0
        continue
      }
      const key = keyOf(before, code)
      if (before !== 0 && seen[key] !== line + 1) {
        seen[key] = line + 1
        pairs += 1
        if (own.has(key)) shared += 1
      }
      before = code
    }
    return close
      .toSorted((a, b) => b.like - a.like)
      .slice(0, count)
      .map((found) => found.line)
  }
}
