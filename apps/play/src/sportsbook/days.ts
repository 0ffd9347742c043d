import type { Speech } from '../frame/speech.ts'
import type { Fixture, League } from '../calls/sportsbook.ts'
import type { Board } from './board.ts'
import type { Tab } from './tabs.tsx'
import { dayName, dayOf } from './wording.ts'

const isLive = ({ state }: Fixture): boolean => state === 'live' || state === 'closed'
const isOpen = ({ state }: Fixture): boolean => state === 'open'
const isOver = ({ state }: Fixture): boolean => state === 'over' || state === 'void'

/** The tabs of the sportsbook: what is played now, each day with something to come, and what is over. */
export function dayTabs(speech: Speech, { fixtures, now }: Board): readonly Tab[] {
  const all = [...fixtures.values()]
  const starts = all
    .filter(isOpen)
    .map(({ startsAt }) => startsAt)
    .toSorted((a, b) => a - b)
  const days = [...new Map(starts.toReversed().map((at) => [dayOf(speech, at), at])).values()].toReversed()
  return [
    { id: 'live', name: speech.word('live'), count: all.filter(isLive).length },
    ...days.map((at) => ({ id: dayOf(speech, at), name: dayName(speech, at, now) })),
    { id: 'results', name: speech.word('results') },
  ]
}

/** The tab that the sportsbook opens with: the first day with something to come. */
export const firstTab = (tabs: readonly Tab[]): string => tabs.find(({ id }) => id !== 'live')?.id ?? 'live'

/** A league with its fixtures on a tab. */
export interface Group {
  readonly league: League
  readonly fixtures: readonly Fixture[]
}

/** The fixtures of a tab by league, the next first; of those that are over the last. */
export function groupsOf(
  speech: Pick<Speech, 'timeZone'>,
  { fixtures }: Board,
  leagues: readonly League[],
  tab: string,
): Group[] {
  const belongs =
    tab === 'live'
      ? isLive
      : tab === 'results'
        ? isOver
        : (fixture: Fixture) => isOpen(fixture) && dayOf(speech, fixture.startsAt) === tab
  const shown = [...fixtures.values()].filter(belongs)
  const later = tab === 'results' ? -1 : 1
  return leagues.flatMap((league) => {
    const own = shown
      .filter((fixture) => fixture.league === league.code)
      .toSorted((a, b) => (a.startsAt - b.startsAt) * later || a.id - b.id)
    return own.length > 0 ? [{ league, fixtures: own }] : []
  })
}
