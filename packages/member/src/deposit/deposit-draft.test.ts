import { createMemoryStore } from '@parlour/auth/testing'
import { expect, test } from 'vitest'
import { depositDraft } from './deposit-draft.ts'
import { withPromotion } from './with-promotion.ts'

/** Under which name a tab keeps what was begun in forms. */
const draftName = 'parlour:1:draft'
const chosen = { way: 'qr:1', bank: 'PERLAS', amount: '77700', promotion: '', reference: 'ISL-7' }

test('[HDR-03] what was chosen for a deposit outlives a reload, but for the reference of a payment', () => {
  const store = createMemoryStore()
  depositDraft(store, 'linh').keep(chosen)
  expect(depositDraft(store, 'linh').read()).toEqual({ way: 'qr:1', bank: 'PERLAS', amount: '77700' })
  depositDraft(store, 'linh').clear()
  expect([depositDraft(store, 'linh').read(), store.get(draftName)]).toEqual([{}, null])
})

test('[HDR-03] nobody reads what another account began', () => {
  const store = createMemoryStore()
  depositDraft(store, 'linh').keep(chosen)
  expect(depositDraft(store, 'april').read()).toEqual({})
})

test.each([
  '',
  '{',
  'null',
  '7',
  '{"account":"linh"}',
  '{"account":"linh","forms":{"deposit":7}}',
  '{"account":"linh","forms":{"deposit":{"amount":7,"way":null,"x":"y"}}}',
])('a draft that cannot be read is empty: %s', (kept) => {
  expect(depositDraft(createMemoryStore({ [draftName]: kept }), 'linh').read()).toEqual({})
})

test('[PRM-01] a deposit begins with the promotion that its address names, and keeps all else that was chosen', () => {
  const store = createMemoryStore()
  depositDraft(store, 'linh').keep({ ...chosen, promotion: '7' })
  const draft = withPromotion(depositDraft(store, 'linh'), '105')
  expect(draft?.read()).toEqual({ way: 'qr:1', bank: 'PERLAS', amount: '77700', promotion: '105' })
  draft?.keep({ amount: '5', promotion: '105' })
  expect(depositDraft(store, 'linh').read()).toEqual({ amount: '5', promotion: '105' })
  expect(withPromotion(undefined, '105')?.read()).toEqual({ promotion: '105' })
  expect(withPromotion(undefined, undefined)).toBeUndefined()
})

test('[PRM-01] a promotion that was turned down does not come back with a reload of its address', () => {
  const store = createMemoryStore()
  const open = (promotion: string) => withPromotion(depositDraft(store, 'linh'), promotion)
  open('105')?.keep({ ...chosen, promotion: '' })
  expect(open('105')?.read()['promotion']).toBeUndefined()
  expect(open('106')?.read()['promotion']).toBe('106')
  open('105')?.keep({ ...chosen, promotion: '105' })
  expect(open('105')?.read()['promotion']).toBe('105')
})
