import { and, eq } from 'drizzle-orm'
import { members, sessions } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { noteLimit } from '../../kernel/observe/index.ts'
import { tooMany } from '../../kernel/http/index.ts'
import { fullOf, limitKeyText, limitStateOf } from '../../kernel/limits/index.ts'
import type { LimitKey } from '../../kernel/limits/index.ts'
import { loginAlarm } from './login-alarm.ts'

/** Who tries to log in: the name in lower case, the device when it tells its id, and the network. */
export interface LoginTry {
  readonly key: string
  readonly deviceId: string | undefined
  readonly network: string
}

/** How a login stands before its password is looked at. */
export interface LoginStanding {
  readonly captcha: boolean
  /** Whether the try after this one needs a captcha when this one fails. */
  readonly captchaNext: boolean
  /** Tries that are left before the account is locked for this network, this one included. */
  readonly triesLeft: number
}

/** What a login counts: account, device, account and network together, network. */
export const loginSubjects = ({ key, deviceId, network }: LoginTry): LimitKey[] => [
  { limit: 'login.account', of: key },
  { limit: 'login.device', of: deviceId?.slice(0, 64) ?? network },
  pairSubject(key, network),
  { limit: 'login.network', of: network },
]

const pairSubject = (key: string, network: string): LimitKey => ({ limit: 'login.pair', of: `${key}/${network}` })

/** What a success forgets: everything but what the network did. */
export const forgivenSubjects = (tried: LoginTry): string[] =>
  loginSubjects(tried)
    .filter(({ limit }) => limit !== 'login.network')
    .map(limitKeyText)

async function isKnown(db: Database, { key, deviceId }: LoginTry): Promise<boolean> {
  if (!deviceId) return false
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(members.usernameKey, key), eq(sessions.deviceId, deviceId.slice(0, 64))))
    .limit(1)
  return row !== undefined
}

/**
 * Reads the standing of a login try. A device that the account has
 * been used on is not slowed down by tries from other devices.
 * @throws DomainError TOO_MANY_REQUESTS while it is locked or slowed down, before any hashing
 */
export async function loginStanding(
  gateway: Gateway,
  db: Database,
  tried: LoginTry,
  now: number,
): Promise<LoginStanding> {
  const { addressFactor } = gateway.config
  const subjects = loginSubjects(tried)
  const { full, times, room } = await limitStateOf(db, addressFactor, subjects, now)
  const locked = full.find(({ excess }) => excess === 'refuse')
  if (locked) {
    noteLimit(locked.limit)
    throw tooMany(locked.wait / 1000, { captcha: true, triesLeft: 0 })
  }
  const slowed = full.find(({ excess }) => excess === 'slow')
  if (slowed && !(await isKnown(db, tried))) {
    noteLimit(slowed.limit)
    throw tooMany(slowed.wait / 1000, { captcha: true })
  }
  const next = subjects.flatMap(({ limit, of }) =>
    fullOf(limit, addressFactor, [now, ...(times.get(limitKeyText({ limit, of })) ?? [])], now),
  )
  const alarm = loginAlarm(gateway)
  return {
    captcha: alarm || full.some(({ excess }) => excess === 'captcha'),
    captchaNext: alarm || next.some(({ excess }) => excess === 'captcha'),
    triesLeft: room.get(limitKeyText(pairSubject(tried.key, tried.network))) ?? 0,
  }
}
