import { getBalance, getWithdrawPlan, getWithdrawSettings } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { withdrawPlanQuery } from '../index.ts'

/** The plan on a platform without the call, with this much in the main wallet, in major units. */
const planWith = async (availBalance: number, bonus: number | null = 0) => {
  const server = createFakeServer()
  server.answer(getBalance, { sumBalance: 900, bonus, currency: 'PHP', balance: [{ accountTypeId: 2, availBalance }] })
  server.answer(getWithdrawSettings, {
    allowWithdraw: 'Y',
    minimumAmount: 100,
    maximumAmount: 500,
    fixedWithdrawAmounts: [],
  })
  const api = createTestClient(server, {
    overrides: { getWithdrawPlan: { absent: true } },
    tokens: { get: () => 't', expired: () => undefined },
  })
  const plan = await withdrawPlanQuery(api, 'demo01', 'EN').queryFn()
  expect(server.callsOf(getWithdrawPlan)).toEqual([])
  return plan
}

test('[BEY-09] without the call, the main wallet is free within the limits of a withdrawal', async () => {
  expect(await planWith(800.5)).toMatchObject({ free: 80_050, withdrawable: 50_000, tied: null, ties: [] })
  expect(await planWith(300)).toMatchObject({ free: 30_000, withdrawable: 30_000 })
  expect(await planWith(800.5)).toHaveProperty('forfeits', 0)
  expect(await planWith(99)).toMatchObject({ free: 9_900, withdrawable: 0, minimumAmount: 10_000 })
})

test('[BEY-09] without the call, what a withdrawal gives up of bonus money is not known', async () => {
  expect(await planWith(800.5, 20)).toHaveProperty('forfeits', null)
  expect(await planWith(800.5, null)).toHaveProperty('forfeits', null)
})
