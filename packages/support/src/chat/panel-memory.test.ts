import { createMemoryStore } from '@parlour/auth/testing'
import { expect, test } from 'vitest'
import { storePlace, readPlace } from './panel-memory.ts'

const place = { inline: 24, block: 40, width: 400, height: 560, minimised: true }

test('[MOD-06] the chat remembers where it stood, and opens there', () => {
  const store = createMemoryStore()
  expect(readPlace(store)).toBeNull()
  storePlace(store, place)
  expect(readPlace(store)).toEqual({ ...place, minimised: false })
})

test.for([
  '',
  'no json',
  '[]',
  '7',
  '{"inline":1}',
  '{"inline":1,"block":1,"width":"x","height":1,"minimised":false}',
  '{"inline":null,"block":1,"width":1,"height":1,"minimised":false}',
])('[MOD-06] what is no place is forgotten: %j', (text) => {
  expect(readPlace(createMemoryStore({ 'parlour.chat': text }))).toBeNull()
})
