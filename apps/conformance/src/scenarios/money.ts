import { equal, match, ok } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import * as call from '@parlour/api-client/endpoints'
import type { Check } from '../check.ts'
import { expectRefusal, expectValue } from '../platform/expect.ts'
import { pressPayment } from '../platform/pay-in.ts'
import { answerOf, answerTo, roomFor, providerOf } from '../platform/things.ts'
import type { World } from '../platform/world.ts'
import { area, main } from './money-area.ts'
import { withdrawalStories } from './withdrawals.ts'

const press = (world: World, payUrl: string, what: 'pay' | 'refuse'): Promise<string> =>
  pressPayment(world.send, payUrl, what)

const order = async (world: World, amount: number) =>
  answerOf(world, call.depositByLaunch, { amount, ...(await roomFor(world, 'launch')) })

const paidOnce: Check = {
  area,
  title: 'a deposit that is paid is booked once, however often its page is pressed',
  async run(world) {
    const before = await main(world)
    const { orderNo, payUrl } = await order(world, 70_000)
    ok(payUrl)
    await Promise.all([press(world, payUrl, 'pay'), press(world, payUrl, 'pay')])
    await press(world, payUrl, 'pay')
    const deposit = await answerOf(world, call.getDeposit, { orderNo })
    equal(deposit.status, 'paid')
    equal(await main(world), before + deposit.amount - (deposit.fee ?? 0))
  },
}

const refusedDeposit: Check = {
  area,
  title: 'a deposit that the provider refuses moves nothing',
  async run(world) {
    const before = await main(world)
    const { orderNo, payUrl } = await order(world, 60_000)
    await press(world, payUrl ?? '', 'refuse')
    equal((await answerOf(world, call.getDeposit, { orderNo })).status, 'failed')
    equal(await main(world), before)
  },
}

const forgedReport: Check = {
  area,
  title: 'a report of a payment that nobody signed is refused',
  async run(world) {
    const { orderNo } = await order(world, 60_000)
    const body = JSON.stringify({
      orderNo,
      reference: 'TLY-000000000000000000000000',
      state: 'paid',
      amount: '600.00',
      currency: 'PHP',
    })
    const headers = {
      'Content-Type': 'application/json',
      'X-Pay-Timestamp': String(await world.wire.now()),
      'X-Pay-Signature': '0'.repeat(64),
    }
    const response = await world.send(`${world.settings.origin}/callbacks/pay`, { method: 'POST', headers, body })
    equal(response.status, 401)
    equal((await answerOf(world, call.getDeposit, { orderNo })).status, 'pending')
  },
}

const thereAndBack: Check = {
  area,
  title: 'money goes to the wallet of a provider and back, and never more than there is',
  async run(world) {
    const vendor = await providerOf(world)
    const before = await main(world)
    const moved = await answerOf(world, call.transferWallet, { type: 'IN', vendor, amount: 12_345 })
    equal(moved.mainBalance, before - 12_345)
    const { token } = await world.member()
    expectRefusal(
      await world.wire.ask(call.transferWallet, { type: 'OUT', vendor, amount: moved.vendorBalance + 1 }, { token }),
      'wallet.balance.low',
    )
    const back = await answerOf(world, call.transferWallet, { type: 'OUT', vendor, amount: 12_345 })
    equal(back.mainBalance, before)
  },
}

const fractions: Check = {
  area,
  title: 'a sum with more than two places, below zero or beyond all bounds is refused',
  async run(world) {
    const vendor = await providerOf(world)
    const { token } = await world.member()
    for (const amount of [1.005, 0, -1, '1e3', 1e18, null, '1.234', Number.MAX_VALUE])
      expectRefusal(
        await world.wire.askLoosely(call.transferWallet, { type: 'IN', vendor, amount }, { token }),
        'request_param_err',
        400,
      )
  },
}

const oneOfMany: Check = {
  area,
  title: 'of many transfers of the whole balance at once exactly one happens',
  async run(world) {
    const vendor = await providerOf(world)
    const { token } = await world.other()
    const amount = 100_000
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => world.wire.ask(call.transferWallet, { type: 'IN', vendor, amount }, { token })),
    )
    equal(answers.filter(({ success }) => success).length, 1)
    expectValue(await world.wire.ask(call.transferWallet, { type: 'OUT', vendor, amount }, { token }))
  },
}

const keyOfAnother: Check = {
  area,
  title: "another member's idempotency key is not mine: the same key moves the money of both",
  async run(world) {
    const vendor = await providerOf(world)
    const key = randomUUID()
    const { token } = await world.other()
    const ask = async (holder: string | null) =>
      world.wire.ask(call.transferWallet, { type: 'IN', vendor, amount: 1_111 }, { token: holder, key })
    const mine = await main(world)
    const theirMain = async () =>
      (await answerTo(world, token, call.listWallets, {})).list.find((wallet) => wallet.vendor === null)?.balance ?? 0
    const theirs = await theirMain()
    for (const holder of [await world.tokenOf('member'), token]) {
      const answer = await ask(holder)
      expectValue(answer)
      equal(answer.headers.get('idempotent-replayed'), null)
    }
    equal(await main(world), mine - 1_111)
    equal(await theirMain(), theirs - 1_111)
  },
}

const record: Check = {
  area,
  title: 'each line of the account record stands on the one before',
  async run(world) {
    const { list } = await answerOf(world, call.listTransactions, { size: 100 })
    const lines = list.filter(({ vendor, wallet }) => vendor === null && wallet !== 'bonus')
    ok(lines.length > 4)
    for (const [at, line] of lines.slice(0, -1).entries())
      equal(line.currentAvailBalance, (lines[at + 1]?.currentAvailBalance ?? 0) + line.amount, `line ${at}`)
    equal(lines[0]?.currentAvailBalance, await main(world))
  },
}

const others: Check = {
  area,
  title: "one member never sees another's orders",
  async run(world) {
    const { orderNo } = await order(world, 60_000)
    const { token } = await world.other()
    expectRefusal(
      await world.wire.ask(call.getDeposit, { orderNo }, { token, key: randomUUID() }),
      'deposit.order.unknown',
    )
    expectRefusal(await world.wire.ask(call.cancelDeposit, { orderNo }, { token }), 'deposit.order.unknown')
  },
}

const ledger: Check = {
  area,
  title: 'after all of this the ledger adds up to zero',
  needs: ['operator'],
  async run(world) {
    match(JSON.stringify(await world.operate('ledger')), /sound/i)
  },
}

/** What happens to money. */
export const moneyStories: readonly Check[] = [
  paidOnce,
  refusedDeposit,
  forgedReport,
  thereAndBack,
  fractions,
  oneOfMany,
  ...withdrawalStories,
  keyOfAnother,
  record,
  others,
  ledger,
]
