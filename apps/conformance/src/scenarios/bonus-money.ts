import { equal } from 'node:assert/strict'
import * as call from '@parlour/api-client/endpoints'
import { refusedAsAllowed, type Check } from '../check.ts'
import { expectRefusal } from '../platform/expect.ts'
import { payIn } from '../platform/pay-in.ts'
import { openMember } from '../platform/people.ts'
import { answerTo, providerOf } from '../platform/things.ts'

const area = 'story: bonus money'

const startMoney: Check = {
  area,
  title:
    '[BEY-09] what an account starts with is played, not moved: it is in the sum, in no wallet, and cannot be withdrawn',
  async run(world) {
    const person = await openMember(world.wire)
    const { token } = person
    const { sumBalance, bonus } = await answerTo(world, token, call.getBalance, {})
    if (sumBalance === 0) return refusedAsAllowed
    equal(bonus, sumBalance)
    const plan = await answerTo(world, token, call.getWithdrawPlan, {})
    equal(plan.withdrawable, 0)
    equal(plan.free, 0)
    const vendor = await providerOf(world)
    expectRefusal(
      await world.wire.ask(call.transferWallet, { type: 'IN', vendor, amount: 100 }, { token }),
      'wallet.balance.low',
    )
    return undefined
  },
}

const givenUp: Check = {
  area,
  title: '[BEY-09] a withdrawal gives up an open bonus, only when that is agreed to, and says before what it costs',
  needs: ['operator'],
  async run(world) {
    const person = await payIn(world.wire, world.send, await openMember(world.wire), 60_000)
    const { token, username, paymentPassword: password } = person
    await world.operate('issue-ticket', username, '7.50', '9', 'bonus to give up')
    const { list } = await answerTo(world, token, call.listTickets, {})
    await answerTo(world, token, call.claimTicket, { ticketId: list[0]?.ticketId ?? 0 })
    const { forfeits, free } = await answerTo(world, token, call.getWithdrawPlan, {})
    equal(forfeits, 750)
    const bank = (await answerTo(world, token, call.listWithdrawBanks, {})).list.find(({ type }) => type === 'BC')
    const cardNumber = String(Date.now())
      .padEnd(bank?.numberMin ?? 0, '7')
      .slice(0, bank?.numberMin ?? 10)
    const { bankCardId } = await answerTo(world, token, call.addPayoutAccount, {
      bankCode: bank?.bankCode ?? '',
      payeeName: 'Maria Santos',
      cardNumber,
      password,
    })
    const wish = { amount: 50_000, bankCardId, password }
    expectRefusal(await world.wire.ask(call.withdraw, wish, { token }), 'bonus.active')
    equal((await answerTo(world, token, call.getWithdrawPlan, {})).free, free)
    equal((await answerTo(world, token, call.withdraw, { ...wish, forfeitBonus: true })).amount, 50_000)
    const after = await answerTo(world, token, call.getWithdrawPlan, {})
    equal(after.forfeits, 0)
    equal(after.free, free - 50_000)
  },
}

const oneGivenUp: Check = {
  area,
  title: '[BEY-09] a bonus is given up by itself: what was shown is lost, once, and own money stays',
  needs: ['operator'],
  async run(world) {
    const person = await payIn(world.wire, world.send, await openMember(world.wire), 60_000)
    const { token, username } = person
    await world.operate('issue-ticket', username, '7.50', '9', 'bonus to give up')
    const { list } = await answerTo(world, token, call.listTickets, {})
    await answerTo(world, token, call.claimTicket, { ticketId: list[0]?.ticketId ?? 0 })
    const open = (await answerTo(world, token, call.listBonuses, { state: 'open' })).list
    const { bonusId = '', forfeit } = open.find(({ playOnly }) => !playOnly) ?? {}
    equal(forfeit?.loses, 750)
    expectRefusal(await world.wire.ask(call.forfeitBonus, { bonusId, loses: 749 }, { token }), 'bonus.forfeit.changed')
    const { lost, balance, free } = await answerTo(world, token, call.forfeitBonus, { bonusId, loses: 750 })
    equal(lost, 750)
    equal(balance, forfeit?.balanceAfter)
    equal(free, forfeit?.free)
    expectRefusal(await world.wire.ask(call.forfeitBonus, { bonusId, loses: 750 }, { token }), 'bonus.ended')
    return undefined
  },
}

/** What is played and cannot be withdrawn. */
export const bonusStories: readonly Check[] = [startMoney, givenUp, oneGivenUp]
