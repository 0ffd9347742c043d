import { equal, match, ok } from 'node:assert/strict'
import * as call from '@parlour/api-client/endpoints'
import type { Check } from '../check.ts'
import { expectRefusal, expectValue } from '../platform/expect.ts'
import { openMember } from '../platform/people.ts'
import { addedCard, answerOf, answerTo } from '../platform/things.ts'

const area = 'story: account'

const ownName: Check = {
  area,
  title: 'an account without a name of its own gets one, and logs in with it',
  async run(world) {
    const password = 'parlour2026'
    const loginDeviceId = `conformance-auto-${Date.now()}`
    const made = await answerTo(world, null, call.registerAutoUsername, {
      password,
      confirmPassword: password,
      payeeName: 'Maria Santos',
      registerMethod: 'WEB',
      login: true,
      loginDeviceId,
    })
    match(made.userName ?? '', /^[a-z]\w{3,}$/i)
    equal(
      (await answerTo(world, null, call.login, { username: made.userName ?? '', password, loginDeviceId })).id,
      made.id,
    )
  },
}

const otherSessions: Check = {
  area,
  title: 'a member ends every other session and keeps the own one',
  async run(world) {
    const { username, password, token } = await openMember(world.wire)
    const second = await answerTo(world, null, call.login, {
      username,
      password,
      loginDeviceId: `conformance-${username}`,
    })
    equal((await answerTo(world, second.token, call.endSessions, {})).ended, 1)
    expectRefusal(
      await world.wire.ask(call.getMemberInfo, {}, { token }),
      ['login.not.session', 'user.or.token.invalid'],
      401,
    )
    expectValue(await world.wire.ask(call.getMemberInfo, {}, { token: second.token }))
  },
}

const paymentPassword: Check = {
  area,
  title: 'a payment password changes with the old one: the new one opens, the old one does not',
  async run(world) {
    const { token, paymentPassword: old } = await openMember(world.wire)
    const next = '135792'
    const change = (from: string, to: string) => ({
      oldPaymentPassword: from,
      paymentPassword: to,
      confirmPaymentPassword: to,
    })
    expectValue(await world.wire.ask(call.changePaymentPassword, change(old, next), { token }))
    expectRefusal(
      await world.wire.ask(call.changePaymentPassword, change(old, '975318'), { token }),
      'invalid.payment.pw',
    )
    expectValue(await world.wire.ask(call.changePaymentPassword, change(next, '975318'), { token }))
  },
}

const removedCard: Check = {
  area,
  title: 'a bank card that is removed is gone from the list',
  async run(world) {
    const bankCardId = await addedCard(world)
    const ids = async () => (await answerOf(world, call.listPayoutAccounts, {})).list.map((card) => card.bankCardId)
    ok((await ids()).includes(bankCardId))
    await answerOf(world, call.removePayoutAccount, { bankCardId })
    ok(!(await ids()).includes(bankCardId))
  },
}

/** What a member does with the own account. */
export const accountStories: readonly Check[] = [ownName, otherSessions, paymentPassword, removedCard]
