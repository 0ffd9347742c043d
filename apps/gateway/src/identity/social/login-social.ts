import type { loginSocial, ServedRequestOf } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import { DomainError, hashOf, keyOf } from '../../kernel/http/index.ts'
import type { Call, Handler } from '../../kernel/http/index.ts'
import { withIdempotency } from '../../kernel/ledger/index.ts'
import { forgetHits, withdrawHits } from '../../kernel/limits/index.ts'
import { openedBy } from '../register/opened-by.ts'
import { countRegistration } from '../register/register-limits.ts'
import { noteLoginFailure } from '../session/login-alarm.ts'
import { forgivenSubjects, loginStanding } from '../session/login-limits.ts'
import { noteTry } from '../session/note-try.ts'
import { openSession } from '../session/open-session.ts'
import { enterByIdentity, findByIdentity } from './enter-by-identity.ts'
import { badToken } from '../otp/spend-token.ts'
import type { Identity } from '../../kernel/ports/index.ts'

/** The call as a handler sees it. */
export type SocialCall = Call<ServedRequestOf<typeof loginSocial>>

const scope = 'loginSocial'

/** Judges the token under the limits of a login: bad ones lock this provider for this network. */
async function identify(call: SocialCall): Promise<Identity> {
  const { gateway, request, network, now } = call
  // In capitals, as no typed name is counted: tries with a name like this one elsewhere lock no account here.
  const tried = { key: `SOCIAL/${request.provider}/${network}`, deviceId: request.loginDeviceId, network }
  await loginStanding(gateway, gateway.db, tried, now)
  const { noted } = await noteTry(gateway, tried, { solved: true, now })
  const identity = await gateway.social.verify(request, now).catch(async (error: unknown) => {
    await withdrawHits(gateway.db, noted)
    throw error
  })
  if (!identity) {
    noteLoginFailure(gateway)
    throw badToken()
  }
  await forgetHits(gateway.db, forgivenSubjects(tried))
  return identity
}

/**
 * Logs in by a token of another service, once per token. Who has no account yet gets one only after agreeing (REG-12).
 * @throws DomainError social.token.invalid, social.account.unknown, function.not.available, us_forbidden_login_error,
 * register.affiliate.invalid, mobile.taken, TOO_MANY_REQUESTS, system.busy
 */
export const handleLoginSocial: Handler<typeof loginSocial> = async (call) => {
  const { gateway, request, network, browser, now } = call
  const { db, random } = gateway
  const identity = await identify(call)
  const key = keyOf(call)
  const hash = hashOf(request.idToken)
  const { agreed, link, provider } = request
  if ((await openedBy(db, scope, key)) === null && agreed && (await findByIdentity(db, identity)) === null)
    await countRegistration(call)
  const { answer, replayed } = await withIdempotency(
    db,
    { scope, key, body: { provider, hash, agreed, link }, now },
    (tx) => enterByIdentity(tx, call, identity, hash),
  )
  if (replayed) call.headers.set('Idempotent-Replayed', 'true')
  const [member] = await db.select().from(members).where(eq(members.id, answer.memberId))
  if (!member) throw badToken()
  if (member.blockedAt !== null) throw new DomainError('us_forbidden_login_error')
  const fresh = answer.opened ? { ...member, firstLoginAt: null } : member
  const value = await openSession(db, random, { member: fresh, deviceId: request.loginDeviceId, network, browser, now })
  if (member.firstLoginAt === null) await db.update(members).set({ firstLoginAt: now }).where(eq(members.id, member.id))
  return { ...value, passwordExpired: false, mustChangePassword: false, opened: answer.opened }
}
