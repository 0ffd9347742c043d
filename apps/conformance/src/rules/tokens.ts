import { ok } from 'node:assert/strict'
import { refusedAsAllowed } from '../check.ts'
import { expectRefusal } from '../platform/expect.ts'
import type { Rule } from './rule.ts'

const noToken: Rule = {
  title: 'without a token it is refused',
  applies: ({ endpoint }) => endpoint.token === 'required',
  run: async (world, { endpoint }) =>
    expectRefusal(await world.wire.askLoosely(endpoint, {}), 'login.not.session', 401),
}

const foreignToken: Rule = {
  title: 'with a token that never was it is refused',
  applies: ({ endpoint }) => endpoint.token === 'required',
  run: async (world, { endpoint }) =>
    expectRefusal(
      await world.wire.askLoosely(endpoint, {}, { token: 'A'.repeat(43) }),
      ['user.or.token.invalid', 'login.not.session'],
      401,
    ),
}

const deadTokenAsGuest: Rule = {
  title: 'a dead token counts as none',
  applies: ({ endpoint, good }) => endpoint.token === 'optional' && good.as === 'visitor' && !good.inScenarioOnly,
  async run(world, { endpoint, good }) {
    const { status, success, code } = await world.wire.ask(endpoint, await good.input(world), { token: 'A'.repeat(43) })
    ok(success || status === 401 || good.orRefused?.includes(code ?? ''), `${status} ${code}`)
    return success || status === 401 ? undefined : refusedAsAllowed
  },
}

const membersOnly: Rule = {
  title: 'a demo account is refused with in_need_true_account',
  applies: ({ endpoint, good }) => endpoint.token === 'required' && good.demo === 'refused',
  async run(world, { endpoint, good }) {
    const token = await world.tokenOf('demo')
    expectRefusal(await world.wire.ask(endpoint, await good.input(world), { token }), 'in_need_true_account')
  },
}

const agentsOnly: Rule = {
  title: 'a player is refused with in_need_true_account',
  applies: ({ good }) => good.as === 'agent' && good.players !== 'welcome',
  async run(world, { endpoint, good }) {
    const token = await world.tokenOf('member')
    expectRefusal(await world.wire.ask(endpoint, await good.input(world), { token }), 'in_need_true_account')
  },
}

/** Rules about who asks. */
export const tokenRules: readonly Rule[] = [noToken, foreignToken, deadTokenAsGuest, membersOnly, agentsOnly]
