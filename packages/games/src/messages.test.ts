import { createText } from '@parlour/i18n'
import { compileMessages } from '@parlour/i18n/compile'
import { expect, test } from 'vitest'
import english from '../messages/EN.json' with { type: 'json' }
import tagalog from '../messages/TY.json' with { type: 'json' }
import type { GamesMessages } from './messages.gen.ts'

test('[I18N-02] the games of a provider are counted in the plural of the language', () => {
  const [en, ty] = [
    createText<GamesMessages>('EN', compileMessages(english)),
    createText<GamesMessages>('TY', compileMessages(tagalog)),
  ]
  const provider = 'Tessera'
  expect([1, 1659].map((games) => en('games.listing.provider', { provider, games }))).toEqual([
    'Tessera, 1 game',
    'Tessera, 1,659 games',
  ])
  expect([3, 4].map((games) => ty('games.listing.provider', { provider, games }))).toEqual([
    'Tessera, 3 laro',
    'Tessera, 4 na laro',
  ])
  expect(en('games.providers.hint', { providers: 1, games: 1 })).toBe('1 provider, 1 game')
})
