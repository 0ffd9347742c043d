import type { getContracts, ResponseOf } from '@parlour/api-client/endpoints'
import type { AgentPage } from './pages.ts'

type Contracts = ResponseOf<typeof getContracts>

/** Which kinds of contracts an agent has. Source: AGT-03, contract 3.4. */
export interface ContractFlags {
  readonly dailySalary: boolean
  readonly hourSalary: boolean
  readonly salary: boolean
  readonly agentRealtimeSalary: boolean
  readonly enableCt: boolean
}

const hasAny = (info: Readonly<Record<string, readonly unknown[]>> | null | undefined): boolean =>
  Object.values(info ?? {}).some((rows) => rows.length > 0)

/**
 * The flags of the contracts that an agent has: each is on when its member is there and has a contract.
 *
 * @param contracts undefined while they are not loaded: every flag is off
 * @returns the flags
 * @example contractFlags(contracts).hourSalary // true
 */
export const contractFlags = (contracts: Contracts | undefined): ContractFlags => ({
  dailySalary: hasAny(contracts?.contractmrdailysalinfotype),
  hourSalary: hasAny(contracts?.contracthoursalinfo),
  salary: hasAny(contracts?.dailysalinfotype),
  agentRealtimeSalary: hasAny(contracts?.realtimesalinfotype),
  enableCt: hasAny(contracts?.divtypeinfo),
})

const flagOf: Readonly<Partial<Record<AgentPage, keyof ContractFlags>>> = {
  agentDividendRecordCopy2: 'enableCt',
  agentDailyWages2: 'dailySalary',
  agentHourSalary: 'hourSalary',
  agentRealtimeSalary: 'agentRealtimeSalary',
}

/**
 * Whether a page of the agent centre is there: those due by contract only with a contract of their kind. Source: AGT-02,
 * AGT-03.
 *
 * @returns true for every other page
 * @example isPageOpen('agentHourSalary', contractFlags(contracts))
 */
export function isPageOpen(page: AgentPage, flags: ContractFlags): boolean {
  const flag = flagOf[page]
  return flag === undefined || flags[flag]
}
