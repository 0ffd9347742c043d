import * as call from '@parlour/api-client/endpoints'
import { freshName } from '../platform/people.ts'
import { downlineOf, linkOf, payoutOf, subAgentOf } from '../platform/things.ts'
import { good, type Goods } from './good.ts'

const needs = ['agent'] as const
const missing = { orRefused: ['contract.offer.gone'] } as const

/** The agent centre and contracts. */
export const agentInputs: Goods = {
  ...good(call.answerDailySalaryOffer)({
    as: 'member',
    demo: 'refused',
    input: () => ({ id: 0, status: 'R' }),
    orRefused: ['contract.offer.gone', 'in_need_true_account'],
  }),
  ...good(call.answerDividendOffer)({
    as: 'member',
    demo: 'refused',
    input: () => ({ type: 'LIVE', status: 'R' }),
    orRefused: ['contract.offer.gone', 'in_need_true_account'],
  }),
  ...good(call.answerHourlySalaryOffer)({
    as: 'member',
    demo: 'refused',
    input: () => ({ contractId: 0, status: 'R' }),
    orRefused: ['contract.offer.gone', 'in_need_true_account'],
  }),
  ...good(call.answerRealtimeSalaryOffer)({
    as: 'member',
    demo: 'refused',
    input: () => ({ contractId: 0, status: 'R' }),
    orRefused: ['contract.offer.gone', 'in_need_true_account'],
  }),
  ...good(call.getContracts)({ as: 'agent', needs, players: 'welcome', input: () => ({}) }),
  ...good(call.answerTermination)({ as: 'agent', needs, input: () => ({ contractId: 0, status: 'R' }), ...missing }),
  ...good(call.proposeTermination)({
    as: 'agent',
    needs,
    input: () => ({ contractId: 0 }),
    orRefused: ['contract.not.found'],
  }),
  ...good(call.withdrawOffer)({ as: 'agent', needs, input: () => ({ contractId: 0 }), ...missing }),
  ...good(call.getContractImpact)({ as: 'agent', needs, input: () => ({ contractId: 0 }), ...missing }),
  ...good(call.offerContract)({
    as: 'agent',
    needs,
    inScenarioOnly: true,
    input: async (world) => ({
      account: await downlineOf(world),
      kind: 'daily',
      category: 'LIVE',
      tiers: [{ rateType: 'P', rate: 0.001 }],
    }),
  }),
  ...good(call.listContractStandings)({ as: 'agent', needs, input: () => ({ kind: 'daily' }) }),
  ...good(call.previewOffer)({
    as: 'agent',
    needs,
    input: async (world) => ({ account: await subAgentOf(world), kind: 'daily', category: 'LIVE' }),
  }),
  ...good(call.createDownline)({
    as: 'agent',
    needs,
    input: () => ({ username: freshName(), password: 'parlour2026', type: 0 }),
    other: () => ({ username: freshName() }),
  }),
  ...good(call.createAffiliateUrl)({
    as: 'agent',
    needs,
    input: () => ({ note: 'conformance' }),
    other: () => ({ note: 'another' }),
  }),
  ...good(call.deleteAffiliateUrl)({
    as: 'agent',
    needs,
    input: async (world) => ({ affiUrlId: (await linkOf(world, 'that ends')).affiUrlId }),
  }),
  ...good(call.promoteDownline)({
    as: 'agent',
    needs,
    inScenarioOnly: true,
    input: async (world) => ({ account: await downlineOf(world) }),
  }),
  ...good(call.setDownlineRebate)({
    as: 'agent',
    needs,
    input: async (world) => ({ account: await downlineOf(world), rates: {} }),
  }),
  ...good(call.getCustomerRebate)({
    as: 'agent',
    needs,
    input: async (world) => ({ account: await downlineOf(world) }),
  }),
  ...good(call.getGlobalRebateSettingsByProductType)({ as: 'agent', needs, input: () => ({ productType: 'LIVE' }) }),
  ...good(call.getPayout)({ as: 'agent', needs, input: async (world) => ({ payoutId: await payoutOf(world) }) }),
  ...good(call.transferToDownline)({
    as: 'agent',
    needs,
    input: async (world) => ({
      account: await downlineOf(world),
      amount: 100,
      password: (await world.agent()).paymentPassword,
      forfeitBonus: true,
    }),
    other: () => ({ amount: 200 }),
  }),
}
