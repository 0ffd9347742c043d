import { expect, test } from 'vitest'
import { compileMessages } from './compile/index.ts'
import { createText } from './index.ts'

interface GamesMessages {
  'games.count': { count: 'number' }
  'games.by': { provider: 'text'; at: 'date' }
  'games.terms': { b: 'tag' }
  'games.title': object
}

const text = createText<GamesMessages>(
  'EN',
  compileMessages({ 'games.count': '{count, plural, one {# game} other {# games}}', 'games.title': 'Games' }),
)

test('[I18N-02] a value that is missing, misnamed or of another type is a type error, and so is an unknown id', () => {
  const id = 'games.title' as 'games.title' | 'games.count'
  // @ts-expect-error the value is missing
  text('games.count')
  // @ts-expect-error the value has another name
  text('games.count', { n: 3 })
  // @ts-expect-error the value is no number
  text('games.count', { count: '3' })
  // @ts-expect-error one value of two is missing
  text('games.by', { provider: 'Tessera' })
  // @ts-expect-error a message without places takes no values
  text('games.title', { n: 3 })
  // @ts-expect-error a message with tags makes no text
  text('games.terms', { b: 'x' })
  // @ts-expect-error no message has this id
  text('games.unknown')
  // @ts-expect-error one of the two messages needs a value
  text(id)
  expect([text('games.count', { count: 3 }), text('games.title'), text(id, { count: 1 })]).toEqual([
    '3 games',
    'Games',
    'Games',
  ])
})
