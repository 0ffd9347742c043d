import { contractCategories, contractKinds } from '@parlour/api-client/endpoints'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { isAgent } from '../../identity/index.ts'
import { answerContract, lockContract, proposeEnd, notifyContract, writeOffer } from '../../agents/index.ts'
import type { Contract } from '../../agents/index.ts'
import { agentSettings, contracts, members } from '../../kernel/db/index.ts'
import type { Database, Tier } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { dayText } from '../../kernel/jobs/index.ts'
import { readAgreed } from '../reinvestment/agreed.ts'
import { excesses } from '../reinvestment/check-reinvestment.ts'
import { contractCaps } from '../reinvestment/contract-caps.ts'
import { CommandError, type Command } from './command.ts'
import { scaled } from './scaled.ts'

const most = 50

const stepText = ({ minimumBet, netLoss, activeMember, rateType, rate }: Tier): string =>
  `${rateType === 'P' ? `${rate / 10_000}%` : rate / 100} from ${minimumBet / 100}/${netLoss / 100}/${activeMember}`

/** Does a change of contracts in one transaction; a refusal becomes a word to the operator. */
async function change(gateway: Gateway, effect: (tx: Database) => Promise<string>): Promise<string> {
  try {
    return await gateway.db.transaction((tx) => effect(tx))
  } catch (error) {
    if (error instanceof DomainError) throw new CommandError(error.code)
    throw error
  }
}

async function agentNamed(db: Database, name: string) {
  const [member] = await db.select().from(members).where(eq(members.usernameKey, name.toLowerCase()))
  if (!member || !isAgent(member.type)) throw new CommandError(`there is no agent ${name}`)
  return member
}

/** The contracts of the operator in force that an offer to an agent would take the place of. */
async function inForceBeside(
  db: Database,
  memberId: number,
  { kind, category }: Pick<Contract, 'kind' | 'category'>,
): Promise<number[]> {
  const same = and(
    eq(contracts.memberId, memberId),
    eq(contracts.kind, kind),
    eq(contracts.category, category),
    isNull(contracts.uplineId),
    inArray(contracts.status, ['accepted', 'terminating']),
  )
  return (await db.select({ id: contracts.id }).from(contracts).where(same)).map(({ id }) => id)
}

const percentOf = (cap: number | undefined): string => (cap === undefined ? '' : `${cap / 10_000}%`)

/** Lists contracts of agents. */
export const contractsCommand: Command = {
  name: 'contracts',
  usage: 'contracts [username]',
  does: `list the ${most} newest contracts, or those of one agent; steps are rate from turnover/net loss/active members`,
  async run({ db, clock }, args) {
    const [name, ...rest] = args
    if (rest.length > 0) throw new CommandError(this.usage)
    const of = name === undefined ? undefined : eq(contracts.memberId, (await agentNamed(db, name)).id)
    const rows = await db
      .select({ contract: contracts, account: members.username })
      .from(contracts)
      .innerJoin(members, eq(members.id, contracts.memberId))
      .where(of)
      .orderBy(desc(contracts.id))
      .limit(most)
    const caps = contractCaps(await readAgreed(db, clock.now()))
    return rows.map(({ contract, account }) => ({
      id: contract.id,
      account,
      upline: contract.uplineId ?? 'house',
      kind: contract.kind,
      category: contract.category,
      period: contract.period,
      steps: contract.tiers.map(stepText).join(', '),
      paidAtMost: percentOf(caps.get(contract.id)),
      status: contract.status,
      proposedBy: contract.proposedBy,
      offered: dayText(contract.offeredAt),
    }))
  },
}

