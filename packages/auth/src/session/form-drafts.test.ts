import { expect, test } from 'vitest'
import { createMemoryStore } from '../testing/create-test-session.ts'
import { formDrafts } from './form-drafts.ts'

const name = 'parlour:1:draft'

test('[LOG-11] what was begun in two forms outlives a reload, each by itself, and leaves nothing once both were sent', () => {
  const store = createMemoryStore()
  formDrafts(store, 'linh').keep('deposit', { amount: '500' })
  formDrafts(store, 'linh').keep('offers', { a: [1] })
  const later = formDrafts(store, 'linh')
  expect([later.read('deposit'), later.read('offers')]).toEqual([{ amount: '500' }, { a: [1] }])
  later.clear('deposit')
  expect([later.read('deposit'), later.read('offers')]).toEqual([undefined, { a: [1] }])
  later.clear('offers')
  expect(store.get(name)).toBeNull()
})

test('[LOG-11] another account reads nothing of it', () => {
  const store = createMemoryStore()
  formDrafts(store, 'linh').keep('deposit', { amount: '500' })
  expect(formDrafts(store, 'april').read('deposit')).toBeUndefined()
  formDrafts(store, 'april').keep('deposit', { amount: '7' })
  expect(formDrafts(store, 'linh').read('deposit')).toBeUndefined()
})

test.each(['', '{', 'null', '7', '{"account":"linh"}', '{"account":"linh","forms":7}'])(
  'drafts that cannot be read are none: %s',
  (kept) => {
    const drafts = formDrafts(createMemoryStore({ [name]: kept }), 'linh')
    expect(drafts.read('deposit')).toBeUndefined()
    drafts.keep('deposit', { amount: '5' })
    expect(drafts.read('deposit')).toEqual({ amount: '5' })
  },
)
