import { expect, test } from 'vitest'
import { decide } from './decisions.ts'

test.each(['LOTT', 'ELOTT'])('[LAU-01] %s launches directly', (category) => {
  expect((['all', 'vendor', 'game'] as const).map((choice) => decide(category, choice))).toEqual(['launch', 'launch', 'launch'])
})

test.each(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'FISH', 'PVP', 'LIVE'])('[LAU-01] %s goes to its page for all and for a vendor, and launches a game', (category) => {
  expect((['all', 'vendor', 'game'] as const).map((choice) => decide(category, choice))).toEqual(['category', 'category', 'launch'])
})

test.each(['RNG', 'INHOUSE', 'NEW', 'constructor', '__proto__'])('[LAU-01] %s, as every other, navigates and resets its list; a game of it is launched', (category) => {
  expect((['all', 'vendor', 'game'] as const).map((choice) => decide(category, choice))).toEqual(['navigate-and-reset', 'navigate-and-reset', 'launch'])
})
