import { getBoxKey, getRsaKey, login, logout, type Endpoint } from '@parlour/api-client/endpoints'
import { candidatesOf } from './candidates.ts'
import { chooseCipher } from './choose-cipher.ts'
import { createAsker, type Asker, type AskerOptions, type Reply } from './create-asker.ts'
import { connect } from './connect.ts'
import { findCall } from './find-call.ts'
import { judgeCall, plainReport } from './judge-call.ts'
import { createKnownValues } from './known-values.ts'
import { openSession, type Credentials } from './open-session.ts'
import { platformOf } from './platform-file.ts'
import { probeCall } from './probe-call.ts'
import { isHarmless, records } from './records.ts'
import type { CallReport, CallStatus, Counts, PlatformFile, Report } from './report.ts'
import { tried, tryEffects } from './try-effects.ts'

/** Options of `checkPlatform`: the ports of a client, the platform's address, and what may be tried on it. */
export interface CheckOptions extends Omit<AskerOptions, 'language' | 'timeLimit'> {
  /** In the platform's own code; `EN` unless given. */
  readonly language?: string
  /** The most milliseconds for one call; 10,000 unless given. */
  readonly timeLimit?: number
  /**
   * A test account: its calls are read as well. Without one they
   * are asked for without a session, which shows their paths alone.
   */
  readonly credentials?: Credentials
  /** Left out, the cipher whose key the platform serves; `plain` where it has no key call. */
  readonly cipher?: PlatformFile['cipher']
  /** Makes calls that change the account of `credentials`. */
  readonly effects?: boolean
  /** Called for each call as it is reported. */
  readonly onCall?: (call: CallReport) => void
}

const ignored: Report['idempotency'] = {
  value: 'ignored',
  seen: false,
  why: 'without an effect nothing shows whether a key is honoured',
}

function count(calls: readonly CallReport[]): Counts {
  const counts: Record<CallStatus, number> = { has: 0, otherwise: 0, misses: 0, 'not tried': 0 }
  for (const { status } of calls) counts[status] += 1
  return counts
}

const readsOf = (hasSession: boolean): Endpoint[] =>
  records.filter((endpoint) => isHarmless(endpoint) && (hasSession || endpoint.token !== 'required'))

/**
 * Asks a platform for every call of the contract and tells what it has, misses or does otherwise, with the overrides
 * that a client of it needs. Without `effects` nothing on the platform changes: reads are made, every other call is
 * asked for without a session, which a platform refuses.
 *
 * @param options ports (`portsOf(globalThis)`), `address` as an origin
 *   without a slash at the end, `merchant`, and what may be tried
 * @returns the report, with a row for each call and the platform as data
 * @throws ConformanceError `unreachable`, `not.a.platform`, `cipher.unknown` or `login.refused`
 * @example
 * const report = await checkPlatform({ ...portsOf(globalThis), address: 'https://platform.example', merchant: 'demo01' })
 * report.calls.filter(({ status }) => status === 'otherwise')
 */
export async function checkPlatform(options: CheckOptions): Promise<Report> {
  const { address, merchant, language = 'EN', timeLimit = 10_000, credentials, effects = false, newId } = options
  const asker: Asker = createAsker({ ...options, language, timeLimit })
  const { unknown, generation } = await connect(asker, address)
  const calls = new Map<string, CallReport>()
  const tell = (call: CallReport): void => {
    calls.set(call.name, call)
    options.onCall?.(call)
  }
  const known = createKnownValues(new URL(address).hostname, [...readsOf(true), ...tried])

  /** Reads a call and reports it. @returns its reply; null where no path of it answers */
  const read = async (endpoint: Endpoint): Promise<Reply | null> => {
    const asked = known.inputOf(endpoint)
    if ('lacks' in asked) {
      const probed = await probeCall(asker, unknown, endpoint, candidatesOf(endpoint, generation))
      tell({ ...probed, detail: `${probed.detail}; asked without ${asked.lacks}, which no answer had` })
      return null
    }
    const found = await findCall(asker, unknown, endpoint, candidatesOf(endpoint, generation), asked.input)
    if (!found) {
      tell(plainReport(endpoint, 'misses', 'no path of it answers'))
      return null
    }
    known.learn(found.reply.output)
    tell(judgeCall(endpoint, found, asked.made))
    return found.reply
  }

  const keys = new Map<Endpoint, Reply | null>()
  for (const endpoint of [getBoxKey, getRsaKey]) keys.set(endpoint, await read(endpoint))
  const cipher = options.cipher ?? chooseCipher(keys)
  if (credentials) tell(await openSession(asker, unknown, credentials, cipher))
  const rest = readsOf(asker.token !== null).filter(({ name }) => !calls.has(name))
  const needs = (endpoint: Endpoint): boolean => 'lacks' in known.inputOf(endpoint)
  const later = rest.filter(needs)
  for (const endpoint of rest) if (!later.includes(endpoint)) await read(endpoint)
  for (const endpoint of later) await read(endpoint)

  const effected =
    effects && asker.token !== null
      ? await tryEffects({ asker, unknown, known, generation, language, newId })
      : { calls: [], idempotency: null }
  for (const call of effected.calls) tell(call)
  if (asker.token !== null) {
    const found = await findCall(asker, unknown, logout, candidatesOf(logout, generation), {})
    tell(found ? judgeCall(logout, found, true) : plainReport(logout, 'misses', 'no path of it answers'))
  }
  for (const endpoint of records.filter(({ name }) => !calls.has(name))) {
    if (endpoint.token === 'required')
      tell(await probeCall(asker, unknown, endpoint, candidatesOf(endpoint, generation)))
    else tell(plainReport(endpoint, 'not tried', endpoint.name === login.name ? 'needs an account' : 'has an effect'))
  }

  const reported = records.flatMap(({ name }) => calls.get(name) ?? [])
  const idempotency = effected.idempotency ?? ignored
  return {
    address,
    merchant,
    generation,
    cipher,
    idempotency,
    loggedIn: asker.token !== null,
    calls: reported,
    counts: count(reported.filter(({ contract }) => contract)),
    beyond: count(reported.filter(({ contract }) => !contract)),
    notes: notesOf(options, asker),
    platform: platformOf(records, calls, { cipher, generation, idempotency, headerNames: asker.headerNames }),
  }
}

/** What limits a report. */
const notesOf = ({ credentials, effects = false }: CheckOptions, { token }: Asker): string[] => [
  ...(credentials
    ? []
    : ['Without an account, calls of members were asked for without a session: their answers were not read.']),
  ...(credentials && token === null ? ['The login was answered without a token: calls of members were not read.'] : []),
  ...(effects ? [] : ['Calls with an effect were asked for without a session, or not at all.']),
]
