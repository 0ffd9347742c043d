import { expect, test } from 'vitest'
import { boardOf } from './queries.ts'

const winner = (winAmount: number, settleTime: number) => ({
  customerName: 'li***88', gameName: 'Jade Dragon', nodeId: 1, gameType: 'RNG', vassalage: 'KW', iconUrl: null, winAmount, settleTime,
})

test('[LOB-08] the three largest wins lead, the others follow by time', () => {
  const { top, latest } = boardOf([winner(1, 9), winner(50, 1), winner(2, 10), winner(40, 2), winner(30, 3)])
  expect(top.map((row) => row.winAmount)).toEqual([50, 40, 30])
  expect(latest.map((row) => row.winAmount)).toEqual([2, 1])
})
