import { expect, test } from 'vitest'
import { seededChance } from '../../../rtp/seeded-chance.ts'
import { deck } from '../cards/card.ts'
import type { Card } from '../../kernel/db/values/cards.ts'
import { bets, winOf } from './bets.ts'
import { countShoe } from './count-shoe.ts'
import { dealRound, isPair, winnerOf } from './deal.ts'
import { bankerDraws, isNatural, playerDraws, pointsOf } from './points.ts'
import { leastRtp, returns, shoeWays } from './shoe-rtp.ts'

const hand = (cards: string) => cards.split(' ') as Card[]
/** Rolls that bring these cards to the top of the shoe one after the other, each from a deck of its own. */
const rolls = (cards: string) => hand(cards).map((card, at) => deck.indexOf(card) + 52 * (at + 1) - at)
const dealing = (cards: string) => {
  const draws = rolls(cards)
  return dealRound({ roll: () => draws.shift() ?? 0 })
}

test('the return of every field is the one of the shoe, counted over every order of six cards', () => {
  expect(countShoe()).toEqual(shoeWays)
  const percent = Object.fromEntries(bets.map((bet) => [bet, (returns[bet] * 100).toFixed(3)]))
  expect(percent).toEqual({
    playerPair: '89.639',
    player: '98.765',
    tie: '85.640',
    banker: '98.942',
    bankerPair: '89.639',
  })
  expect(leastRtp).toBe(returns.tie)
})

test('a hand counts the last digit of its sum: aces one, tens and court cards nothing', () => {
  expect(['Kh 7c', 'As Ad', '9h 9d 4c', 'Th Jd Qc', '5s 5d'].map((cards) => pointsOf(hand(cards)))).toEqual([
    7, 2, 2, 0, 0,
  ])
})

test('third cards follow the table: the player to five, the banker by what the player drew', () => {
  expect([0, 5, 6, 7, 8, 9].map((points) => playerDraws(points, 0))).toEqual([true, true, false, false, false, false])
  expect(playerDraws(0, 8)).toBe(false)
  const drawn = (banker: number) =>
    Array.from({ length: 10 }, (_, third) => (bankerDraws(0, banker, third) ? third : '-')).join('')
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(drawn)).toEqual([
    '0123456789',
    '0123456789',
    '0123456789',
    '01234567-9',
    '--234567--',
    '----4567--',
    '------67--',
    '----------',
    '----------',
    '----------',
  ])
  expect([0, 5, 6, 7].map((banker) => bankerDraws(6, banker, null))).toEqual([true, true, false, false])
  expect([0, 5].map((banker) => bankerDraws(9, banker, null))).toEqual([false, false])
})

test('cards go to player, banker, player, banker, then to those that draw', () => {
  expect(dealing('Kh 2d 7c 3s 4h 9c')).toEqual({ player: ['Kh', '7c'], banker: ['2d', '3s', '4h'] })
  expect(dealing('2h 2d 3c 4s 6h 9c')).toEqual({ player: ['2h', '3c', '6h'], banker: ['2d', '4s', '9c'] })
  expect(dealing('2h 2d 3c 4s 8h 9c')).toEqual({ player: ['2h', '3c', '8h'], banker: ['2d', '4s'] })
  expect(dealing('9h 2d Tc 4s 8h 9c')).toEqual({ player: ['9h', 'Tc'], banker: ['2d', '4s'] })
})

test('player pays the stake, banker 0.95 of it rounded down, tie eight, a pair eleven; a tie gives player and banker back', () => {
  const paid = (cards: string, stake: number) => {
    const dealt = dealing(cards)
    return bets.map((bet) => winOf(bet, stake, dealt))
  }
  expect(paid('Kh 2d 7c 3s Th', 1000)).toEqual([0, 2000, 0, 0, 0])
  expect(paid('Kh 4d 6c 3s', 1001)).toEqual([0, 0, 0, 1001 + 950, 0])
  expect(paid('Kh 4d 6c 3s', 1)).toEqual([0, 0, 0, 1, 0])
  expect(paid('Kh 4d 7c 3s', 1000)).toEqual([0, 1000, 9000, 1000, 0])
  expect(paid('Kh 4d Kc 4s', 1000)).toEqual([12_000, 0, 0, 1950, 12_000])
})

test('a pair is of one rank, whatever it counts and whatever comes third', () => {
  expect(isPair(hand('Kh Ks'))).toBe(true)
  expect(isPair(hand('Kh Qh'))).toBe(false)
  expect(isPair(hand('2h 3h 3c'))).toBe(false)
})

test('a round has four to six cards, ends at a natural, and never breaks the rule', () => {
  const random = seededChance(5)
  for (let round = 0; round < 4000; round++) {
    const { player, banker } = dealRound(random)
    const natural = [player, banker].some((cards) => isNatural(pointsOf(cards.slice(0, 2))))
    expect(player.length + banker.length).toBeLessThanOrEqual(natural ? 4 : 6)
    const lead = pointsOf(player) - pointsOf(banker)
    expect(winnerOf({ player, banker })).toBe(lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie')
  }
})
