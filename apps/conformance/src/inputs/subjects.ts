import * as entryPoint from '@parlour/api-client/endpoints'
import type { Endpoint } from '@parlour/api-client/endpoints'
import * as v from 'valibot'
import type { Subject } from '../rules/rule.ts'
import { agentInputs } from './agents.ts'
import { gameInputs } from './games.ts'
import type { Good, Goods } from './good.ts'
import { moneyInputs } from './money.ts'
import { peopleInputs } from './people.ts'
import { rewardInputs } from './rewards.ts'
import { siteInputs } from './site.ts'

const written: Goods = {
  ...peopleInputs,
  ...gameInputs,
  ...moneyInputs,
  ...rewardInputs,
  ...siteInputs,
  ...agentInputs,
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value

/** Every record of the entry point, but for the login without encryption that gateways have in test mode only. */
const endpoints = Object.values<unknown>(entryPoint)
  .filter(isEndpoint)
  .filter(({ name }) => name !== entryPoint.loginUnsecure.name)

/** Calls without a member's rights that a demo account may ask as well. */
const demoWelcome = new Set([
  'getMemberInfo',
  'getBalance',
  'getMerchantWallet',
  'listSessions',
  'getAvatar',
  'getMemberIcon',
  'listRecentGames',
  'getCustomerServiceUrl',
  'getProfile',
  'getSecurityConfig',
  'hasPaymentPassword',
  'listMyOpenedNumbers',
  'listRooms',
  'reportFirstLogin',
])

/** Calls of the agent centre, by their paths and by what they are for. */
const forAgents = (name: string): boolean =>
  /Agent|Downline|Team|Affiliates?(Url|$)|GlobalRebate|Commission|Dividends|Salaries|listIncome|listLotteryProfit|FishingProfit|TransferEnabled/.test(
    name,
  ) && !['checkAffiliate', 'getCardFishingProfit'].includes(name)

/** Where nothing is required, nothing is asked for: the role follows from the record. */
function plain(endpoint: Endpoint): Good {
  if (!v.safeParse(endpoint.request, {}).success) throw new Error(`there is no good input for ${endpoint.name}`)
  const input = (): Record<string, never> => ({})
  if (endpoint.token !== 'required') return { as: 'visitor', input }
  if (forAgents(endpoint.name)) return { as: 'agent', needs: ['agent'], input }
  return { as: 'member', input, ...(demoWelcome.has(endpoint.name) ? {} : { demo: 'refused' as const }) }
}

/** Every call of the platform with a good input. @throws when one has none */
export const subjects: readonly Subject[] = endpoints.map((endpoint) => ({
  endpoint,
  good: written[endpoint.name] ?? plain(endpoint),
}))
