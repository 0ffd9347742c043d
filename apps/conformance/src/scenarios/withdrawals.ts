import { equal, ok } from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import * as call from '@parlour/api-client/endpoints'
import type { Check } from '../check.ts'
import { expectRefusal } from '../platform/expect.ts'
import { answerOf, payoutAccountOf } from '../platform/things.ts'
import type { World } from '../platform/world.ts'

import { area, main } from './money-area.ts'

const withdrawal = async (world: World) => {
  const { paymentPassword } = await world.member()
  return answerOf(world, call.withdraw, {
    amount: 50_000,
    bankCardId: await payoutAccountOf(world),
    password: paymentPassword,
    forfeitBonus: true,
  })
}

const cancelled: Check = {
  area,
  title: '[MEM-05] a withdrawal holds the money, and gives it back when it is cancelled',
  async run(world) {
    const before = await main(world)
    const { orderNo, amount } = await withdrawal(world)
    equal(await main(world), before - amount)
    const { stage } = await answerOf(world, call.cancelWithdrawal, { orderNo })
    equal(stage, 'cancelled')
    equal(await main(world), before)
  },
}

const wrongPassword: Check = {
  area,
  title: 'a wrong payment password holds nothing and is counted',
  async run(world) {
    const before = await main(world)
    const { token } = await world.member()
    const input = { amount: 50_000, bankCardId: await payoutAccountOf(world), password: '000000' }
    const triesLeft = async () => {
      const answer = await world.wire.ask(call.withdraw, input, { token })
      expectRefusal(answer, 'invalid.payment.pw')
      return (answer.value as { triesLeft?: number } | null)?.triesLeft ?? Number.NaN
    }
    const first = await triesLeft()
    equal(await triesLeft(), first - 1)
    equal(await main(world), before)
  },
}

/** The number of a withdrawal that is on its way to the bank. */
const sentOut = (world: World) =>
  world.kept('withdrawal on its way', async () => {
    const { orderNo } = await withdrawal(world)
    await world.operate('approve', orderNo)
    await world.operate('pay', orderNo)
    return orderNo
  })

const paidOut: Check = {
  area,
  title:
    '[MEM-05] an approved withdrawal is on its way: each stage has its time, and it can be neither cancelled nor confirmed yet',
  needs: ['operator'],
  async run(world) {
    const orderNo = await sentOut(world)
    const { stage, stages } = await answerOf(world, call.getWithdrawal, { orderNo })
    equal(stage, 'paying')
    ok(stages.length >= 3 && stages.every(({ time }, at) => at === 0 || time >= (stages[at - 1]?.time ?? 0)))
    const { token } = await world.member()
    for (const answer of [
      await world.wire.ask(call.cancelWithdrawal, { orderNo }, { token }),
      await world.wire.ask(call.confirmPayment, { orderNo, status: 'RECEIVED' }, { token }),
    ])
      ok(!answer.success && answer.code?.startsWith('withdraw.'), `${answer.code}`)
  },
}

const confirmed: Check = {
  area,
  title: '[MEM-05] what the bank has paid waits for a word, and is received once the member says so',
  needs: ['operator'],
  async run(world) {
    const orderNo = await sentOut(world)
    for (let tries = 0; (await answerOf(world, call.getWithdrawal, { orderNo })).stage === 'paying'; tries++) {
      ok(tries < 40, 'the bank has not paid within 200 s')
      await wait(5_000)
    }
    ok((await answerOf(world, call.listPaymentConfirmations, {})).list.some((waiting) => waiting.orderNo === orderNo))
    equal((await answerOf(world, call.confirmPayment, { orderNo, status: 'RECEIVED' })).stage, 'received')
    ok(!(await answerOf(world, call.listPaymentConfirmations, {})).list.some((waiting) => waiting.orderNo === orderNo))
  },
}

/** What happens to a withdrawal. */
export const withdrawalStories: readonly Check[] = [cancelled, wrongPassword, paidOut]

/** What the bank takes its time for: it comes last. */
export const lateMoneyStories: readonly Check[] = [confirmed]
