import { expect, test } from 'vitest'
import { outcomeOf, returnOf } from './bet-amounts.ts'
import { sportsbookRtp, simulatedRtps } from './sportsbook-rtp.ts'
import { leagues, leaguesOf, sportOf } from './leagues.ts'
import { liveAt } from './live.ts'
import { pairsOf } from './pairs.ts'
import { chancesOf, margins, marketRtp, priced } from './odds.ts'
import { marketRtps } from './market-rtp.ts'
import { differenceOf, drawNews, firstStrength, newsChances, strengthsAfter } from './strengths.ts'
import { legState, winningSelection } from './winning-selection.ts'

/** A chance that always comes out the same. */
function seeded(seed: number) {
  let state = seed
  return {
    roll(below: number): number {
      state = (state + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
    },
  }
}

const sportsPlayed = ['FIVEHILLS', 'PAPERBOAT', 'BLADEOPEN', 'GRIDLEAGUE', 'GOLDENHOUR']

test('what is worked out is what is played: every pick of every market comes as often as its chance says', () => {
  const random = seeded(7)
  const played = 20_000
  for (const code of sportsPlayed) {
    const sport = sportOf(code)
    const difference = differenceOf(firstStrength(2), firstStrength(4), 0)
    const markets = sport.chances(difference, sport.lines(difference))
    const results = Array.from({ length: played }, () => sport.play(difference, random).result)
    for (const market of markets)
      for (const [pick, chance] of market.picks) {
        const came = results.filter((result) => winningSelection(market, result) === pick).length / played
        expect(Math.abs(came - chance), `${code} ${market.kind} ${pick}`).toBeLessThan(
          4 * Math.sqrt((chance * (1 - chance)) / played),
        )
      }
  }
})

test('odds are the fair ones less the stated margin: 1 divided by the sum of the inverse odds is what a market returns', () => {
  for (const { code } of leagues) {
    const sport = sportOf(code)
    for (const [home, away] of [
      [0, 7],
      [3, 4],
      [6, 1],
    ] as const) {
      const sides = { home: firstStrength(home), away: firstStrength(away), news: null }
      for (const market of priced(chancesOf(sport, sides, sport.lines(differenceOf(sides.home, sides.away, 0))))) {
        const fair = 1 / (1 + margins[market.kind])
        expect(marketRtp(market), `${code} ${market.kind}`).toBeLessThanOrEqual(fair + 0.0001)
        expect(marketRtp(market), `${code} ${market.kind}`).toBeGreaterThan(fair - 0.012)
        expect(market.picks.every(({ odds }) => odds > 100)).toBe(true)
      }
    }
  }
})

test('the odds before the news count in all of it: nobody gains by betting early or late', () => {
  const sport = sportOf('LANTERN')
  const sides = { home: firstStrength(1), away: firstStrength(5) }
  const lines = sport.lines(differenceOf(sides.home, sides.away, 0))
  const [before] = chancesOf(sport, { ...sides, news: null }, lines)
  const after = newsChances.reduce(
    (sum, [news, weight]) => sum + weight * (chancesOf(sport, { ...sides, news }, lines)[0]?.picks[0]?.[1] ?? 0),
    0,
  )
  expect(before?.picks[0]?.[1]).toBeCloseTo(after, 12)
  expect(before?.picks.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 12)
  const drawn = Array.from({ length: 4 }, (_, at) => drawNews({ roll: () => at }))
  expect(drawn).toEqual([-1, 0, 0, 1])
})

test('nothing of a course is told before it has happened, and its end is its result', () => {
  const random = seeded(11)
  for (const code of sportsPlayed) {
    const { play, timing } = sportOf(code)
    const course = play(0, random)
    const last = course.marks.at(-1)
    for (let at = 0; at < course.length; at += 3_700) {
      const live = liveAt(course, timing, at)
      const seen = course.marks.findLast((mark) => mark.at <= at)
      expect([live.home, live.away]).toEqual([seen?.home ?? 0, seen?.away ?? 0])
      expect(live.phase).not.toBe('over')
    }
    expect(liveAt(course, timing, course.length)).toMatchObject({
      phase: 'over',
      home: last?.home ?? 0,
      away: last?.away ?? 0,
    })
    expect(course.length % 60_000, code).toBe(0)
  }
  const soccer = sportOf('FIVEHILLS')
  const clock = (at: number) =>
    liveAt({ marks: [], result: { home: 0, away: 0, winner: null }, length: 420_000 }, soccer.timing, at)
  expect(clock(0)).toMatchObject({ phase: 'play', part: 1, clock: 1 })
  expect(clock(179_999)).toMatchObject({ phase: 'play', part: 1, clock: 45 })
  expect(clock(200_000)).toMatchObject({ phase: 'break', part: 1, clock: 45 })
  expect(clock(240_000)).toMatchObject({ phase: 'play', part: 2, clock: 46 })
})

test('a drawn fight returns meron and wala, a fixture that was not played returns everything', () => {
  const drawn = { result: { home: 0, away: 0, winner: null, overAt: 61_000 } }
  expect(legState({ kind: 'fight', line: null, pick: 'meron' }, drawn)).toBe('void')
  expect(legState({ kind: 'draw', line: null, pick: 'yes' }, drawn)).toBe('won')
  expect(legState({ kind: 'length', line: 300, pick: 'under' }, drawn)).toBe('lost')
  expect(legState({ kind: 'draw', line: null, pick: 'yes' }, null)).toBe('void')
  const tied = { home: 80, away: 80, winner: 'away' } as const
  expect(winningSelection({ kind: 'winner', line: null }, tied)).toBe('away')
  expect(winningSelection({ kind: 'spread', line: -5 }, tied)).toBe('away')
  expect(winningSelection({ kind: 'spread', line: 5 }, tied)).toBe('home')
  expect(winningSelection({ kind: 'points', line: 1595 }, tied)).toBe('over')
  expect(winningSelection({ kind: 'both', line: null }, { home: 2, away: 0, winner: 'home' })).toBe('no')
})

test('a bet pays the product of its odds to the centavo; a void leg counts as 1.00, a lost one loses at once', () => {
  const leg = (odds: number, state: 'open' | 'won' | 'lost' | 'void') => ({ odds, state })
  expect(returnOf(10_050, [187, 213])).toBe(40_030)
  expect(
    returnOf(
      100,
      Array.from({ length: 10 }, () => 1_999),
    ),
  ).toBe(1_018_891_504_653_431)
  expect(outcomeOf(1000, [leg(150, 'won'), leg(300, 'open')])).toEqual({ state: 'open', win: 0 })
  expect(outcomeOf(1000, [leg(150, 'lost'), leg(300, 'open')])).toEqual({ state: 'lost', win: 0 })
  expect(outcomeOf(1000, [leg(150, 'won'), leg(300, 'void')])).toEqual({ state: 'won', win: 1500 })
  expect(outcomeOf(1000, [leg(150, 'void'), leg(300, 'void')])).toEqual({ state: 'void', win: 1000 })
})

test('in a league everybody meets everybody before anybody meets again, nobody plays twice at once', () => {
  const met = Array.from({ length: 7 }, (_, round) => pairsOf(round, 8, 4)).flat()
  expect(new Set(met.map((pair) => [...pair].toSorted((a, b) => a - b).join('/'))).size).toBe(28)
  for (let round = 0; round < 14; round++) expect(new Set(pairsOf(round, 8, 4).flat()).size).toBe(8)
  expect(
    pairsOf(3, 8, 4)
      .map(([home, away]) => `${away}/${home}`)
      .toSorted(),
  ).toEqual(
    pairsOf(10, 8, 4)
      .map(([home, away]) => `${home}/${away}`)
      .toSorted(),
  )
  for (const { every, pairs, teams, code } of leagues) {
    expect(every, code).toBeGreaterThanOrEqual(60_000)
    expect(pairs * 2, code).toBeLessThanOrEqual(teams.length)
    expect(new Set(teams).size, code).toBe(8)
  }
})

test('strength moves from one side to the other, more for a surprise, and stays in its bounds', () => {
  const [weak, strong] = strengthsAfter(1450, 1550, 'home')
  expect([weak + strong, weak - 1450]).toEqual([3000, 10])
  expect(strengthsAfter(1550, 1450, 'home')).toEqual([1556, 1444])
  expect(strengthsAfter(1628, 1400, 'home')).toEqual([1630, 1398])
  expect(strengthsAfter(1500, 1500, null)).toEqual([1500, 1500])
})

test('a title shows the leagues of its category, its own kind first', () => {
  expect(leaguesOf({ category: 'SPORTS', classify: 'BASKETBALL' }).map(({ code }) => code)).toEqual([
    'PAPERBOAT',
    'NOWHERE',
    'FIVEHILLS',
    'LANTERN',
    'TIDEWATER',
  ])
  expect(leaguesOf({ category: 'ESPORTS', classify: 'MOBA' })[0]?.code).toBe('GRIDLEAGUE')
  expect(leaguesOf({ category: 'COCKFIGHT', classify: 'SABONG' })).toHaveLength(2)
})

test('what ten million simulated bets gave back bears out what is worked out, market by market', () => {
  for (const { market, stated } of marketRtps()) {
    const [percent, interval] = simulatedRtps[market]
    expect(Math.abs(percent - stated * 100), market).toBeLessThanOrEqual(interval)
    expect(interval, market).toBeLessThan(0.2)
  }
  expect(sportsbookRtp({ category: 'SPORTS', classify: 'SOCCER' })).toEqual({
    percent: simulatedRtps.both[0],
    interval: simulatedRtps.both[1],
    rounds: 10_000_000,
  })
  expect(sportsbookRtp({ category: 'COCKFIGHT', classify: 'SABONG' }).percent).toBe(simulatedRtps.length[0])
})
