import { parseArgs } from 'node:util'
import type { Credentials, PlatformFile } from '../src/index.ts'

/** What one run was asked for. */
export interface Settings {
  /** Origin of the platform, without a slash at the end. */
  readonly address: string
  readonly merchant: string
  readonly language: string
  readonly credentials: Credentials | null
  readonly cipher: PlatformFile['cipher'] | null
  readonly effects: boolean
  /** Where the platform file goes; null for nowhere. */
  readonly out: string | null
  readonly json: boolean
  /** Whether a call of the contract that is missing makes the run fail. */
  readonly strict: boolean
  /** Milliseconds for one call. */
  readonly timeLimit: number
  /** The most calls a minute; 0 for as many as it takes. */
  readonly pace: number
}

/** How to run it. */
export const usage = `npx @parlour/conformance <address> [options]

  --merchant <code>        merchant code (vesper)
  --username <name>        a test account, for the calls of members; its password by --password or CONFORMANCE_PASSWORD
  --password <password>
  --cipher <name>          box, legacy or plain; left out, the one whose key the platform serves, plain where it has none
  --language <code>        language in the platform's codes (EN)
  --effects                make calls that change the test account: favourites, a launch, feedback, a deposit order
  --out <file>             write the platform file of a brand: a module for .ts, data for .json
  --json                   print the report as JSON
  --strict                 fail on a missing call of the contract as well
  --timeout <seconds>      for one call (10)
  --pace <calls>           the most calls a minute, for a platform that limits them; no limit unless given

Exit code 0: what was tried fits. 1: something does not. 2: a wrong argument, no connection, no platform, an unknown cipher, a refused login.
`

/** A wrong argument; the message says which. */
export class UsageError extends Error {}

const options = {
  merchant: { type: 'string', default: 'vesper' },
  username: { type: 'string' },
  password: { type: 'string' },
  cipher: { type: 'string' },
  language: { type: 'string', default: 'EN' },
  effects: { type: 'boolean', default: false },
  out: { type: 'string' },
  json: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  timeout: { type: 'string', default: '10' },
  pace: { type: 'string', default: '0' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function originOf(addresses: readonly string[]): string {
  const [address, ...more] = addresses
  if (address === undefined) throw new UsageError('an address is missing, for example https://platform.example')
  if (more.length > 0) throw new UsageError(`one address at a time: ${addresses.join(' ')}`)
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`${address} is no http address, for example https://platform.example`)
  if (url.pathname !== '/' || url.search || url.username)
    throw new UsageError(`${address} is more than an origin: write ${url.origin}`)
  return url.origin
}

const isCipher = (name: string): name is PlatformFile['cipher'] => ['box', 'legacy', 'plain'].includes(name)

/** Reads the arguments; null where help was asked for. @throws UsageError */
export function readSettings(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Settings | null {
  const { values, positionals } = parse(args)
  if (values.help) return null
  const { username, password = environment['CONFORMANCE_PASSWORD'], cipher, out, timeout, pace } = values
  if (cipher !== undefined && !isCipher(cipher)) throw new UsageError(`--cipher is box, legacy or plain, not ${cipher}`)
  if (username !== undefined && password === undefined) throw new UsageError('--username needs --password')
  if (username === undefined && values.password !== undefined) throw new UsageError('--password needs --username')
  if (values.effects && username === undefined) throw new UsageError('--effects needs a test account: --username')
  if (out !== undefined && !/\.(ts|json)$/.test(out)) throw new UsageError(`--out ends in .ts or .json, not ${out}`)
  if (!(Number(timeout) > 0)) throw new UsageError(`--timeout is a number of seconds, not ${timeout}`)
  if (!(Number(pace) >= 0)) throw new UsageError(`--pace is a number of calls a minute, not ${pace}`)
  return {
    address: originOf(positionals),
    merchant: values.merchant,
    language: values.language,
    credentials: username !== undefined && password !== undefined ? { username, password } : null,
    cipher: cipher ?? null,
    effects: values.effects,
    out: out ?? null,
    json: values.json,
    strict: values.strict,
    timeLimit: Number(timeout) * 1000,
    pace: Number(pace),
  }
}
