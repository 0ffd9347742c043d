/** How many slips a word forgives: none up to 2 letters, one up to 5, two beyond. Source: BEY-24. */
export const slipsOf = (word: string): number => (word.length < 3 ? 0 : word.length > 5 ? 2 : 1)

const space = 32
const rowSize = 64
const rows = 3

/**
 * Whether one of the first letters stands where it can still be right: with more slips than `most` none of them does.
 */
function mayFit(typed: string, text: string, start: number, most: number): boolean {
  for (let at = 0; at <= most; at += 1) {
    const code = typed.charCodeAt(at)
    for (let near = Math.max(0, at - most); near <= at + most; near += 1)
      if (text.charCodeAt(start + near) === code) return true
  }
  return false
}

/**
 * A reader of slips; it keeps its memory, so one serves many words. It tells the least
 * slips (a letter more, fewer, another, or two swapped) between what was typed and a
 * beginning of the word at `start` of `text`, or `most + 1` when there are more.
 * What is longer than 60 letters fits nothing.
 */
export function createSlipReader(): (typed: string, text: string, start: number, most: number) => number {
  const memory = new Uint8Array(rows * rowSize)
  const row = (index: number): number => (index % rows) * rowSize
  return (typed, text, start, most) => {
    const size = typed.length
    if (size >= rowSize - rows || !mayFit(typed, text, start, most)) return most + 1
    for (let at = 0; at <= size; at += 1) memory[at] = at
    let best = most + 1
    for (let down = 1; down <= size + most; down += 1) {
      const code = text.charCodeAt(start + down - 1)
      if (!(code > space)) break
      const above = row(down - 1)
      const now = row(down)
      const twoAbove = row(down + 1)
      memory[now] = down
      let least = down
      for (let at = 1; at <= size; at += 1) {
        const same = typed.charCodeAt(at - 1) === code
        let cost = Math.min(
          (memory[above + at - 1] ?? 0) + (same ? 0 : 1),
          (memory[above + at] ?? 0) + 1,
          (memory[now + at - 1] ?? 0) + 1,
        )
        const swapped =
          down > 1 &&
          at > 1 &&
          typed.charCodeAt(at - 2) === code &&
          typed.charCodeAt(at - 1) === text.charCodeAt(start + down - 2)
        if (swapped) cost = Math.min(cost, (memory[twoAbove + at - 2] ?? 0) + 1)
        memory[now + at] = cost
        if (cost < least) least = cost
      }
      best = Math.min(best, memory[now + size] ?? best)
      if (least > most) break
    }
    return best
  }
}