/** Offers a contract of the operator to an agent without an upline. */
export const offerContractCommand: Command = {
  name: 'offer-contract',
  usage: `offer-contract <username> <${contractKinds.join('|')}> <${contractCategories.join('|')}> <percent> [turnover] [active members]`,
  does: 'offer a contract of the operator to an agent who has no upline; turnover in major units',
  async run(gateway, args) {
    const [name = '', kind, category, percent, turnover = '0', active = '0', ...rest] = args
    const known = {
      kind: contractKinds.find((one) => one === kind),
      category: contractCategories.find((one) => one === category),
    }
    const figures = [scaled(percent, 4), scaled(turnover, 2), scaled(active, 0)]
    if (!known.kind || !known.category || rest.length > 0 || !figures.every((figure) => figure !== null))
      throw new CommandError(this.usage)
    const [rate = 0, minimumBet = 0, activeMember = 0] = figures
    const member = await agentNamed(gateway.db, name)
    if (member.uplineId !== null) throw new CommandError(`${member.username} has an upline, who offers its contracts`)
    const tier: Tier = {
      minimumBet,
      netLoss: 0,
      activeMember,
      rateType: 'P',
      rate,
    }
    const offer = {
      kind: known.kind,
      category: known.category,
      period: 'semimonthly' as const,
      tiers: [tier],
      now: gateway.clock.now(),
    }
    return change(gateway, async (tx) => {
      const sides = { uplineId: null, memberId: member.id }
      const id = await writeOffer(tx, gateway.ports, { ...offer, ...sides })
      const agreed = await readAgreed(tx, gateway.clock.now())
      // The contract that it would take the place of counts no more.
      const replaced = await inForceBeside(tx, member.id, offer)
      const after = {
        ...agreed,
        houseContracts: agreed.houseContracts.filter((contract) => !replaced.includes(contract.id)),
      }
      if (contractCaps(after).has(id)) throw new CommandError(excesses(after).join('\n'))
      await notifyContract(tx, gateway.ports, 'offered', { ...offer, ...sides }, { side: 'downline', at: offer.now })
      return `Contract ${id} is offered.`
    })
  },
}

/** The id of a contract as it is typed: digits alone. @throws CommandError for anything else */
function contractId(text = ''): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new CommandError(`${text || 'nothing'} is no id of a contract`)
  return Number(text)
}

/** Proposes the end of a contract of the operator. */
export const endContractCommand: Command = {
  name: 'end-contract',
  usage: 'end-contract <id>',
  does: 'propose to end a contract of the operator; the agent answers',
  async run(gateway, args) {
    return change(gateway, async (tx) => {
      const contract = await lockContract(tx, contractId(args[0]))
      if (contract?.uplineId !== null || contract.status !== 'accepted')
        throw new CommandError('there is no such contract of the operator in force')
      await proposeEnd(tx, gateway.ports, contract, { proposedBy: 'upline', now: gateway.clock.now() })
      return `The agent is asked to end contract ${contract.id}.`
    })
  },
}

/** Answers an agent's wish to end a contract of the operator. */
export const answerContractCommand: Command = {
  name: 'answer-contract',
  usage: 'answer-contract <id> <confirm|keep>',
  does: "answer an agent's request to end a contract of the operator",
  async run(gateway, args) {
    const [id, answer] = args
    if (answer !== 'confirm' && answer !== 'keep') throw new CommandError(this.usage)
    return change(gateway, async (tx) => {
      const contract = await lockContract(tx, contractId(id))
      if (contract?.uplineId !== null || contract.proposedBy !== 'downline')
        throw new CommandError('no agent wants to end that contract of the operator')
      const action = answer === 'confirm' ? 'C' : 'R'
      const { state, ended } = await answerContract(tx, {
        contract,
        action,
        confirm: true,
        now: gateway.clock.now(),
        ports: gateway.ports,
      })
      return `Contract ${contract.id} is ${state}${ended.length > 0 ? `, with ${ended.map((one) => one.contractId).join(', ')} of downlines` : ''}.`
    })
  },
}

/** Lets an agent hand money to its team, or not. */
export const agentTransfersCommand: Command = {
  name: 'agent-transfers',
  usage: 'agent-transfers <username> <on|off>',
  does: 'let an agent hand money to its team, or not',
  async run({ db }, args) {
    const [name = '', wanted] = args
    if (wanted !== 'on' && wanted !== 'off') throw new CommandError(this.usage)
    const { id, username } = await agentNamed(db, name)
    const transfers = wanted === 'on' ? 1 : 0
    await db
      .insert(agentSettings)
      .values({ memberId: id, transfers })
      .onConflictDoUpdate({ target: agentSettings.memberId, set: { transfers } })
    return `Transfers of ${username} to the team are ${wanted}.`
  },
}
