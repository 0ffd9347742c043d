import { expect, test } from 'vitest'
import { requireAgent, requireRealMember, requireToken, type Verdict } from './guard.ts'
import type { SessionState } from './session-state.ts'

const loaded = { merchant: true, contracts: true }
const someone = (type: number | null): SessionState => ({
  status: 'member',
  token: 't',
  account: 'a',
  type,
  member: null,
})

const roles: readonly [who: string, state: SessionState, token: Verdict, realMember: Verdict, agent: Verdict][] = [
  ['guest', { status: 'guest' }, 'login', 'login', 'login'],
  ['not told yet', someone(null), 'pass', 'unknown', 'unknown'],
  ['player 0', someone(0), 'pass', 'pass', 'real-account'],
  ['agent 1', someone(1), 'pass', 'pass', 'pass'],
  ['agent 2', someone(2), 'pass', 'pass', 'pass'],
  ['player 3', someone(3), 'pass', 'pass', 'real-account'],
  ['demo 4', someone(4), 'pass', 'real-account', 'real-account'],
  ['agent 41', someone(41), 'pass', 'pass', 'pass'],
  ['agent 42', someone(42), 'pass', 'pass', 'pass'],
  ['unknown type 99', someone(99), 'pass', 'pass', 'real-account'],
]

test.for(roles)('[MEM-08][AGT-01] %s meets the guards', ([, state, token, realMember, agent]) => {
  expect([requireToken(state), requireRealMember(state), requireAgent(state, loaded)]).toEqual([
    token,
    realMember,
    agent,
  ])
})

test('[AGT-01] the centre of an agent waits for merchant and contracts; nobody else waits', () => {
  const missing = [
    { merchant: false, contracts: true },
    { merchant: true, contracts: false },
    { merchant: false, contracts: false },
  ]
  for (const centre of missing) {
    expect(requireAgent(someone(41), centre)).toBe('unknown')
    expect(requireAgent(someone(4), centre)).toBe('real-account')
    expect(requireAgent({ status: 'guest' }, centre)).toBe('login')
  }
})
