import type { Database } from '../db/open-database.ts'
import type { Gateway } from '../gateway.ts'
import { tooMany } from '../http/refusal.ts'
import { countAttempts } from './attempts.ts'

const spanMs = 30 * 60_000
const captchaFrom = 3
const lockedFrom = 5
const accountLockedFrom = 20
const networkTries = 20
const networkSpanMs = 5 * 60_000

/** What is counted when a login fails. The lock is on account and network together, so that a stranger cannot lock a player out. */
export interface LoginSubjects {
  readonly account: string
  readonly device: string
  readonly pair: string
  readonly network: string
}

/** The subjects of a login try. */
export const loginSubjects = (usernameKey: string, deviceId: string | undefined, network: string): LoginSubjects => ({
  account: `login/account/${usernameKey}`,
  device: `login/device/${deviceId?.slice(0, 64) ?? network}`,
  pair: `login/pair/${usernameKey}/${network}`,
  network: `login/network/${network}`,
})

/** How a login stands before its password is looked at. */
export interface LoginStanding {
  readonly captcha: boolean
  /** Whether the try after this one needs a captcha when this one fails. */
  readonly captchaNext: boolean
  /** Tries that are left before the account is locked for this network, this one included. */
  readonly triesLeft: number
}

/** Counts a login try of a network. @throws Refusal TOO_MANY_REQUESTS */
export function countNetworkTry({ windows, config }: Gateway, { network }: LoginSubjects): void {
  const wait = windows.count(network, networkTries * config.addressFactor, networkSpanMs)
  if (wait > 0) throw tooMany(wait, { captcha: true })
}

/** The subjects that a failure is noted for. */
export const notedSubjects = ({ account, device, pair }: LoginSubjects): string[] => [account, device, pair]

/** Reads the standing of a login try. @throws Refusal TOO_MANY_REQUESTS while it is locked, before any hashing */
export async function loginStanding(db: Database, subjects: LoginSubjects, now: number): Promise<LoginStanding> {
  const found = await countAttempts(db, notedSubjects(subjects), now - spanMs)
  const account = found.get(subjects.account)?.count ?? 0
  const device = found.get(subjects.device)?.count ?? 0
  const pair = found.get(subjects.pair)
  const locked = (pair?.count ?? 0) >= lockedFrom ? pair : account >= accountLockedFrom ? found.get(subjects.account) : null
  if (locked) throw tooMany((locked.first + spanMs - now) / 1000, { captcha: true, triesLeft: 0 })
  return {
    captcha: account >= captchaFrom || device >= captchaFrom,
    captchaNext: account + 1 >= captchaFrom || device + 1 >= captchaFrom,
    triesLeft: Math.min(lockedFrom - (pair?.count ?? 0), accountLockedFrom - account),
  }
}
