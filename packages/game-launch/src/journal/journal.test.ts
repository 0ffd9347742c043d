import type { TextStore } from '@parlour/api-client'
import { expect, test } from 'vitest'
import { createLaunchJournal } from './journal.ts'

const memory = (): TextStore & { texts: Map<string, string> } => {
  const texts = new Map<string, string>()
  return {
    texts,
    get: (key) => texts.get(key) ?? null,
    set: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
  }
}

const note = {
  account: 'linhtran88',
  nodeId: 7,
  vendor: 'XGS',
  roomId: null,
  name: 'Fruit Parade',
  trial: false,
  way: 'frame',
  at: 1_768_435_200_000.4,
  balance: 100_000,
} as const

test('[BEY-04] what a lost page left is there for the next one: game, provider, time, balance before', () => {
  const store = memory()
  createLaunchJournal(store, 'first').write(note)
  expect(createLaunchJournal(store, 'next').left('linhtran88')).toMatchObject({
    page: 'first',
    nodeId: 7,
    vendor: 'XGS',
    name: 'Fruit Parade',
    way: 'frame',
    at: 1_768_435_200_000,
    balance: 100_000,
  })
})

test('[BEY-04] a page finds nothing of its own, and nobody finds what is another’s', () => {
  const store = memory()
  const journal = createLaunchJournal(store, 'first')
  journal.write(note)
  expect(journal.left('linhtran88')).toBeNull()
  expect(createLaunchJournal(store, 'next').left('somebody')).toBeNull()
})

test('[BEY-04] a clean return leaves nothing; another page’s launch stays, until all is cleared', () => {
  const store = memory()
  const [first, next] = [createLaunchJournal(store, 'first'), createLaunchJournal(store, 'next')]
  first.write(note)
  next.close()
  expect(next.left('linhtran88')).not.toBeNull()
  first.close()
  expect(next.left('linhtran88')).toBeNull()
  first.write(note)
  next.clear()
  expect(store.texts.size).toBe(0)
})

test('[BEY-04] neither the name of the account nor an address stands in the store', () => {
  const store = memory()
  createLaunchJournal(store, 'first').write(note)
  expect([...store.texts.values()].join()).not.toMatch(/linhtran88|http/)
})

test.each(['', '{', '[]', '{"page":1}', 'null', '{"page":"a","owner":"b"}'])(
  '[BEY-04] what is no entry is none: %j',
  (text) => {
    const store = memory()
    store.set('launch', text)
    expect(createLaunchJournal(store, 'next').left('linhtran88')).toBeNull()
  },
)
