import { describe, expect, test } from 'vitest'
import { baccaratTurnover } from '../baccarat/valid-turnover.ts'
import { sportsbookTurnovers, type StakedBet } from '../sportsbook/valid-turnover.ts'
import { drawTurnover } from '../draw-games/valid-turnover.ts'
import { validTurnoverOf } from './valid-turnover.ts'

test('valid turnover is the most that is lost, ends of less than five in a hundred rounds left out', () => {
  const even = (lose: number) =>
    validTurnoverOf(100, [
      { chance: lose, returned: 0 },
      { chance: 1 - lose, returned: 98 },
    ])
  expect([even(0.5), even(0.051), even(0.05), even(0.01)]).toEqual([100, 100, 2, 2])
  expect(validTurnoverOf(100, [{ chance: 1, returned: 250 }])).toBe(0)
  expect(validTurnoverOf(100, [])).toBe(100)
})

describe('baccarat', () => {
  test('a field alone counts whole, and so does a pair', () => {
    for (const bet of ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const)
      expect(baccaratTurnover({ [bet]: 1_000 })).toBe(1_000)
  })

  test('Player and Banker together count what they can lose together: the commission', () => {
    expect(baccaratTurnover({ player: 1_000, banker: 1_000 })).toBe(50)
    expect(baccaratTurnover({ player: 1_000, banker: 600 })).toBe(430)
    expect(baccaratTurnover({ player: 950, banker: 1_000 })).toBe(50)
  })

  test('the tie covers neither, and pairs are lost beside what is covered', () => {
    expect(baccaratTurnover({ player: 1_000, banker: 1_000, tie: 100 })).toBe(150)
    expect(baccaratTurnover({ player: 1_000, banker: 1_000, playerPair: 200 })).toBe(250)
  })
})

describe('lotteries', () => {
  const line = (play: string, stake: number, ...chosen: string[]) => ({ play, stake, chosen })
  const digits = '0 1 2 3 4 5 6 7 8 9'

  test('a side alone counts whole, both sides what they can lose together, on lines of one ticket or of several', () => {
    expect(drawTurnover('DICE', [line('bigSmall', 100, 'big')], 100)).toBe(100)
    expect(drawTurnover('DICE', [line('bigSmall', 100, 'big small')], 200)).toBe(10)
    expect(drawTurnover('DICE', [line('bigSmall', 100, 'big'), line('bigSmall', 100, 'small')], 200)).toBe(10)
    expect(drawTurnover('KENO', [line('bigSmall', 100, 'big small')], 200)).toBe(10)
  })

  test('all numbers count the margin; nine of ten digits are lost whole once in ten draws', () => {
    expect(drawTurnover('3D', [line('lastTwo', 100, digits, digits)], 10_000)).toBe(500)
    expect(drawTurnover('4D', [line('lastDigit', 100, digits)], 1_000)).toBe(50)
    expect(drawTurnover('4D', [line('lastDigit', 100, digits.slice(2))], 900)).toBe(900)
    expect(drawTurnover('3D', [line('lastTwo', 100, digits, '0')], 1_000)).toBe(1_000)
  })

  test('a face of the dice that shows often is a bet like any other', () => {
    expect(drawTurnover('DICE', [line('face', 100, '1 2 3')], 300)).toBe(300)
  })
})

describe('sportsbook', () => {
  const markets = new Map([
    [
      '1/result',
      {
        kind: 'result' as const,
        line: null,
        picks: [
          { pick: 'home' as const, odds: 190 },
          { pick: 'draw' as const, odds: 340 },
          { pick: 'away' as const, odds: 420 },
        ],
      },
    ],
    [
      '2/goals',
      {
        kind: 'goals' as const,
        line: 25,
        picks: [
          { pick: 'over' as const, odds: 190 },
          { pick: 'under' as const, odds: 190 },
        ],
      },
    ],
  ])
  const leg = (key: string, pick: string, odds: number) => ({
    fixtureId: Number(key.split('/')[0]),
    market: key.split('/')[1] ?? '',
    pick,
    odds,
  })
  const bet = (id: string, stake: number, legs: StakedBet['legs'], memberId = 1): StakedBet => ({
    id,
    memberId,
    stake,
    legs,
  })
  const valid = (bets: readonly StakedBet[]) => [...sportsbookTurnovers(bets, markets).values()]

  test('single bets on every pick of a market count what they can lose together, parted by their stakes', () => {
    const over = bet('a', 1_000, [leg('2/goals', 'over', 190)])
    const under = bet('b', 1_000, [leg('2/goals', 'under', 190)])
    expect(valid([over])).toEqual([1_000])
    expect(valid([over, under])).toEqual([50, 50])
    expect(valid([over, { ...under, memberId: 2 }])).toEqual([1_000, 1_000])
    expect(valid([over, { ...under, legs: [leg('1/result', 'draw', 340)] }])).toEqual([1_000, 1_000])
  })

  test('a market of three picks is covered by three, and two of them are a risk', () => {
    const three = [
      bet('a', 2_211, [leg('1/result', 'home', 190)]),
      bet('b', 1_236, [leg('1/result', 'draw', 340)]),
      bet('c', 1_000, [leg('1/result', 'away', 420)]),
    ]
    expect(valid(three).reduce((sum, each) => sum + each, 0)).toBeLessThan(260)
    expect(valid(three.slice(0, 2))).toEqual([2_211, 1_236])
  })

  test('parlays on the same markets cover each other when they hold every way', () => {
    const pair = (id: string, result: string, odds: number, goals: string) =>
      bet(id, 1_000, [leg('1/result', result, odds), leg('2/goals', goals, 190)])
    const all = [
      ['home', 190],
      ['draw', 340],
      ['away', 420],
    ].flatMap(([pick, odds]) =>
      ['over', 'under'].map((goals) => pair(`${pick}${goals}`, String(pick), Number(odds), goals)),
    )
    expect(valid(all).every((each) => each < 500)).toBe(true)
    expect(valid(all.slice(1)).every((each) => each === 1_000)).toBe(true)
  })
})
