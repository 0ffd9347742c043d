import type { Bet, BoardAnswer, Fixture } from '../calls/sportsbook.ts'

/** The sportsbook as the page holds it, by id. */
export interface Board {
  readonly now: number
  readonly fixtures: ReadonlyMap<number, Fixture>
  readonly bets: ReadonlyMap<string, Bet>
}

/** A board with an answer put over it; what is over for more than an hour falls out. */
export function merged(
  board: Board | null,
  { now, fixtures, bets }: Pick<BoardAnswer, 'now' | 'fixtures' | 'bets'>,
): Board {
  const kept = [...(board?.fixtures.values() ?? [])].filter(
    ({ state, startsAt }) => state === 'open' || state === 'live' || now - startsAt < 90 * 60_000,
  )
  return {
    now,
    fixtures: new Map([...kept, ...fixtures].map((fixture) => [fixture.id, fixture])),
    bets: new Map([...(board?.bets ?? []), ...bets.map((bet) => [bet.id, bet] as const)]),
  }
}
