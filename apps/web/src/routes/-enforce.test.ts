import { getContracts, getMemberInfo, getStatus } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient, FakeRefusal } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { QueryClient } from '@tanstack/react-query'
import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { enforce } from './-enforce.ts'
import { routeGuards, type Guard } from './-route-guards.ts'

beforeEach(() => void vi.stubGlobal('location', { host: 'site.test' }))

const member = (type: number) => ({ id: 1, account: 'a', nickname: '', type, memberLabel: [] })

/** The visitor: no account, or an account type that the login told or that the server has yet to tell. */
const roles = { guest: null, player: 0, agent: 1, 'sub-agent': 42, trial: 4, 'odd type': 3 } as const
type Role = keyof typeof roles

const expected: Readonly<Record<Guard, Readonly<Record<Role, string>>>> = {
  token: { guest: 'login', player: 'pass', agent: 'pass', 'sub-agent': 'pass', trial: 'pass', 'odd type': 'pass' },
  realMember: {
    guest: 'login',
    player: 'pass',
    agent: 'pass',
    'sub-agent': 'pass',
    trial: 'real-account',
    'odd type': 'pass',
  },
  agent: {
    guest: 'login',
    player: 'real-account',
    agent: 'pass',
    'sub-agent': 'pass',
    trial: 'real-account',
    'odd type': 'real-account',
  },
}

const visit = (role: Role, told: boolean) => {
  const type = roles[role]
  const session = createTestSession()
  const server = createFakeServer()
    .answer(getContracts, {})
    .answer(getStatus, {
      maintenance: false,
      regionRestriction: false,
      info: { whitelabel: { modId: 'root', enabled: '1', childrenNodes: [] }, register: {} },
    } as never)
  if (type !== null) {
    session.start({ token: 't', userName: 'a', customerType: told ? type : null }, 'a')
    server.answer(getMemberInfo, member(type))
  }
  const context = {
    api: createTestClient(server, { tokens: session.tokens }),
    queryClient: new QueryClient(),
    session,
    store: null as never,
  }
  return {
    server,
    ask: (guard: Guard) =>
      enforce(guard, context).then(
        () => 'pass',
        (error: Error) => error.message,
      ),
  }
}

const guards = Object.keys(expected) as Guard[]
const cases = guards.flatMap((guard) =>
  (Object.keys(roles) as Role[]).flatMap((role) => [true, false].map((told) => ({ guard, role, told }))),
)

test.for(cases)('[T16] guard $guard, $role, type told at the login: $told', async ({ guard, role, told }) => {
  expect(await visit(role, told).ask(guard)).toBe(expected[guard][role])
})

test('[AGT-01] the centre check of an agent loads merchant and contracts, and fails with them', async () => {
  const { server, ask } = visit('agent', true)
  expect(await ask('agent')).toBe('pass')
  expect(server.calls.map(({ endpoint }) => endpoint).toSorted()).toEqual(['getContracts', 'getStatus'])
  const broken = visit('agent', true)
  broken.server.answer(getContracts, () => {
    throw new FakeRefusal('in_need_true_account')
  })
  expect(await broken.ask('agent')).not.toBe('pass')
})

test('[T16] each route with a guard spreads it, or stands below a route that does', () => {
  const folder = new URL('.', import.meta.url).pathname
  const text = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(folder + name, 'utf8'))
    .join('\n')
  for (const [id, guard] of Object.entries<Guard | null>(routeGuards)) {
    const steps = id
      .split('/')
      .map((_, end, all) => all.slice(0, end + 1).join('/'))
      .slice(1)
    if (guard)
      expect(
        steps.some((step) => text.includes(`...guarded(routeGuards['${step}'])`)),
        id,
      ).toBe(true)
  }
})
