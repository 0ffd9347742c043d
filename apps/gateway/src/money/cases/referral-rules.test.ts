import { expect, test } from 'vitest'
import { referralReasons, type Link } from './referral-rules.ts'

const link = (what: Link['what'], relation: Link['relation'], more: Partial<Link> = {}): Link => ({
  what,
  relation,
  memberId: 7,
  times: 1,
  sum: 0,
  ...more,
})

test('what an invited member shares with the inviter holds the reward', () => {
  for (const what of ['device', 'network', 'payee', 'phone', 'payer'] as const)
    expect(referralReasons([link(what, 'inviter')]), what).toEqual([
      { rule: `same-${what}`, facts: { with: 7, as: 'inviter', times: 1 } },
    ])
  expect(referralReasons([])).toEqual([])
})

test('accounts of one tree that share a device, a payee, a phone or a payer hold it as well; a network between friends does not', () => {
  for (const what of ['device', 'payee', 'phone', 'payer'] as const)
    for (const relation of ['friend', 'above'] as const)
      expect(referralReasons([link(what, relation)]), what).toHaveLength(1)
  expect(referralReasons([link('network', 'friend'), link('network', 'above')])).toEqual([])
})

test('money between an invited member and the inviter or another friend holds it, what an agent above hands to its team does not', () => {
  expect(referralReasons([link('transfer', 'inviter', { times: 3, sum: 45_000 })])).toEqual([
    { rule: 'transfer', sums: { sum: 45_000 }, facts: { with: 7, as: 'inviter', times: 3 } },
  ])
  expect(referralReasons([link('transfer', 'friend', { sum: 1 })])).toHaveLength(1)
  expect(referralReasons([link('transfer', 'above', { sum: 1 })])).toEqual([])
})

test('an invited member who stands above the inviter is a loop', () => {
  expect(referralReasons([link('loop', 'above')])).toMatchObject([{ rule: 'loop' }])
})
