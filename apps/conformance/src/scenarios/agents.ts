import { equal, ok } from 'node:assert/strict'
import * as call from '@parlour/api-client/endpoints'
import type { Id } from '@parlour/api-client/endpoints'
import type { Check } from '../check.ts'
import { expectRefusal, expectValue } from '../platform/expect.ts'
import { freshName, logIn, type Person } from '../platform/people.ts'
import { answerOf, answerTo, linkOf } from '../platform/things.ts'
import type { World } from '../platform/world.ts'

const area = 'story: agents'
const needs = ['agent'] as const

/** Opens an account below the agent, who chooses the first password; its owner chooses the next. */
async function openDownline(world: World, type: 0 | 2): Promise<Person> {
  const [username, password, next] = [freshName(), 'parlour2026', 'parlour2027']
  await answerOf(world, call.createDownline, { username, password, type }, 'agent')
  const person = await logIn(world.wire, username, password)
  const changed = await answerTo(world, person.token, call.changePassword, {
    oldPassword: password,
    newPassword: next,
    confirmNewPassword: next,
  })
  return { ...person, password: next, token: changed?.token ?? person.token }
}

const subAgent = (world: World) => world.kept('sub-agent of this run', () => openDownline(world, 2))
const player = (world: World) => world.kept('downline of this run', () => openDownline(world, 0))

const promoted: Check = {
  area,
  title: 'a player of the team becomes an agent, and may then ask what agents may',
  needs,
  async run(world) {
    const { username, token } = await openDownline(world, 0)
    expectRefusal(await world.wire.ask(call.getTeamOverview, {}, { token }), 'in_need_true_account')
    ok(((await answerOf(world, call.promoteDownline, { account: username }, 'agent')).type ?? 0) > 0)
    expectValue(await world.wire.ask(call.getTeamOverview, {}, { token }))
  },
}

const links: Check = {
  area,
  title: 'a link that is made counts as an invitation, and one that is deleted no longer does',
  needs,
  async run(world) {
    const { affiUrlId, code } = await linkOf(world, 'of a story')
    expectValue(await world.wire.ask(call.checkAffiliate, { code }))
    await answerOf(world, call.deleteAffiliateUrl, { affiUrlId }, 'agent')
    expectRefusal(await world.wire.ask(call.checkAffiliate, { code }), 'register.affiliate.invalid')
  },
}

const downAndUp: Check = {
  area,
  title: 'money goes down to a player of the team and up again, and nothing is lost on the way',
  needs,
  async run(world) {
    const { username, password, token } = await player(world)
    const paymentPassword = '246810'
    expectValue(
      await world.wire.ask(
        call.setPaymentPassword,
        { paymentPassword, confirmPaymentPassword: paymentPassword, password },
        { token },
      ),
    )
    const before = (await answerOf(world, call.getBalance, {}, 'agent')).sumBalance
    const agent = await world.agent()
    await answerOf(
      world,
      call.transferToDownline,
      { account: username, amount: 12_300, password: agent.paymentPassword, forfeitBonus: true },
      'agent',
    )
    equal((await answerOf(world, call.getBalance, {}, 'agent')).sumBalance, before - 12_300)
    const { mainBalance, upline } = await answerTo(world, token, call.transferToUpline, {
      amount: 12_300,
      password: paymentPassword,
    })
    equal(upline, agent.username)
    equal(mainBalance, 0)
    equal((await answerOf(world, call.getBalance, {}, 'agent')).sumBalance, before)
  },
}

const terms = {
  category: 'FISH',
  tiers: [{ minimumBet: 1_000_000_000, netLoss: 1_000_000_000, activeMember: 1_000, rateType: 'P', rate: 0.0001 }],
} as const

type Kind = 'dividend' | 'daily' | 'hourly' | 'realtime'

async function answerOffer(world: World, kind: Kind, contractId: Id, status: 'A' | 'R' | 'C') {
  const { token } = await subAgent(world)
  if (kind === 'dividend') return answerTo(world, token, call.answerDividendOffer, { type: terms.category, status })
  if (kind === 'daily') return answerTo(world, token, call.answerDailySalaryOffer, { id: contractId, status })
  const endpoint = kind === 'hourly' ? call.answerHourlySalaryOffer : call.answerRealtimeSalaryOffer
  return answerTo(world, token, endpoint, { contractId, status })
}

const contracts = (kind: Kind): Check => ({
  area,
  title: `[AGT-04] a ${kind} contract is offered, refused, offered again, accepted, kept against the will of one side, and ended by both`,
  needs,
  async run(world) {
    const { username: account, token } = await subAgent(world)
    const offer = async () => {
      const { contractId } = await answerOf(
        world,
        call.offerContract,
        { account, kind, ...terms, tiers: [...terms.tiers] },
        'agent',
      )
      equal((await answerTo(world, token, call.getContractImpact, { contractId })).contractId, contractId)
      return contractId
    }
    const state = async (id: Id) =>
      (await answerOf(world, call.listDownlineContracts, { account, size: 100 }, 'agent')).list.find(
        ({ contractId }) => contractId === id,
      )?.state
    const refused = await offer()
    equal((await answerOffer(world, kind, refused, 'R')).state, 'rejected')
    const contractId = await offer()
    equal((await answerOffer(world, kind, contractId, 'A')).state, 'accepted')
    await answerOf(world, call.proposeTermination, { contractId }, 'agent')
    equal(await state(contractId), 'terminating')
    equal((await answerOffer(world, kind, contractId, 'R')).state, 'kept')
    await answerTo(world, token, call.proposeTermination, { contractId })
    equal((await answerOf(world, call.answerTermination, { contractId, status: 'R' }, 'agent')).state, 'kept')
    equal(await state(contractId), 'accepted')
    if (kind === 'daily' || kind === 'dividend') {
      await answerOf(world, call.proposeTermination, { contractId }, 'agent')
      equal((await answerOffer(world, kind, contractId, 'C')).state, 'terminated')
    } else {
      await answerTo(world, token, call.proposeTermination, { contractId })
      equal((await answerOf(world, call.answerTermination, { contractId, status: 'C' }, 'agent')).state, 'terminated')
    }
    equal(await state(contractId), 'terminated')
  },
})

/** The agent centre and contracts. */
export const agentStories: readonly Check[] = [
  promoted,
  links,
  downAndUp,
  contracts('dividend'),
  contracts('daily'),
  contracts('hourly'),
  contracts('realtime'),
]
