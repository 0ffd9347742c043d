import type { createDownline } from '@parlour/api-client/endpoints'
import { sql } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { callWithIdempotency, openAccount } from '../../kernel/ledger/index.ts'
import { countOrRefuse } from '../../kernel/limits/index.ts'
import { checkField, registrationRules } from '../../identity/index.ts'
import { agentOf } from './agent-of.ts'
import { boundsFor, ratesWithin } from './rebate-bounds.ts'
import { setRates } from './rebates.ts'

interface NewDownline {
  readonly username: string
  readonly type: 0 | 2
  readonly uplineId: number
  readonly passwordRecord: string
  readonly referralCode: string
  readonly now: number
}

async function openDownline(tx: Database, { username, now, ...rest }: NewDownline): Promise<number> {
  const [row] = await tx
    .insert(members)
    .values({
      ...rest,
      username,
      usernameKey: username.toLowerCase(),
      nickname: username,
      registeredAt: now,
      passwordSetAt: now,
      passwordTemporary: true,
    })
    .onConflictDoNothing({ target: members.usernameKey })
    .returning({ id: members.id })
  if (!row) throw new DomainError('register.username.taken', { value: { field: 'username' } })
  await openAccount(tx, row.id)
  return row.id
}

/**
 * Opens an account for a direct downline, empty; its first login asks for a password that the agent does not know.
 * @throws DomainError register.username.taken, register.field.invalid, agent.rate.outside, TOO_MANY_REQUESTS
 */
export const handleCreateDownline: Handler<typeof createDownline> = async (call) => {
  const { gateway, now } = call
  const { memberId: uplineId } = agentOf(call)
  const { username, password, type, rates } = call.request
  const before = async (): Promise<string> => {
    const rules = registrationRules(gateway.config)
    checkField('username', rules.username, username)
    checkField('password', rules.password, password)
    await countOrRefuse(gateway, [{ limit: 'downline.member', of: String(uplineId) }], now)
    return gateway.passwords.make(password)
  }
  const referralCode = Buffer.from(gateway.random.bytes(5)).toString('hex').toUpperCase()
  const body = { username, type, rates }
  return callWithIdempotency(
    call,
    { of: 'createDownline', memberId: uplineId, body, before },
    async (tx, passwordRecord) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('rebate-rates', 0))`)
      const given = ratesWithin(await boundsFor(tx, uplineId, null), rates)
      const memberId = await openDownline(tx, { username, type, uplineId, passwordRecord, referralCode, now })
      await setRates(tx, memberId, given, now)
      return { memberId, account: username, type }
    },
  )
}
