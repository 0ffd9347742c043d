import { expect, test } from 'vitest'
import { isBox, messageSearch, messageTabs, messageView, type MessageSearch } from '../index.ts'

const first = { tab: 'inbox', unread: false, find: '', page: 1, open: null }

test.each<[MessageSearch, object]>([
  [{}, first],
  [
    { tab: 'outbox', page: '3', open: '9' },
    { ...first, tab: 'outbox', page: 3, open: '9' },
  ],
  [
    { unread: '1', open: '90071992547409931' },
    { ...first, unread: true, open: '90071992547409931' },
  ],
  [
    { tab: 'outbox', find: ' paid  today ' },
    { ...first, tab: 'outbox', find: 'paid  today' },
  ],
  [{ find: 'x'.repeat(70) }, { ...first, find: 'x'.repeat(64) }],
  [
    { tab: 'write', find: 'paid' },
    { ...first, tab: 'write' },
  ],
  [
    { tab: 'notices', unread: '1' },
    { ...first, tab: 'notices' },
  ],
  [{ tab: 'write' }, { ...first, tab: 'write' }],
  [
    { tab: 'write', open: '7', account: 'linhtran88' },
    { ...first, tab: 'write', open: '7', to: { id: '7', name: 'linhtran88' } },
  ],
  [
    { tab: 'outbox', open: '7', account: 'linhtran88' },
    { ...first, tab: 'outbox', open: '7' },
  ],
])('[MEM-01] the address %o says which messages are looked at', (search, view) => {
  expect(messageView(search)).toEqual(view)
  expect(messageView(messageSearch(messageView(search)))).toEqual(view)
})

test.each(['0', '-1', '1.5', 'x', '1e9', ''])('[MEM-01] the page "%s" is the first', (page) => {
  expect(messageView({ page, tab: 'toString', unread: 'yes', open: '' })).toEqual(first)
})

test('[MEM-01] the address of the first page of the inbox says nothing', () => {
  expect(messageSearch(messageView({ tab: 'inbox', page: '1', unread: '0' }))).toEqual({})
  expect(messageTabs.filter(isBox)).toEqual(['inbox', 'outbox'])
})
