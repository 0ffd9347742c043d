import { afterEach, expect, test, vi } from 'vitest'
import { drawKinds, drawNumbers } from '../lottery/draw-numbers.ts'
import { chanceOf } from '../lottery/seals.ts'
import { combinationsOf, mostCombinations, mostLines, winOfLine } from './line.ts'
import { findPlay, playsOf } from './plays.ts'
import { returnsOf } from './draw-game-rtp.ts'
import { toNumbers } from './to-numbers.ts'
import { drawTurnover } from './valid-turnover.ts'

afterEach(() => void vi.restoreAllMocks())

const digits = '0 1 2 3 4 5 6 7 8 9'
const full = { play: 'lastThree', chosen: [digits, digits, digits], stake: 100 }
const samples = 400

test('full lines of a draw are worked out by the choice, not by the combination, and equal choices once', () => {
  const play = findPlay('3D', 'lastThree')
  if (!play) throw new Error('there is no such play')
  returnsOf('3D')
  const [one, all] = [vi.spyOn(play, 'judge'), vi.spyOn(play, 'judgeAll')]
  const lines = Array.from({ length: 20 * mostLines }, () => full)
  expect(drawTurnover('3D', lines, lines.length * mostCombinations * 100)).toBe(lines.length * mostCombinations * 5)
  expect(one).not.toHaveBeenCalled()
  expect(all).toHaveBeenCalledTimes(samples)
})

test('a line is paid what its combinations are paid one by one, for every play, on many choices and draws', () => {
  for (const kind of drawKinds)
    for (const play of playsOf(kind))
      for (let at = 0; at < 40; at++) {
        const chance = chanceOf(`choice ${at}`, `${kind} ${play.name}`)
        const numbers = toNumbers(drawNumbers(kind, chanceOf(`draw ${at}`, `${kind} ${play.name}`)))
        const chosen = play.places.map(({ options }, place) => {
          const drawn = options.filter(
            (option) => option === String(numbers.at(place - play.places.length)) || chance.roll(options.length) < 7,
          )
          return (drawn.length < play.take ? options.slice(0, play.take) : drawn.slice(0, 12)).join(' ')
        })
        const combinations = combinationsOf(play, chosen)
        const paid = combinations.reduce((sum, combination) => sum + (100 * play.judge(numbers, combination)) / 100, 0)
        expect([
          kind,
          play.name,
          chosen,
          numbers,
          winOfLine(play, { play: play.name, chosen, stake: 100 }, numbers),
        ]).toEqual([kind, play.name, chosen, numbers, paid])
      }
})
