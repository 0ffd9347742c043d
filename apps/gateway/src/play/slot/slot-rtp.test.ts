import { expect, test } from 'vitest'
import { exactRtp } from '../games/exact-rtp.ts'
import { evaluate, payOfLine } from './evaluate.ts'
import { freeTimes, slotLines, slotRtp } from './paytable.ts'
import { reels, rows, type SlotSymbol } from './reels.ts'
import { spinTotals, slotRtpOf } from './slot-rtp.ts'

test('the return that the game states is the one of its reels, free spins and all', () => {
  const totals = spinTotals()
  expect(totals).toEqual({ paid: 26_840_003, free: 3_091_824, stops: 32 ** 5 })
  const { paid, staked } = slotRtpOf()
  expect({ paid, staked }).toEqual({ paid: 983_585_620_978_768n, staked: 1_022_155_508_678_656n })
  expect(slotRtp).toBeCloseTo(Number((paid * 10n ** 15n) / staked) / 1e15, 14)
  expect(exactRtp(slotRtp).percent.toFixed(3)).toBe('96.227')
})

test('a sum over every stop of three reels agrees with what the counts of signs say', () => {
  const lines = (first: readonly SlotSymbol[]) => payOfLine([...first, 'comet', 'comet']).pay
  let paid = 0
  for (let a = 0; a < 32; a++)
    for (let b = 0; b < 32; b++)
      for (let c = 0; c < 32; c++) paid += lines([0, 1, 2].map((at) => reels[at]?.[[a, b, c][at] ?? 0] ?? 'stone'))
  const signs = [...new Set(reels.flat())]
  const count = (at: number, sign: SlotSymbol) => reels[at]?.filter((one) => one === sign).length ?? 0
  const byCount = signs
    .flatMap((a) => signs.flatMap((b) => signs.map((c) => count(0, a) * count(1, b) * count(2, c) * lines([a, b, c]))))
    .reduce((sum, one) => sum + one, 0)
  expect(paid).toBe(byCount)
})

test('comets pay and give free spins wherever they fall; in a free spin every win counts twice, and three more give as many again', () => {
  const comets = reels.map((reel) => reel.indexOf('comet'))
  const three = evaluate(
    comets.map((stop, reel) => (reel < 3 ? stop : stop + 5)),
    100,
  )
  expect(three).toMatchObject({ scatters: 3, scatterWin: 200, freeSpins: 8 })
  expect(evaluate(comets, 100)).toMatchObject({ scatters: 5, scatterWin: 5000, freeSpins: 20 })
  const free = evaluate(comets, 100, freeTimes)
  expect(free).toMatchObject({ scatterWin: 10_000, freeSpins: 20 })
  expect(free.win).toBe(2 * evaluate(comets, 100).win)
})

test('a line pays from the left, suns help, comets do not, and the better reading counts', () => {
  expect(payOfLine(['moon', 'moon', 'moon', 'leaf', 'moon'])).toEqual({ symbol: 'moon', count: 3, pay: 60 })
  expect(payOfLine(['sun', 'moon', 'sun', 'moon', 'leaf'])).toEqual({ symbol: 'moon', count: 4, pay: 300 })
  expect(payOfLine(['sun', 'sun', 'sun', 'stone', 'leaf'])).toEqual({ symbol: 'sun', count: 3, pay: 100 })
  expect(payOfLine(['leaf', 'moon', 'moon', 'moon', 'moon']).pay).toBe(0)
  expect(payOfLine(['comet', 'comet', 'comet', 'moon', 'moon']).pay).toBe(0)
  expect(payOfLine(['sun', 'sun', 'sun', 'sun', 'sun'])).toEqual({ symbol: 'sun', count: 5, pay: 3000 })
})

test('there are 20 different lines over three rows, and every win is whole for every stake', () => {
  expect(new Set(slotLines.map((line) => line.join(''))).size).toBe(20)
  expect(slotLines.flat().every((row) => row >= 0 && row < rows)).toBe(true)
  for (let stop = 0; stop < 32; stop++)
    expect(
      Number.isInteger(
        evaluate(
          reels.map((_reel, at) => (stop * (at + 3)) % 32),
          100,
        ).win,
      ),
    ).toBe(true)
})
