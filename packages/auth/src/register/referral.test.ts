import { expect, test } from 'vitest'
import { forgetReferral, storeReferral } from '../index.ts'
import { createMemoryStore } from '../testing/create-test-session.ts'

const none = { affiliateCode: null, referralCode: null, domain: null }
const linkOfA = '?affiliateCode=AGENTA&domain=a.example&referralCode=FRIENDA'
const visited = () => {
  const store = createMemoryStore()
  storeReferral(linkOfA, store)
  return store
}

test.each([
  ['%E2%80%8BAGENTB', 'a space of no width before it'],
  ['AGENTB%E2%80%8B', 'one behind it'],
  ['AGEN%E2%81%A0TB', 'a word joiner within it'],
  ['%EF%BB%BFAGENTB', 'a mark of byte order'],
  ['AGENTB%25E2%2580%258B', 'encoded twice'],
  ['AGENTB%20', 'a blank'],
  ['AGENTB+', 'a blank as a form writes it'],
  ['%C2%A0AGENTB%C2%A0', 'blanks that do not break'],
  ['AGENTB%0D%0A', 'the end of a line'],
  ['AGENTB)', 'a bracket of the sentence'],
  ['AGENTB).', 'a bracket and a full stop'],
  ['AGENTB.', 'a full stop'],
  ['AGENTB,', 'a comma'],
  ['AGENTB!', 'an exclamation mark'],
  ['AGENTB%E3%80%82', 'a Chinese full stop'],
  ['%22AGENTB%22', 'quotes'],
  ['%E2%80%9CAGENTB%E2%80%9D', 'curled quotes'],
  ['(AGENTB)', 'brackets around it'],
  ['AGENTB%3E', 'the end of an address in a mail'],
  ['AGENTB/', 'a slash'],
])('[REG-07] a link of agent B with %s (%s) is of agent B, not of the agent of an earlier visit', (given) => {
  const store = visited()
  const ofB = { ...none, affiliateCode: 'AGENTB', domain: 'b.example' }
  expect(storeReferral(`?affiliateCode=${given}&domain=b.example`, store)).toEqual(ofB)
  expect(storeReferral('', store)).toEqual(ofB)
})

test.each([
  ['AGENT%20B', 'AGENT B'],
  ['%3Cscript', '<script'],
  ['AGENTB%EF%BF%BD', 'AGENTB\uFFFD'],
  ['%E2%80%8B', ''],
  ['%20', ''],
  ['A'.repeat(65), 'A'.repeat(64)],
])(
  '[REG-07] a code that cannot be read (%s) is kept to be mended, and no earlier one takes its place',
  (given, left) => {
    const store = visited()
    const broken = { ...none, damaged: { affiliateCode: left } }
    expect(storeReferral(`?affiliateCode=${given}&domain=b.example`, store)).toEqual(broken)
    expect(storeReferral('', store)).toEqual(broken)
    expect(storeReferral('?affiliateCode=AGENTB', store)).toEqual({ ...none, affiliateCode: 'AGENTB' })
  },
)

test('[REG-10] a link with a code takes the place of the stored one as a whole; one without leaves it', () => {
  const store = visited()
  const ofA = { affiliateCode: 'AGENTA', referralCode: 'FRIENDA', domain: 'a.example' }
  for (const query of ['', '?page=2', '?affiliateCode=', '?domain=b.example'])
    expect(storeReferral(query, store)).toEqual(ofA)
  expect(storeReferral('?affiliateCode=AGENTB', store)).toEqual({ ...none, affiliateCode: 'AGENTB' })
  expect(storeReferral('?referralCode=friend.7&domain=b.example', store)).toEqual({ ...none, referralCode: 'friend.7' })
})

test('[REG-10] of two codes in one link each is read by itself', () => {
  expect(storeReferral('?affiliateCode=AB-12&referralCode=%3Cscript%3E', createMemoryStore())).toEqual({
    ...none,
    affiliateCode: 'AB-12',
    damaged: { referralCode: '<script' },
  })
})

test('[REG-10] codes that an earlier version stored are still read, until a link takes their place', () => {
  const former = { affiliateCode: 'AGENTA', domain: 'a.example', referralCode: 'FRIENDA' }
  const store = createMemoryStore(former)
  expect(storeReferral('', store)).toEqual(former)
  storeReferral('?affiliateCode=AGENTB', store)
  expect([...store.entries.keys()]).toEqual(['parlour:1:referral'])
  const other = createMemoryStore(former)
  forgetReferral(other, 'affiliateCode')
  expect(storeReferral('', other)).toEqual({ ...none, referralCode: 'FRIENDA' })
})

test('[REG-10] a stored entry that is no entry counts as none', () => {
  for (const text of ['', '{', '7', '{"affiliateCode":7}'])
    expect(storeReferral('', createMemoryStore({ 'parlour:1:referral': text }))).toEqual(none)
})

test('[REG-07] once no code is left nothing is stored', () => {
  const store = visited()
  forgetReferral(store, 'affiliateCode')
  forgetReferral(store, 'referralCode')
  expect([...store.entries]).toEqual([])
})
