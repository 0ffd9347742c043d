const warmUp = 3
// The system counts a thread's time in steps of up to 4 ms: a round is long beside them.
const roundMicroseconds = 32_000

/** Rounds that count. */
export const rounds = 20

// Time of this thread alone, where Node tells it: another process or a helper thread does not count.
const { threadCpuUsage = process.cpuUsage.bind(process) } = process as Partial<Pick<NodeJS.Process, 'threadCpuUsage'>>

const spent = (): number => {
  const { user, system } = threadCpuUsage()
  return user + system
}

const time = (work: (turn: number) => unknown, calls: number): number => {
  const began = spent()
  for (let turn = 0; turn < calls; turn++) work(turn)
  return spent() - began
}

/** Calls that fill a round, by trial. */
const callsOf = (work: (turn: number) => unknown): number => {
  for (let calls = 1; ; calls *= 2) {
    const took = time(work, calls)
    if (took > roundMicroseconds / 2) return Math.ceil((calls * roundMicroseconds) / took)
  }
}

/**
 * CPU time of several works, in microseconds a call, a figure a round. Each has its turn in every round, and the rounds
 * begin with another each time, so that a machine that slows down slows them all.
 */
export function interleaved<Name extends string>(
  works: Readonly<Record<Name, (turn: number) => unknown>>,
): Record<Name, number[]> {
  const list = (Object.keys(works) as Name[]).map((name) => ({
    name,
    work: works[name],
    calls: callsOf(works[name]),
    times: [] as number[],
  }))
  for (let round = -warmUp; round < rounds; round++) {
    for (const [at] of list.entries()) {
      const each = list[(at + round + warmUp) % list.length]
      if (!each) continue
      const took = time(each.work, each.calls) / each.calls
      if (round >= 0) each.times.push(took)
    }
  }
  return Object.fromEntries(list.map(({ name, times }) => [name, times])) as Record<Name, number[]>
}

/** The figure below which a share of the figures lies: 0.5 is the median. */
export const quantile = (figures: readonly number[], share: number): number =>
  figures.toSorted((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * share))] ?? Number.NaN
