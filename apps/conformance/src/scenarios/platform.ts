import { equal, ok } from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import * as call from '@parlour/api-client/endpoints'
import type { Check } from '../check.ts'
import { expectRefusal, expectValue } from '../platform/expect.ts'
import { answerOf, subAgentOf } from '../platform/things.ts'

const area = 'story: platform'

/**
 * Waits until something holds ten times in a row: several gateways learn of a change one after the other.
 * @throws after 20 s
 */
async function everywhere(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0, inARow = 0; inARow < 10; tries++) {
    inARow = (await holds()) ? inARow + 1 : 0
    ok(tries < 100, 'the change has not reached every gateway')
    if (inARow === 0) await wait(200)
  }
}

const maintenance: Check = {
  area,
  title: '[SYS-02] under maintenance the status says so and calls are refused; afterwards sessions are still there',
  needs: ['operator'],
  async run(world) {
    const { token } = await world.member()
    await world.operate('status', 'maintenance')
    try {
      await everywhere(async () => (await answerOf(world, call.getStatus, {}, 'visitor')).maintenance)
      expectRefusal(await world.wire.ask(call.getBalance, {}, { token }), 'system.maintenance', 503)
    } finally {
      await world.operate('status', 'normal')
      await everywhere(async () => !(await answerOf(world, call.getStatus, {}, 'visitor')).maintenance)
    }
    expectValue(await world.wire.ask(call.getBalance, {}, { token }))
  },
}

const restricted: Check = {
  area,
  title: '[SYS-03] an address that is kept out is told so with where it comes from; afterwards it is let in again',
  needs: ['operator'],
  async run(world) {
    const { token } = await world.member()
    const kept = async () => world.wire.ask(call.getBalance, {}, { token })
    const { ip } = await answerOf(world, call.getLocation, {}, 'visitor')
    ok(ip)
    await world.operate('status', 'restriction', ip)
    try {
      await everywhere(async () => (await kept()).code === 'system.restricted')
      const answer = await kept()
      expectRefusal(answer, 'system.restricted', 403)
      equal((answer.value as { ip?: string } | null)?.ip, ip)
    } finally {
      await world.operate('status', 'normal')
      await everywhere(async () => (await kept()).success)
    }
  },
}

const inboxMessages: Check = {
  area,
  title: 'a message that is read no longer counts as unread, and one that is deleted is gone',
  needs: ['operator'],
  async run(world) {
    const { username } = await world.member()
    await answerOf(world, call.sendMessage, { recipientIds: [0], title: 'A question', content: 'When do you open?' })
    const waiting = (await world.operate('messages')) as readonly { readonly id: number; readonly from: string }[]
    await world.operate('messages', String(waiting.findLast(({ from }) => from === username)?.id), 'Always.')
    const message = (await answerOf(world, call.listInbox, {})).list[0]
    ok(message && message.content.includes('Always.'), 'the answer has not come')
    await answerOf(world, call.markMessagesRead, { messageIds: String(message.messageId) })
    const unread = await answerOf(world, call.getUnreadMessageCount, {})
    equal(unread, (await answerOf(world, call.listInbox, { unread: 1 })).totalCount)
    await answerOf(world, call.deleteMessages, { messageIds: String(message.messageId) })
    ok(
      !(await answerOf(world, call.listInbox, { size: 100 })).list.some(
        ({ messageId }) => messageId === message.messageId,
      ),
    )
  },
}

const chat: Check = {
  area,
  title: '[CHT-01] the chat opens on an origin of its own',
  async run(world) {
    const { chatUrl } = await answerOf(world, call.launchChat, { language: 'EN' })
    const url = new URL(chatUrl ?? '')
    ok(url.origin !== world.settings.origin)
    const page = await world.send(url.href)
    equal(page.status, 200)
    ok((page.headers.get('content-security-policy') ?? '').includes('frame-ancestors'))
  },
}

const contract: Check = {
  area,
  title: '[AGT-04] an offer can be made, taken back, and not answered by a stranger',
  needs: ['agent'],
  async run(world) {
    const account = await subAgentOf(world)
    const tiers = [{ minimumBet: 100_000_000, activeMember: 100, rateType: 'P' as const, rate: 0.0001 }]
    const { contractId } = await answerOf(
      world,
      call.offerContract,
      { account, kind: 'daily', category: 'FISH', tiers },
      'agent',
    )
    const { token } = await world.member()
    ok(!(await world.wire.ask(call.answerDailySalaryOffer, { id: contractId, status: 'A' }, { token })).success)
    equal((await answerOf(world, call.withdrawOffer, { contractId }, 'agent')).state, 'withdrawn')
  },
}

const ownTree: Check = {
  area,
  title: 'an agent sees nobody outside its own tree',
  needs: ['agent'],
  async run(world) {
    const { username } = await world.other()
    const token = await world.tokenOf('agent')
    expectRefusal(
      await world.wire.ask(call.getCustomerRebate, { account: username }, { token }),
      'agent.downline.unknown',
    )
    expectRefusal(
      await world.wire.ask(call.listTransactions, { subordinateName: username }, { token }),
      'agent.downline.unknown',
    )
  },
}

/** The platform as a whole. */
export const platformStories: readonly Check[] = [maintenance, restricted, inboxMessages, chat, contract, ownTree]
