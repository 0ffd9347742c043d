import type { SessionState } from '@parlour/auth'
import { expect, test } from 'vitest'
import { supportOffers } from './support-offers.ts'

const member = (type: number | null): SessionState => ({
  status: 'member',
  token: 't',
  account: 'a',
  type,
  member: null,
})
const all = new Set(['CBS3', 'INBOX3', 'FEEDBACK3'])

test.for([
  ['a guest', { status: 'guest' }, all, { chat: false, inbox: false, feedback: true }],
  ['a member', member(0), all, { chat: true, inbox: true, feedback: true }],
  ['an agent', member(42), all, { chat: true, inbox: true, feedback: true }],
  ['a demo account', member(4), all, { chat: false, inbox: false, feedback: true }],
  ['somebody whose type is not told yet', member(null), all, { chat: false, inbox: false, feedback: true }],
  ['a member of a site without them', member(0), new Set<string>(), { chat: false, inbox: false, feedback: false }],
] as const)('[CHT-01] what is open to %s', ([, session, modules, offers]) => {
  expect(supportOffers(modules, session)).toEqual(offers)
})
