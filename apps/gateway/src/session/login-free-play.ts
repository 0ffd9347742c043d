import type { loginFreePlay } from '@parlour/api-client/endpoints'
import type { Database } from '../db/open-database.ts'
import { members } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { openAccount } from '../ledger/accounts.ts'
import { postTransfers } from '../ledger/post-transfer.ts'
import { countOrRefuse } from '../limits/count-unless-full.ts'
import { demoMovement } from '../register/open-member.ts'
import { openSession } from './open-session.ts'
import { trialType } from './session.ts'

/** Play money of a trial account, in minor units. */
const trialCredit = 200_000

/** Opens a fresh trial account with play money, and logs it in. @throws DomainError TOO_MANY_REQUESTS */
export const handleLoginFreePlay: Handler<typeof loginFreePlay> = async (call) => {
  const { gateway, request, network, browser, now } = call
  const { db, random } = gateway
  await countOrRefuse(gateway, [{ limit: 'trial.network', of: network }], now)
  const mark = Buffer.from(random.bytes(5)).toString('hex')
  return db.transaction(async (inner) => {
    const tx = inner as unknown as Database
    const [member] = await tx
      .insert(members)
      .values({
        username: `trial${mark}`,
        usernameKey: `trial${mark}`,
        nickname: 'Trial',
        type: trialType,
        referralCode: `T${mark.toUpperCase()}`,
        registeredAt: now,
        firstLoginAt: now,
      })
      .returning()
    if (!member) throw new Error('a trial account was not written')
    await openAccount(tx, member.id)
    await postTransfers(tx, [demoMovement(member.id, trialCredit, now)])
    return openSession(tx, random, { member, deviceId: request.loginDeviceId, network, browser, now })
  })
}
