import type { CatalogueGame } from './games.ts'

/** What is drawn when in a lottery game of the catalogue; times in milliseconds. */
export interface CatalogueLottery {
  readonly gameId: number
  readonly code: string
  readonly area: 'VN' | 'SEA' | 'PH'
  readonly prizeMode: 'LOTT' | 'ELOTT' | 'SEA'
  readonly groupCode: string
  readonly drawKind: string
  readonly interval: number
  readonly phase: number
  readonly closesBefore: number
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day

interface Timetable {
  readonly interval: number
  readonly phase: number
}

const every = (minutes: number): Timetable => ({ interval: minutes * minute, phase: 0 })

/** Once a day at an hour and minute of a clock that is `ahead` hours ahead of UTC. */
const daily = (at: number, minutes: number, ahead: number): Timetable => ({
  interval: day,
  phase: ((at - ahead + 24) % 24) * hour + minutes * minute,
})

/** Once a week: the day is counted from Thursday, the first of January 1970. */
const weekly = (weekday: number, at: number): Timetable => ({ interval: week, phase: weekday * day + (at - 8) * hour })

/** The games of Vietnam: region, and when the draw opens: every minute, or at noon by the clock of Hanoi. */
const vietnam: Readonly<Record<string, readonly [group: string, timetable: Timetable]>> = {
  'Mekong 4D': ['VN_SOUTH', every(1)],
  'Hanoi Express': ['VN_NORTH', every(1)],
  'Saigon Noon': ['VN_SOUTH', daily(12, 0, 7)],
  'Da Nang 3D': ['VN_CENTRAL', every(1)],
  'Hue Imperial Draw': ['VN_CENTRAL', every(1)],
  'Red River 4D': ['VN_NORTH', every(1)],
  'Lotus Delta 3D': ['VN_SOUTH', every(1)],
}

const neighbours = new Set([
  'Pearl River 4D',
  'Siam Morning',
  'Borneo 3D',
  'Java Sunset Draw',
  'Malacca 4D',
  'Penang Six',
])

const minutesText: Readonly<Record<string, number>> = { One: 1, Three: 3, Five: 5 }

/** When a title of the Philippines or the neighbours is drawn, as its name says; the rest every minute. */
function timetableOf(title: string): Timetable {
  const told = /^(One|Three|Five) Minute/.exec(title)?.[1]
  if (told) return every(minutesText[told] ?? 1)
  if (title.startsWith('Sunday')) return weekly(3, 21)
  if (title.startsWith('Friday')) return weekly(1, 21)
  if (/Morning|Sunrise/.test(title)) return daily(9, 0, 8)
  if (title.includes('Noon')) return daily(12, 0, 8)
  if (/Evening|Twilight|Sunset/.test(title)) return daily(18, 30, 8)
  if (title.startsWith('Night')) return daily(21, 0, 8)
  return every(1)
}

function quickKind(title: string): string {
  if (/Dice|Quick Three/.test(title)) return 'DICE'
  if (/Quick Five|Quick Pick/.test(title)) return 'FIVE'
  return /Nine|Seven|Wheel/.test(title) ? 'NINE' : 'BALLS'
}

const electronic: Readonly<Record<string, (title: string) => readonly [group: string, kind: string]>> = {
  KENO: () => ['KENO', 'KENO'],
  BG: () => ['BINGO', 'BINGO'],
  QUICK: (title) => ['QUICK', quickKind(title)],
}

const drawn: Readonly<Record<string, string>> = { '3D': '3D', '4D': '4D', DRAW: 'SIX' }

const gapOf = ({ interval }: Timetable): number => (interval >= day ? 15 * minute : Math.max(5_000, interval / 12))

/** The lottery games of a catalogue. */
export function lotteriesOf(games: readonly CatalogueGame[]): CatalogueLottery[] {
  return games.flatMap(({ id, code, title, category, classify }) => {
    const common = { gameId: id, code: code.replaceAll('-', '').toUpperCase() }
    if (category === 'ELOTT') {
      const [groupCode, drawKind] = (electronic[classify] ?? electronic['QUICK'])?.(title) ?? ['QUICK', 'BALLS']
      const times = timetableOf(title)
      return {
        ...common,
        area: 'PH' as const,
        prizeMode: 'ELOTT' as const,
        groupCode,
        drawKind,
        ...times,
        closesBefore: gapOf(times),
      }
    }
    if (category !== 'LOTT') return []
    const drawKind = drawn[classify] ?? 'SIX'
    const region = vietnam[title]
    const times = region?.[1] ?? timetableOf(title)
    const place = region
      ? { area: 'VN' as const, prizeMode: 'LOTT' as const, groupCode: region[0] }
      : neighbours.has(title)
        ? { area: 'SEA' as const, prizeMode: 'SEA' as const, groupCode: 'SEA_DRAW' }
        : { area: 'PH' as const, prizeMode: 'LOTT' as const, groupCode: `PH_${classify}` }
    return { ...common, ...place, drawKind, ...times, closesBefore: gapOf(times) }
  })
}
