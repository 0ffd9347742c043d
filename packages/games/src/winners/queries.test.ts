import { expect, test } from 'vitest'
import { boardOf, maskedName } from './queries.ts'

const now = 100
const winner = (winAmount: number, settleTime: number | null, customerName = 'li***88') => ({
  customerName,
  gameName: 'Jade Dragon',
  nodeId: 1,
  gameType: 'RNG',
  vassalage: 'KW',
  iconUrl: null,
  winAmount,
  settleTime,
})

test('[LOB-08] the three largest wins lead, the others follow by time', () => {
  const { top, latest } = boardOf([winner(1, 9), winner(50, 1), winner(2, 10), winner(40, 2), winner(30, 3)], now)
  expect(top.map((row) => row.winAmount)).toEqual([50, 40, 30])
  expect(latest.map((row) => row.winAmount)).toEqual([2, 1])
})

test('[LOB-08] what is not settled yet, or won nothing, is no win; a time that is not told does not matter', () => {
  const { top } = boardOf([winner(50, now + 1), winner(0, 1), winner(20, now), winner(10, null)], now)
  expect(top.map((row) => row.winAmount)).toEqual([20, 10])
})

test('[LOB-08] no name stands there whole, whatever the server sends', () => {
  expect(boardOf([winner(1, 1, 'maria.santos')], now).top[0]?.customerName).toBe('mar***')
  expect(maskedName('li***88')).toBe('li***88')
  expect(maskedName('Al')).toBe('Al***')
})
