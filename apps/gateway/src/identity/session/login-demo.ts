import { randomUUID } from 'node:crypto'
import type { loginDemo } from '@parlour/api-client/endpoints'
import { members } from '../../kernel/db/index.ts'
import { demoAccountType } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { memberAccount, openAccount, postTransfers } from '../../kernel/ledger/index.ts'
import { countOrRefuse } from '../../kernel/limits/index.ts'
import { openSession } from './open-session.ts'

/** Play money of a demo account, in minor units. */
const demoCredit = 200_000

/** Play money for an account, in minor units, that the ledger calls what it is. */
const demoTransfer = (memberId: number, amount: number, at: number) => ({
  id: randomUUID(),
  kind: 'demo-credit' as const,
  note: 'Demo credit',
  at,
  lines: [
    { account: 'house/promotions', amount: -amount },
    { account: memberAccount(memberId), amount },
  ],
})

/** Opens a fresh demo account with play money, and logs it in. @throws DomainError TOO_MANY_REQUESTS */
export const handleLoginDemo: Handler<typeof loginDemo> = async (call) => {
  const { gateway, request, network, browser, now } = call
  const { db, random } = gateway
  await countOrRefuse(gateway, [{ limit: 'trial.network', of: network }], now)
  const mark = Buffer.from(random.bytes(5)).toString('hex')
  return db.transaction(async (tx) => {
    const [member] = await tx
      .insert(members)
      .values({
        username: `trial${mark}`,
        usernameKey: `trial${mark}`,
        nickname: 'Trial',
        type: demoAccountType,
        referralCode: `T${mark.toUpperCase()}`,
        registeredAt: now,
        firstLoginAt: now,
      })
      .returning()
    if (!member) throw new Error('a demo account was not written')
    await openAccount(tx, member.id)
    await postTransfers(tx, [demoTransfer(member.id, demoCredit, now)])
    return openSession(tx, random, { member, deviceId: request.loginDeviceId, network, browser, now })
  })
}
