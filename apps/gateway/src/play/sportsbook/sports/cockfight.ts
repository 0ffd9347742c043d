import { million, millionths, type Sport } from './sport.ts'

const clashes = 12
const clashMs = 5_000
const quickLine = 300
const decidesIn = 0.2
const bothFall = 0.004
const widest = 0.3
const steepness = 0.0011

/** How many millionths of a chance a clash has to end the fight for the meron, for the wala, and for both. */
const ratesOf = (difference: number): readonly [meron: number, wala: number, both: number] => {
  const share = 0.5 + Math.max(-widest, Math.min(widest, difference * steepness))
  return [millionths(decidesIn * share), millionths(decidesIn * (1 - share)), millionths(bothFall)]
}

/**
 * One fight of a minute in twelve clashes; the home side is the meron. It is a draw when both fall at once or both
 * stand at the end, and then the stakes on meron and wala are returned.
 */
export const cockfight: Sport = {
  name: 'cockfight',
  kinds: ['fight', 'draw', 'length'],
  timing: { parts: 1, partMs: clashes * clashMs, breakMs: 0, minutes: 0 },
  lines: () => ({ length: quickLine }),
  chances(difference, { length: line = quickLine }) {
    const [meronRate, walaRate, bothRate] = ratesOf(difference)
    const [meron, wala, both] = [meronRate / million, walaRate / million, bothRate / million]
    const stays = 1 - meron - wala - both
    const times = (1 - stays ** clashes) / (1 - stays)
    const quick = 1 - stays ** ((line * 100) / clashMs)
    const decided = (meron + wala) * times
    return [
      {
        kind: 'fight',
        line: null,
        picks: [
          ['meron', meron * times],
          ['wala', wala * times],
        ],
      },
      {
        kind: 'draw',
        line: null,
        picks: [
          ['yes', 1 - decided],
          ['no', decided],
        ],
      },
      {
        kind: 'length',
        line,
        picks: [
          ['under', quick],
          ['over', 1 - quick],
        ],
      },
    ]
  },
  play(difference, { roll }) {
    const [meron, wala, both] = ratesOf(difference)
    const whole = clashes * clashMs
    for (let clash = 1; clash <= clashes; clash++) {
      const drawn = roll(million)
      if (drawn >= meron + wala + both) continue
      const at = clash * clashMs
      const winner = drawn < meron ? 'home' : drawn < meron + wala ? 'away' : null
      const [home, away] = [winner === 'home' ? 1 : 0, winner === 'away' ? 1 : 0]
      return { marks: [{ at, home, away }], result: { home, away, winner, overAt: at }, length: whole }
    }
    return { marks: [], result: { home: 0, away: 0, winner: null, overAt: whole + 1 }, length: whole }
  },
}
