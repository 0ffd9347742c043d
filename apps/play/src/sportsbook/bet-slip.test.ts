import { expect, test } from 'vitest'
import type { Fixture, PickName } from '../calls/sportsbook.ts'
import { merged } from './board.ts'
import { groupsOf, firstTab } from './days.ts'
import { dayOf } from './wording.ts'
import { problemOf, returnOf, standing, stakeOf, sumsOf, type BetSlip, type BetSlipLeg } from './bet-slip.ts'

const now = Date.UTC(2026, 10, 21, 4)
const limits = { least: 2_000, most: 100_000, mostReturn: 1_000_000 }
const fixture = (id: number, odds: number, changes: Partial<Fixture> = {}): Fixture => ({
  id,
  league: 'LANTERN',
  home: 'Home',
  away: 'Away',
  startsAt: now + 60_000 * id,
  state: 'open',
  news: null,
  live: null,
  markets: [
    {
      kind: 'result',
      line: null,
      picks: [
        { pick: 'home', odds },
        { pick: 'away', odds: 300 },
      ],
    },
  ],
  ...changes,
})
const leg = (id: number, odds: number, pick: PickName = 'home'): BetSlipLeg => ({
  fixture: id,
  market: 'result',
  line: null,
  pick,
  odds,
})
const boardOf = (...fixtures: Fixture[]) => merged(null, { now, fixtures, bets: [] })
const slip = (kind: BetSlip['kind'], ...legs: BetSlip['legs']): BetSlip => ({ kind, stake: '50', legs })

test('a typed stake is read with point or comma, and nothing else is one', () => {
  expect(['50', '50.5', '50,50', ' 7 ', '0.05'].map(stakeOf)).toEqual([5_000, 5_050, 5_050, 700, 5])
  expect(['', '-5', '1.234', '1e3', '12 000', '12345678'].map(stakeOf)).toEqual([null, null, null, null, null, null])
})

test('sums are cut to the centavo as the server cuts them', () => {
  expect(returnOf(10_050, [187, 213])).toBe(40_030)
  expect(sumsOf('single', 1_001, [185, 300])).toEqual({
    total: 2_002,
    possible: 1_851 + 3_003,
    odds: 555,
    highest: 3_003,
  })
  expect(sumsOf('parlay', 1_001, [185, 300])).toEqual({ total: 1_001, possible: 5_555, odds: 555, highest: 5_555 })
})

test('what keeps a slip from being placed: closed fixtures, changed odds, picks that do not join, the stake, the return', () => {
  const board = boardOf(fixture(1, 185), fixture(2, 200), fixture(3, 150, { state: 'closed', markets: [] }))
  const problem = (of: BetSlip, stake: number | null = 5_000) => problemOf(of, standing(of, board), stake, limits)
  expect(problem(slip('single', leg(1, 185)))).toBeNull()
  expect(problem(slip('single', leg(1, 185), leg(3, 150)))).toBe('gone')
  expect(problem(slip('single', leg(1, 186)))).toBe('changed')
  expect(problem(slip('parlay', leg(1, 185)))).toBe('two')
  expect(problem(slip('parlay', leg(1, 185), leg(1, 300, 'away')))).toBe('same')
  expect(problem(slip('single', leg(1, 185), leg(1, 300, 'away')))).toBeNull()
  expect([null, 1_999, 100_001].map((stake) => problem(slip('single', leg(1, 185)), stake))).toEqual([
    'range',
    'range',
    'range',
  ])
  expect(
    problemOf(
      slip('parlay', leg(1, 185), leg(2, 200)),
      standing(slip('parlay', leg(1, 185), leg(2, 200)), board),
      5_000,
      { ...limits, mostReturn: 18_499 },
    ),
  ).toBe('high')
})

test('an answer lies over the board, and what is long over falls out; a forgotten fixture leaves the slip', () => {
  const before = boardOf(fixture(1, 185), fixture(2, 200, { state: 'over', startsAt: now - 91 * 60_000 }))
  const after = merged(before, { now, fixtures: [fixture(1, 210)], bets: [] })
  expect(after.fixtures.get(1)?.markets[0]?.picks[0]?.odds).toBe(210)
  expect(after.fixtures.has(2)).toBe(false)
  expect(standing(slip('single', leg(1, 185), leg(2, 200)), after)).toMatchObject([{ leg: { odds: 185 }, now: 210 }])
})

const manila = { timeZone: 'Asia/Manila' }

test('a day has its open fixtures by league, the next first; results come last first', () => {
  const league = {
    code: 'LANTERN',
    name: 'Lantern',
    sport: 'soccer',
    timing: { parts: 2, partMs: 1, breakMs: 1, minutes: 45 },
  } as const
  const board = boardOf(
    fixture(2, 200),
    fixture(1, 185),
    fixture(4, 150, { state: 'over' }),
    fixture(5, 150, { state: 'void' }),
    fixture(6, 150, { state: 'live' }),
  )
  const ids = (tab: string) =>
    groupsOf(manila, board, [league], tab).flatMap(({ fixtures }) => fixtures.map(({ id }) => id))
  expect([ids('2026-11-21'), ids('results'), ids('live'), ids('2026-11-22')]).toEqual([[1, 2], [5, 4], [6], []])
  expect(
    firstTab([
      { id: 'live', name: '' },
      { id: '2026-11-22', name: '' },
      { id: 'results', name: '' },
    ]),
  ).toBe('2026-11-22')
})

test('a day begins at midnight of the zone that the opening names', () => {
  const eve = Date.UTC(2026, 10, 21, 16, 30)
  expect(dayOf(manila, eve)).toBe('2026-11-22')
  expect(dayOf({ timeZone: 'UTC' }, eve)).toBe('2026-11-21')
})
