import { expect, test } from 'vitest'
import { listGames } from '../endpoints/index.ts'
import { callUrl } from './call-url.ts'

test('[API-01] the address of a read carries its sums in major units', () => {
  expect(new URL(callUrl(listGames, { minBet: 550 }), 'https://site.example').searchParams.get('minBet')).toBe('5.5')
})
