import {
  dividendPeriods,
  type DividendPeriod,
  type getContracts,
  type ServedResponseOf,
} from '@parlour/api-client/endpoints'
import { and, eq, inArray } from 'drizzle-orm'
import { isAgent } from '../../identity/index.ts'
import { contracts, members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError, demoAccountType, sessionOf } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { isOneOf } from '../../kernel/objects/index.ts'
import { isInForce, isWaiting, type Contract } from './kinds.ts'
import { conflictingContracts, ownAfter } from './conflicting-contracts.ts'
import { wireRate } from './wire-tiers.ts'

type ContractsAnswer = ServedResponseOf<typeof getContracts>

/** A contract with what the wire tells beside its steps. */
interface SerializedContracts {
  readonly contract: Contract
  readonly common: {
    status: 'P' | 'E' | 'V' | 'A' | 'T'
    downlineHigherRate: 'Y' | 'N'
    upline: string | null
    since: number
  }
}

const byCategory = <Row>(
  told: readonly SerializedContracts[],
  rows: (one: SerializedContracts) => Row[],
): Record<string, Row[]> => {
  const map: Record<string, Row[]> = {}
  for (const one of told) map[one.contract.category] = [...(map[one.contract.category] ?? []), ...rows(one)]
  return map
}

/** How long a dividend is counted. @throws Error when the contract is one of a salary */
function dividendPeriodOf({ id, period }: Contract): DividendPeriod {
  if (!isOneOf(dividendPeriods, period)) throw new Error(`contract ${id} has no period of dividends but ${period}`)
  return period
}

const dividendRows = ({ contract, common }: SerializedContracts) =>
  contract.tiers.map((tier) => ({
    ...common,
    contractId: contract.id,
    period: dividendPeriodOf(contract),
    minimumBet: tier.minimumBet,
    netLoss: tier.netLoss,
    activeMember: tier.activeMember,
    contractRate: wireRate(tier),
  }))

const dailyRows = ({ contract, common }: SerializedContracts) => [
  {
    ...common,
    id: contract.id,
    details: contract.tiers.map((tier) => ({
      betVolume: tier.minimumBet,
      activeMember: tier.activeMember,
      rateType: tier.rateType,
      rate: wireRate(tier),
    })),
  },
]

const ratesOf = ({ contract }: SerializedContracts) =>
  contract.tiers.map((tier) => ({
    minimumBet: tier.minimumBet,
    activeMember: tier.activeMember,
    rateType: tier.rateType,
    rate: wireRate(tier),
  }))

const hourlyRows = (one: SerializedContracts) => [
  { ...one.common, contractId: one.contract.id, hourSalaryRates: ratesOf(one) },
]
const realtimeRows = (one: SerializedContracts) => [
  { ...one.common, contractId: one.contract.id, realtimeSalaryRates: ratesOf(one) },
]

async function tell(
  db: Database,
  contract: Contract,
  all: readonly Contract[],
  uplines: ReadonlyMap<number, string>,
): Promise<SerializedContracts> {
  const { memberId, kind, category, uplineId } = contract
  const own = all.filter((other) => other.kind === kind)
  const asked = isWaiting(contract) && contract.proposedBy !== 'downline'
  const over = asked ? await conflictingContracts(db, { memberId, kind, own: ownAfter(own, contract) }) : []
  const changes = kind === 'dividend' && own.some((other) => isInForce(other) && other.category === category)
  const waiting = contract.status === 'offered' ? (changes ? 'E' : 'P') : 'V'
  const status = asked ? waiting : contract.status === 'terminating' ? 'T' : 'A'
  return {
    contract,
    common: {
      status,
      downlineHigherRate: over.some(isInForce) ? 'Y' : 'N',
      upline: uplineId === null ? null : (uplines.get(uplineId) ?? null),
      since: contract.acceptedAt ?? contract.offeredAt,
    },
  }
}

/**
 * The contracts of this member, and what waits for its answer; a contract whose end is proposed to the member stands in
 * both. Players have none. @throws DomainError in_need_true_account for a demo account
 */
export const handleGetContracts: Handler<typeof getContracts> = async (call): Promise<ContractsAnswer> => {
  const { db } = call.gateway
  const { memberId, type } = sessionOf(call)
  if (type === demoAccountType) throw new DomainError('in_need_true_account')
  const alive = inArray(contracts.status, ['offered', 'accepted', 'terminating'])
  const all = isAgent(type)
    ? await db
        .select()
        .from(contracts)
        .where(and(eq(contracts.memberId, memberId), alive))
        .orderBy(contracts.id)
    : []
  const ids = all.flatMap(({ uplineId }) => uplineId ?? [])
  const people = ids.length
    ? await db.select({ id: members.id, name: members.username }).from(members).where(inArray(members.id, ids))
    : []
  const uplines = new Map(people.map(({ id, name }) => [id, name]))
  const told: SerializedContracts[] = []
  for (const contract of all) told.push(await tell(db, contract, all, uplines))
  const waiting = (kind: string) =>
    told.filter(({ contract, common }) => contract.kind === kind && 'PEV'.includes(common.status))
  const inForce = <Row>(kind: string, rows: (one: SerializedContracts) => Row[]) => {
    const found = told.filter(({ contract }) => contract.kind === kind && isInForce(contract))
    return found.length
      ? byCategory(
          found.map((one) => ({
            ...one,
            common: { ...one.common, status: one.common.status === 'T' ? ('T' as const) : ('A' as const) },
          })),
          rows,
        )
      : null
  }
  const daily = inForce('daily', dailyRows)
  return {
    divtypereq: byCategory(waiting('dividend'), dividendRows),
    dailysalreqtype: byCategory(waiting('daily'), dailyRows),
    contracthoursalreq: byCategory(waiting('hourly'), hourlyRows),
    realtimesalreqtype: byCategory(waiting('realtime'), realtimeRows),
    divtypeinfo: inForce('dividend', dividendRows),
    dailysalinfotype: daily,
    contractmrdailysalinfotype: daily,
    contracthoursalinfo: inForce('hourly', hourlyRows),
    realtimesalinfotype: inForce('realtime', realtimeRows),
  }
}
