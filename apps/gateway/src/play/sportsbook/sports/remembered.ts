import type { Chances, Lines, Sport } from './sport.ts'

const most = 2_000

/** Answers a question again without working it out again. */
function remember<Answer>(): (name: string, workOut: () => Answer) => Answer {
  const known = new Map<string, Answer>()
  return (name, workOut) => {
    const found = known.get(name)
    if (found !== undefined) return found
    const answer = workOut()
    if (known.size >= most) known.clear()
    known.set(name, answer)
    return answer
  }
}

/**
 * The same sport, which remembers the lines and chances of the differences that it was asked for: fixtures share many.
 */
export function remembered(sport: Sport): Sport {
  const lines = remember<Lines>()
  const chances = remember<readonly Chances[]>()
  return {
    ...sport,
    lines: (difference) => lines(String(difference), () => sport.lines(difference)),
    chances: (difference, at) => chances(`${difference} ${JSON.stringify(at)}`, () => sport.chances(difference, at)),
  }
}
