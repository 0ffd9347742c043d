const rounds = 40
const callsARound = 100

/**
 * Times several ways in turn, round after round, so that a machine that slows down slows them all; microseconds a call.
 */
export async function callTimes<const Ways extends readonly (() => Promise<void>)[]>(
  ways: Ways,
): Promise<{ [Way in keyof Ways]: number[] }> {
  const times = ways.map((): number[] => [])
  for (let round = -5; round < rounds; round++) {
    for (const [at, way] of ways.entries()) {
      const began = performance.now()
      for (let call = 0; call < callsARound; call++) await way()
      if (round >= 0) times[at]?.push(((performance.now() - began) * 1000) / callsARound)
    }
  }
  return times as { [Way in keyof Ways]: number[] }
}

/** The middle of some figures. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
